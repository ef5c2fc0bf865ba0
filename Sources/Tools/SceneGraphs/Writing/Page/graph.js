'use strict';
(() => {
    const graph = JSON.parse(document.getElementById('graph').textContent);
    const byId = new Map(graph.nodes.map(node => [node.id, node]));
    const groups = new Map(graph.groups.map(group => [group.id, group.label]));
    const $ = id => document.getElementById(id);
    const svg = (name, attributes, parent) => {
        const element = document.createElementNS('http://www.w3.org/2000/svg', name);
        for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
        if (parent) parent.append(element);
        return element;
    };
    // So many boxes can be read at once; more start with their groups closed.
    const readable = 60;
    const state = {
        open: new Set(graph.nodes.length <= readable ? groups.keys() : []),
        // Packages from outside are shown when they are asked for.
        query: '', depth: 1, faultsOnly: false, hidden: new Set(['outside']), chosen: null,
        view: { x: 0, y: 0, scale: 1 },
    };

    // What is visible: filters first, then closed groups become one box each.

    const isFaulty = item => item.findings.length > 0;

    function wanted() {
        let nodes = graph.nodes.filter(node => !state.hidden.has(node.kind));
        if (state.faultsOnly) {
            const touched = new Set(graph.edges.filter(isFaulty).flatMap(edge => [edge.from, edge.to]));
            nodes = nodes.filter(node => isFaulty(node) || touched.has(node.id));
        }
        if (!state.query) return nodes;
        const words = state.query.toLowerCase();
        const reached = new Set(nodes.filter(node =>
            node.label.toLowerCase().includes(words) || (groups.get(node.group) || '').toLowerCase().includes(words)
        ).map(node => node.id));
        for (let step = 0; step < state.depth; step += 1) {
            const before = reached.size;
            const front = new Set(reached);
            for (const edge of graph.edges) {
                if (front.has(edge.from)) reached.add(edge.to);
                if (front.has(edge.to)) reached.add(edge.from);
            }
            if (reached.size === before) break;
        }
        return nodes.filter(node => reached.has(node.id));
    }

    function visible() {
        const nodes = new Map(), homes = new Map();
        const shown = wanted();
        const opened = id => state.open.has(id) || (state.query && shown.length <= readable);
        for (const node of shown) {
            if (node.group == null || opened(node.group)) {
                nodes.set(node.id, { ...node, members: null });
                homes.set(node.id, node.id);
                continue;
            }
            const id = 'group:' + node.group;
            const fold = nodes.get(id) || { id, label: '', kind: 'group', group: node.group, findings: [], members: [] };
            fold.members.push(node.id);
            fold.findings = fold.findings.concat(node.findings);
            fold.label = `${groups.get(node.group) || node.group} (${fold.members.length})`;
            nodes.set(id, fold);
            homes.set(node.id, id);
        }
        const edges = new Map();
        for (const edge of graph.edges) {
            const from = homes.get(edge.from), to = homes.get(edge.to);
            if (from === undefined || to === undefined || (from === to && edge.from !== edge.to)) continue;
            const key = from + '\u0000' + to + '\u0000' + edge.kind;
            const one = edges.get(key) || { from, to, kind: edge.kind, count: 0, findings: [], labels: new Set() };
            one.count += edge.count;
            one.findings = one.findings.concat(edge.findings);
            if (edge.label) one.labels.add(edge.label);
            edges.set(key, one);
        }
        return { nodes: [...nodes.values()], edges: [...edges.values()] };
    }

    // Layers: loops are cut where a walk meets them, each box stands right of all that lead to it.

    function ranks(nodes, next) {
        const rank = new Map(), mark = new Map(), order = [];
        for (const start of nodes) {
            if (mark.has(start.id)) continue;
            const stack = [[start.id, 0]];
            mark.set(start.id, 1);
            while (stack.length) {
                const top = stack[stack.length - 1];
                const followers = next.get(top[0]) || [];
                if (top[1] < followers.length) {
                    const follower = followers[top[1]];
                    top[1] += 1;
                    if (!mark.has(follower)) { mark.set(follower, 1); stack.push([follower, 0]); }
                } else {
                    mark.set(top[0], 2);
                    order.push(top[0]);
                    stack.pop();
                }
            }
        }
        const place = new Map(order.map((id, index) => [id, index]));
        for (const id of order.reverse()) {
            const own = rank.get(id) || 0;
            rank.set(id, own);
            for (const follower of next.get(id) || []) {
                if (place.get(follower) < place.get(id)) rank.set(follower, Math.max(rank.get(follower) || 0, own + 1));
            }
        }
        return rank;
    }

    function layers(nodes, edges) {
        const next = new Map(), back = new Map();
        const push = (map, key, value) => map.has(key) ? map.get(key).push(value) : map.set(key, [value]);
        for (const edge of edges) {
            // References back do not say what comes first.
            if (edge.from === edge.to || edge.kind === 'sees') continue;
            push(next, edge.from, edge.to);
            push(back, edge.to, edge.from);
        }
        const rank = ranks([...nodes].sort((a, b) => back.has(a.id) - back.has(b.id)), next);
        const rows = [];
        for (const node of nodes) (rows[rank.get(node.id)] ||= []).push(node);
        const place = new Map();
        const number = row => row.forEach((node, index) => place.set(node.id, index / row.length));
        rows.forEach(row => { row.sort((a, b) => (a.group || '').localeCompare(b.group || '') || a.label.localeCompare(b.label)); number(row); });
        for (let sweep = 0; sweep < 6; sweep += 1) {
            const around = sweep % 2 ? next : back;
            for (const row of sweep % 2 ? [...rows].reverse() : rows) {
                const middle = new Map(row.map(node => {
                    const ends = around.get(node.id) || [];
                    return [node.id, ends.length ? ends.reduce((sum, id) => sum + place.get(id), 0) / ends.length : place.get(node.id)];
                }));
                row.sort((a, b) => middle.get(a.id) - middle.get(b.id));
                number(row);
            }
        }
        return rows.filter(row => row);
    }

    const most = 24, height = 28, gapX = 90, gapY = 14, wideAs = 1.8;
    const widthOf = node => Math.max(60, node.label.length * 7.2 + 22);

    function columns(nodes, edges) {
        const found = [];
        for (const row of layers(nodes, edges)) {
            for (let start = 0; start < row.length; start += most) {
                const members = row.slice(start, start + most);
                const wide = Math.max(...members.map(widthOf));
                found.push({ members, wide, high: members.length * (height + gapY), room: wide + gapX });
            }
        }
        return found;
    }

    // Columns run from left to right; where that would make a long thin strip, they go on below.
    function bands(all) {
        const area = all.reduce((sum, column) => sum + column.room * (column.high + 40), 0);
        const widest = Math.max(Math.sqrt(area * wideAs), ...all.map(column => column.room), 900);
        const found = [];
        let width = Infinity;
        for (const column of all) {
            if (width + column.room > widest) { found.push([]); width = 0; }
            found[found.length - 1].push(column);
            width += column.room;
        }
        return found;
    }

    function laidOut(nodes, edges) {
        let top = 0;
        for (const band of bands(columns(nodes, edges))) {
            const high = Math.max(...band.map(column => column.high));
            let x = 0;
            for (const column of band) {
                column.members.forEach((node, index) => {
                    node.width = widthOf(node);
                    node.x = x + column.wide / 2;
                    node.y = top + high / 2 + (index - (column.members.length - 1) / 2) * (height + gapY);
                });
                x += column.room;
            }
            top += high + 40;
        }
        return nodes;
    }

    // Where Graphviz has put everything, if it was installed; only as long as every box that is shown has a place there.

    function placed(nodes) {
        const layout = graph.layout;
        if (!layout || !nodes.every(node => layout.nodes[node.id])) return null;
        for (const node of nodes) {
            node.width = widthOf(node);
            [node.x, node.y] = layout.nodes[node.id];
        }
        const shown = new Set(nodes.map(node => node.group));
        return {
            edges: new Map(layout.edges.map(edge => [[edge.from, edge.to, edge.kind].join('\u0000'), edge])),
            groups: Object.entries(layout.groups).filter(([id]) => shown.has(id)),
        };
    }

    // Labels on arrows move down until they cover neither a box nor another label.
    function freePlace(x, y, text, taken) {
        const half = text.length * 2.9 + 3;
        const covers = (box, top) => Math.abs(box.x - x) < box.half + half && Math.abs(box.y - top) < box.high + 7;
        let top = y;
        for (let step = 0; step < 40 && taken.some(box => covers(box, top)); step += 1) top = y + (step % 2 ? -1 : 1) * Math.ceil((step + 1) / 2) * 9;
        taken.push({ x, y: top, half, high: 7 });
        return [x, top];
    }

    // Drawing

    let drawn = { nodes: [], edges: [] };

    function draw(fits) {
        const { nodes, edges } = visible();
        const layout = placed(nodes);
        if (!layout) laidOut(nodes, edges);
        drawn = { nodes, edges };
        const world = $('world');
        world.replaceChildren();
        const at = new Map(nodes.map(node => [node.id, node]));
        const fewLabels = edges.length <= 40;
        const taken = nodes.map(node => ({ x: node.x, y: node.y, half: node.width / 2, high: height / 2 }));
        for (const [id, box] of layout ? layout.groups : []) drawGroup(groups.get(id) || id, box, world);
        for (const edge of edges) {
            const route = layout && layout.edges.get([edge.from, edge.to, edge.kind].join('\u0000'));
            drawEdge(edge, at.get(edge.from), at.get(edge.to), world, { shown: fewLabels || !!route, route, taken });
        }
        for (const node of nodes) drawNode(node, world);
        const faults = nodes.filter(isFaulty).length + edges.filter(isFaulty).length;
        $('summary').textContent = `${nodes.length} of ${graph.nodes.length} boxes, ${edges.length} arrows` + (faults ? `, ${faults} with findings` : '');
        if (fits) fit(); else move();
        mark();
    }

    function drawGroup(label, [x, y, width, height], world) {
        svg('rect', { class: 'cluster', x, y, width, height }, world);
        svg('text', { class: 'cluster-label', x: x + width / 2, y: y + 15 }, world).textContent = label;
    }

    function drawEdge(edge, from, to, world, { shown, route, taken }) {
        const forward = to.x > from.x;
        const x1 = from.x + (forward ? 1 : -1) * from.width / 2, x2 = to.x - (forward ? 1 : -1) * to.width / 2;
        const bend = Math.max(30, Math.abs(x2 - x1) / 2) * (forward ? 1 : -1);
        // An arrow back keeps clear of one the other way.
        const y1 = from.y + (forward ? -3 : 6), y2 = to.y + (forward ? -3 : 6);
        const path = route ? route.path : from === to
            ? `M${from.x - 12},${from.y - 14} C${from.x - 30},${from.y - 44} ${from.x + 30},${from.y - 44} ${from.x + 12},${from.y - 14}`
            : `M${x1},${y1} C${x1 + bend},${y1} ${x2 - bend},${y2} ${x2},${y2}`;
        const line = svg('path', { d: path, class: `edge ${edge.kind}${isFaulty(edge) ? ' fault' : ''}`, 'marker-end': 'url(#tip)' }, world);
        line.dataset.from = edge.from;
        line.dataset.to = edge.to;
        const words = [...edge.labels].join(', ') || edge.kind;
        svg('title', {}, line).textContent = `${from.label} ${words} ${to.label}` + edge.findings.map(text => '\n' + text).join('');
        if (shown && edge.labels.size) {
            const [x, y] = route && route.label ? route.label : freePlace((x1 + x2) / 2, (y1 + y2) / 2 - 5, words, taken);
            svg('text', { class: 'label', x, y }, world).textContent = words;
        }
    }

    function drawNode(node, world) {
        const box = svg('g', {
            class: `node ${node.kind}${isFaulty(node) ? ' fault' : ''}`, transform: `translate(${node.x},${node.y})`,
            tabindex: 0, role: 'button', 'aria-label': node.label + (isFaulty(node) ? `, ${node.findings.length} finding${node.findings.length === 1 ? '' : 's'}` : ''),
        }, world);
        box.dataset.id = node.id;
        svg('rect', { x: -node.width / 2, y: -height / 2, width: node.width, height }, box);
        svg('text', {}, box).textContent = node.label;
        box.addEventListener('click', () => choose(node.id));
        box.addEventListener('keydown', event => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            choose(node.id);
        });
    }

    // Choosing a box

    function choose(id) {
        if (id.startsWith('group:')) {
            state.open.add(id.slice(6));
            state.chosen = null;
            draw(false);
            return;
        }
        state.chosen = state.chosen === id ? null : id;
        mark();
        details();
    }

    function mark() {
        for (const box of document.querySelectorAll('.node')) box.classList.toggle('chosen', box.dataset.id === state.chosen);
        for (const line of document.querySelectorAll('.edge')) {
            line.classList.toggle('near', state.chosen !== null && (line.dataset.from === state.chosen || line.dataset.to === state.chosen));
        }
    }

    function details() {
        const node = byId.get(state.chosen), pane = $('details');
        pane.replaceChildren();
        const add = (name, text, cssClass) => {
            const element = document.createElement(name);
            element.textContent = text;
            if (cssClass) element.className = cssClass;
            pane.append(element);
            return element;
        };
        if (!node) { add('p', 'Choose a box to see what it knows and who knows it.'); return; }
        add('h2', node.label);
        add('div', node.kind + (node.group ? ` in ${groups.get(node.group) || node.group}` : ''), 'soft');
        if (node.place) add('div', `${node.place.path}:${node.place.line}`, 'soft');
        if (node.group && groups.has(node.group)) {
            const button = add('button', `Close ${groups.get(node.group)}`);
            button.type = 'button';
            button.addEventListener('click', () => { state.open.delete(node.group); state.chosen = null; draw(false); details(); });
        }
        const list = (title, items, cssClass) => {
            if (!items.length) return;
            add('h3', title);
            const rows = document.createElement('ul');
            for (const text of items) rows.append(Object.assign(document.createElement('li'), { textContent: text, className: cssClass || '' }));
            pane.append(rows);
        };
        const words = edge => edge.kind + (edge.label ? ` (${edge.label})` : '');
        list('Findings', node.findings, 'fault');
        list('To', graph.edges.filter(edge => edge.from === node.id).map(edge => `${words(edge)} ${byId.get(edge.to).label}`));
        list('From', graph.edges.filter(edge => edge.to === node.id).map(edge => `${byId.get(edge.from).label} ${words(edge)}`));
    }

    // Moving about

    function move() {
        const { x, y, scale } = state.view;
        $('world').setAttribute('transform', `translate(${x},${y}) scale(${scale})`);
    }

    function zoom(factor, x, y) {
        const view = state.view, scale = Math.min(4, Math.max(0.02, view.scale * factor)), real = scale / view.scale;
        const box = $('picture').getBoundingClientRect();
        const [px, py] = x === undefined ? [box.width / 2, box.height / 2] : [x - box.left, y - box.top];
        state.view = { x: px - (px - view.x) * real, y: py - (py - view.y) * real, scale };
        move();
    }

    function fit() {
        const box = $('picture').getBoundingClientRect(), nodes = drawn.nodes;
        if (!nodes.length) { move(); return; }
        const around = $('world').getBBox();
        const left = around.x, right = around.x + around.width, top = around.y - 10, bottom = around.y + around.height + 10;
        const scale = Math.min(1.2, (box.width - 40) / (right - left), (box.height - 40) / (bottom - top));
        state.view = { scale, x: box.width / 2 - scale * (left + right) / 2, y: box.height / 2 - scale * (top + bottom) / 2 };
        move();
    }

    function listen() {
        const picture = $('picture');
        let held = null;
        picture.addEventListener('pointerdown', event => { held = [event.clientX, event.clientY]; });
        picture.addEventListener('pointermove', event => {
            if (!held || event.buttons === 0) { held = null; picture.classList.remove('moving'); return; }
            picture.classList.add('moving');
            state.view.x += event.clientX - held[0];
            state.view.y += event.clientY - held[1];
            held = [event.clientX, event.clientY];
            move();
        });
        picture.addEventListener('wheel', event => {
            event.preventDefault();
            zoom(Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
        }, { passive: false });
        picture.addEventListener('keydown', event => {
            const steps = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] };
            const step = steps[event.key];
            if (step) { state.view.x += step[0]; state.view.y += step[1]; move(); }
            else if (event.key === '+' || event.key === '=') zoom(1.25);
            else if (event.key === '-') zoom(0.8);
            else if (event.key === '0') fit();
            else return;
            event.preventDefault();
        });
        $('search').addEventListener('input', event => { state.query = event.target.value.trim(); draw(true); });
        $('depth').addEventListener('change', event => { state.depth = Number(event.target.value); draw(true); });
        $('faults').addEventListener('change', event => { state.faultsOnly = event.target.checked; draw(true); });
        $('open').addEventListener('click', () => { state.open = new Set(groups.keys()); draw(true); });
        $('close').addEventListener('click', () => { state.open.clear(); draw(true); });
        $('fit').addEventListener('click', fit);
        $('in').addEventListener('click', () => zoom(1.25));
        $('out').addEventListener('click', () => zoom(0.8));
        document.addEventListener('keydown', event => {
            if (event.key === '/' && document.activeElement.tagName !== 'INPUT') { event.preventDefault(); $('search').focus(); }
        });
        window.addEventListener('resize', fit);
    }

    function kindFilters() {
        const kinds = [...new Set(graph.nodes.map(node => node.kind))].sort();
        if (kinds.length < 2) return;
        for (const kind of kinds) {
            const label = document.createElement('label'), box = document.createElement('input');
            box.type = 'checkbox';
            box.checked = !state.hidden.has(kind);
            box.addEventListener('change', () => { state.hidden[box.checked ? 'delete' : 'add'](kind); draw(true); });
            label.append(box, ' ' + kind + ' ');
            $('kinds').append(label);
        }
    }

    const tip = svg('marker', { id: 'tip', viewBox: '0 0 8 8', refX: 7, refY: 4, markerWidth: 8, markerHeight: 8, markerUnits: 'userSpaceOnUse', orient: 'auto-start-reverse' }, svg('defs', {}));
    svg('path', { d: 'M0,0 L8,4 L0,8 z', class: 'arrow' }, tip);
    $('picture').prepend(tip.parentNode);
    $('title').textContent = graph.title;
    for (const id of ['open', 'close']) $(id).hidden = !graph.groups.length;
    kindFilters();
    listen();
    draw(true);
})();
