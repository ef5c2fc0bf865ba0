// Fails one system call that changes files below a folder, or ends the process there as a kill does.
// FAULT_ROOT: the folder. FAULT_AT: the number of the call, from zero. FAULT_KIND: fail, kill, or count.
// FAULT_LOG: where to write the number of calls that were seen.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

static int seen = 0;
static char tracked[65536];

static const char *variable(const char *name) { const char *value = getenv(name); return value ? value : ""; }

static void note(void) {
    char text[16];
    const char *log = variable("FAULT_LOG");
    if (!*log) return;
    int (*real_open)(const char *, int, ...) = dlsym(RTLD_NEXT, "open");
    ssize_t (*real_write)(int, const void *, size_t) = dlsym(RTLD_NEXT, "write");
    int (*real_close)(int) = dlsym(RTLD_NEXT, "close");
    int file = real_open(log, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (file < 0) return;
    int length = snprintf(text, sizeof text, "%d", seen);
    real_write(file, text, (size_t)length);
    real_close(file);
}

// Paths that a person named may be relative to the current folder.
static int is_ours(const char *path) {
    const char *root = variable("FAULT_ROOT");
    size_t length = strlen(root);
    char whole[2 * PATH_MAX];
    if (!length || !path) return 0;
    if (path[0] != '/' && getcwd(whole, PATH_MAX)) {
        size_t folder = strlen(whole);
        snprintf(whole + folder, sizeof whole - folder, "/%s", path);
        path = whole;
    }
    if (strncmp(path, root, length) != 0) return 0;
    // A cache can be written at any time, and is read with care.
    return strstr(path, "/.build/") == NULL;
}

static int fault(int kind_error) {
    int at = atoi(variable("FAULT_AT"));
    int now = seen++;
    note();
    if (now != at) return 0;
    if (strcmp(variable("FAULT_KIND"), "kill") == 0) _exit(137);
    if (strcmp(variable("FAULT_KIND"), "fail") != 0) return 0;
    errno = kind_error;
    return 1;
}

// Whether the process ends at the next call: then half of what it writes is still written.
static int dies_next(void) { return strcmp(variable("FAULT_KIND"), "kill") == 0 && seen == atoi(variable("FAULT_AT")); }

static int is_tracked(int file) { return file >= 0 && file < (int)sizeof tracked && tracked[file]; }

static void track(int file, int value) { if (file >= 0 && file < (int)sizeof tracked) tracked[file] = (char)value; }

static int opened(const char *name, const char *path, int flags, mode_t mode) {
    int (*real)(const char *, int, ...) = dlsym(RTLD_NEXT, name);
    int changes = (flags & O_ACCMODE) != O_RDONLY || (flags & O_CREAT);
    int ours = is_ours(path);
    if (ours && changes && fault(ENOSPC)) return -1;
    int file = real(path, flags, mode);
    track(file, ours);
    return file;
}

#define MODE_OF_ARGUMENTS(flags) \
    mode_t mode = 0; \
    if ((flags) & O_CREAT) { va_list list; va_start(list, flags); mode = va_arg(list, mode_t); va_end(list); }

int open(const char *path, int flags, ...) { MODE_OF_ARGUMENTS(flags) return opened("open", path, flags, mode); }
int open64(const char *path, int flags, ...) { MODE_OF_ARGUMENTS(flags) return opened("open64", path, flags, mode); }

ssize_t write(int file, const void *bytes, size_t count) {
    ssize_t (*real)(int, const void *, size_t) = dlsym(RTLD_NEXT, "write");
    if (is_tracked(file)) {
        if (dies_next() && count > 1) real(file, bytes, count / 2);
        if (fault(ENOSPC)) return -1;
    }
    return real(file, bytes, count);
}

// SQLite writes at an offset.
#define WRITE_AT(name, offset_type) \
    ssize_t name(int file, const void *bytes, size_t count, offset_type offset) { \
        ssize_t (*real)(int, const void *, size_t, offset_type) = dlsym(RTLD_NEXT, #name); \
        if (is_tracked(file)) { \
            if (dies_next() && count > 1) real(file, bytes, count / 2, offset); \
            if (fault(ENOSPC)) return -1; \
        } \
        return real(file, bytes, count, offset); \
    }
WRITE_AT(pwrite, off_t)
WRITE_AT(pwrite64, off64_t)

int close(int file) {
    int (*real)(int) = dlsym(RTLD_NEXT, "close");
    track(file, 0);
    return real(file);
}

#define ONE_FILE(name, code, parameters, ...) \
    int name parameters { \
        int (*real) parameters = dlsym(RTLD_NEXT, #name); \
        if (is_tracked(file) && fault(code)) return -1; \
        return real(__VA_ARGS__); \
    }
ONE_FILE(fsync, EIO, (int file), file)
ONE_FILE(fdatasync, EIO, (int file), file)
ONE_FILE(fchmod, EIO, (int file, mode_t mode), file, mode)
ONE_FILE(ftruncate, EIO, (int file, off_t length), file, length)
ONE_FILE(ftruncate64, EIO, (int file, off64_t length), file, length)

#define TWO_PATHS(name, code) \
    int name(const char *from, const char *to) { \
        int (*real)(const char *, const char *) = dlsym(RTLD_NEXT, #name); \
        if ((is_ours(from) || is_ours(to)) && fault(code)) return -1; \
        return real(from, to); \
    }
TWO_PATHS(rename, EIO)
TWO_PATHS(link, EIO)
TWO_PATHS(symlink, EIO)

#define ONE_PATH(name, code) \
    int name(const char *path) { \
        int (*real)(const char *) = dlsym(RTLD_NEXT, #name); \
        if (is_ours(path) && fault(code)) return -1; \
        return real(path); \
    }
ONE_PATH(unlink, EIO)
ONE_PATH(rmdir, EIO)

int mkdir(const char *path, mode_t mode) {
    int (*real)(const char *, mode_t) = dlsym(RTLD_NEXT, "mkdir");
    if (is_ours(path) && fault(ENOSPC)) return -1;
    return real(path, mode);
}
