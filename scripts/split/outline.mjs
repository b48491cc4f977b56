// Makes functions of their own out of what a rehearsal has not come to, so that it need not travel with what it stands in.

import { OP, VOID, call, decoded } from './code.mjs';
import { heights, liveness, target } from './flow.mjs';
import { CODE, FUNCTION, TYPE, list, number, signed, sized } from './module.mjs';
import { exits, idle, locals, members } from './regions.mjs';

/** A region must save at least so many bytes: its function has costs of its own. */
const WORTH = 12;

const I32 = 0x7f;

const one = (op, value) => Buffer.concat([Buffer.from([op]), number(value)]);
const constant = (value) => Buffer.concat([Buffer.from([OP.i32]), signed(value)]);

/** Types of functions, each once. */
class Types {
  constructor(types) {
    this.all = [...types];
    this.known = new Map(types.map((it, index) => [Types.key(it), index]).reverse());
  }

  static key = ({ parameters, results }) => `${parameters}:${results}`;

  of(type) {
    const key = Types.key(type);
    if (!this.known.has(key)) this.known.set(key, this.all.push(type) - 1);
    return this.known.get(key);
  }

  section() {
    const written = (it) => list([...it].map((type) => Buffer.from([type])));
    return list(this.all.map(({ parameters, results }) => Buffer.concat([Buffer.from([0x60]), written(parameters), written(results)])));
  }
}

/** The local variables of a function in groups, as they are written. */
function declared(types) {
  const groups = [];
  for (const type of types) {
    if (groups.at(-1)?.type === type) groups.at(-1).count++;
    else groups.push({ type, count: 1 });
  }
  return list(groups.map(({ type, count }) => Buffer.concat([number(count), Buffer.from([type])])));
}

/** One function whose regions are taken out. */
class Outliner {
  constructor(module, index) {
    const type = module.types[module.functions[index]];
    this.body = module.bodies[index];
    this.results = type.results;
    this.parameters = type.parameters;
    Object.assign(this, decoded(this.body));
    this.flow = heights(this, type.results, module);
    this.live = liveness(this, this.flow);
    this.all = [...type.parameters, ...this.locals];
    this.scratch = new Map();
  }

  /** A variable of the function for a value between two instructions. */
  spare(name, type) {
    const key = `${name}:${type}`;
    if (!this.scratch.has(key)) this.scratch.set(key, this.all.push(type) - 1);
    return this.scratch.get(key);
  }

  bytes(from, to) {
    return this.body.subarray(this.code[from].at, this.code[to].at);
  }

  /** A region as a function with its type, and what stands in its place for a given number of that function. */
  taken(region) {
    const out = exits(this.code, this.flow, region, this.results);
    if (!out) return undefined;
    const { read, written } = locals(this.code, region);
    const liveOut = out.begins.map((it) => this.live.label.get(it)).reduce((a, b) => a | b, out.falls ? this.live.before[region.to] : 0n);
    const given = members(this.live.before[region.from] & (read | written));
    const back = members(written & liveOut);
    const ways = [...(out.falls ? ['on'] : []), ...out.begins];
    const value = (way) => (way === 'on' ? region.frame.results : way === -1 ? this.results : []);
    const typeOf = (it) => this.all[it];
    const carried = ways.flatMap((way) => value(way).map((type) => ({ way, type })));
    const coded = ways.length > 1;
    const type = {
      parameters: given.map(typeOf),
      results: [...carried.map((it) => it.type), ...(coded ? [I32] : []), ...back.map(typeOf)],
    };
    return { type, body: this.own(region, { given, back, ways, carried, coded, used: read | written }), call: (index) => this.replaced(region, index, { given, back, ways, carried, coded }) };
  }

  /** The body of the function that a region becomes. */
  own(region, { given, back, ways, carried, coded, used }) {
    const order = [...given, ...members(used).filter((it) => !given.includes(it))];
    const names = new Map(order.map((it, index) => [it, index]));
    const types = order.slice(given.length).map((it) => this.all[it]);
    const kept = new Map(carried.map(({ way, type }) => [way, given.length + types.push(type) - 1]));
    const get = (it) => one(OP.get, it);
    const leave = (way) => Buffer.concat([
      ...carried.map((it) => get(kept.get(it.way))),
      ...(coded ? [constant(ways.indexOf(way))] : []),
      ...back.map((it) => get(names.get(it))),
    ]);
    // A block for every way out by a branch; the first is the innermost.
    const branches = ways.filter((it) => it !== 'on');
    const outer = (way, depth) => depth + branches.indexOf(way);
    const parts = branches.map(() => Buffer.from([OP.block, VOID]));
    let depth = 0;
    for (let index = region.from; index < region.to; index++) {
      const { op, value, labels, at, end } = this.code[index];
      if (op >= OP.block && op <= OP.if) depth++;
      if (op === OP.end) depth--;
      if (op === OP.get || op === OP.set || op === OP.tee) parts.push(one(op, names.get(value)));
      else if (op === OP.return) {
        if (kept.has(-1)) parts.push(one(OP.set, kept.get(-1)));
        parts.push(one(OP.br, outer(-1, depth)));
      } else if (labels) {
        const led = labels.map((it) => (it < depth ? it : outer(target(this.flow.at[index].frame, it).begin, depth)));
        parts.push(op === OP.brTable ? Buffer.concat([Buffer.from([op]), list(led.slice(0, -1).map(number)), number(led.at(-1))]) : one(op, led[0]));
      } else parts.push(this.body.subarray(at, end));
    }
    if (ways.includes('on')) {
      if (kept.has('on')) parts.push(one(OP.set, kept.get('on')));
      parts.push(leave('on'));
      if (branches.length > 0) parts.push(Buffer.from([OP.return]));
    }
    branches.forEach((way, index) => {
      parts.push(Buffer.from([OP.end]), leave(way));
      if (index < branches.length - 1) parts.push(Buffer.from([OP.return]));
    });
    return Buffer.concat([declared(types), ...parts, Buffer.from([OP.end])]);
  }

  /** The function without some regions: `calls` stand in their places. */
  without(regions, calls) {
    const parts = [];
    let done = this.code[0].at;
    regions.forEach(({ from, to }, index) => {
      parts.push(this.body.subarray(done, this.code[from].at), calls[index]);
      done = this.code[to].at;
    });
    return Buffer.concat([declared(this.all.slice(this.parameters.length)), ...parts, this.body.subarray(done)]);
  }

  /** What stands where a region was. */
  replaced(region, index, { given, back, ways, carried, coded }) {
    const depth = (begin) => {
      let count = 0;
      for (let it = region.frame; it.begin !== begin; it = it.outer) count++;
      return count;
    };
    const set = (it) => one(OP.set, it);
    const get = (it) => one(OP.get, it);
    const parts = [...given.map(get), call(index), ...[...back].reverse().map(set)];
    if (ways.length === 0) return Buffer.concat([...parts, Buffer.from([OP.unreachable])]);
    const go = (way) => (way === 'on' ? Buffer.alloc(0) : way === -1 && this.results.length > 0 ? Buffer.from([OP.return]) : one(OP.br, depth(way)));
    if (!coded) return Buffer.concat([...parts, go(ways[0])]);
    if (ways.length === 2 && carried.length === 0) return Buffer.concat([...parts, one(OP.brIf, depth(ways[1])), go(ways[0])]);
    const code = this.spare('way', I32);
    const kept = new Map(carried.map((it) => [it.way, this.spare(`value ${it.way}`, it.type)]));
    parts.push(set(code), ...[...carried].reverse().map((it) => set(kept.get(it.way))));
    ways.slice(1).forEach((way, place) => {
      parts.push(get(code), constant(place + 1), Buffer.from([OP.eq]));
      if (kept.has(way)) parts.push(Buffer.from([OP.if, VOID]), get(kept.get(way)), Buffer.from([OP.return, OP.end]));
      else parts.push(one(OP.brIf, depth(way)));
    });
    if (kept.has(ways[0])) parts.push(get(kept.get(ways[0])));
    parts.push(go(ways[0]));
    return Buffer.concat(parts);
  }
}

/** What the linker knows of a function, cut along its regions: of what is left, and of every region. */
function shared(links, { code }, regions) {
  if (links?.count !== code.length) return undefined;
  const within = (at) => regions.findIndex(({ from, to }) => at >= from && at < to);
  const parts = [undefined, ...regions].map(() => ({ data: new Set(), functions: new Set() }));
  for (const { at, data, name } of links.places) {
    const part = parts[within(at) + 1];
    if (data !== undefined) part.data.add(data);
    if (name !== undefined) part.functions.add(name);
  }
  return parts;
}

/**
 * The module in which every region of some functions that did not run is a function of its own. `ran(function, instruction)` says whether a leader did.
 * The numbers of the functions stay; new ones come behind them.
 */
export function outlined(module, kept, ran, worth = WORTH) {
  const imports = module.imports.length;
  const types = new Types(module.types);
  const typed = { types: module.types, functions: module.functions, bodies: module.bodies, typeOf: (index) => (index < imports ? module.imports[index].type : module.functions[index - imports]) };
  const bodies = [...module.bodies];
  const functions = [...module.functions];
  const names = new Map(module.names.functions);
  const links = new Map(module.links.functions);
  for (const index of kept) {
    const it = new Outliner(typed, index);
    const taken = idle(it.code, it.flow, (at) => ran(index, at))
      .map((region) => ({ region, ...it.taken(region) }))
      .filter(({ region, call }) => call && it.bytes(region.from, region.to).length - call(imports + bodies.length).length >= worth);
    if (taken.length === 0) continue;
    const name = names.get(imports + index);
    const regions = taken.map((one) => one.region);
    const parts = shared(links.get(name), it, regions);
    if (parts) links.set(name, parts[0]);
    const calls = taken.map(({ type, body, call }, place) => {
      functions.push(types.of(type));
      const number = imports + bodies.push(body) - 1;
      names.set(number, `${name}~${place}`);
      links.set(`${name}~${place}`, parts?.[place + 1] ?? links.get(name));
      return call(number);
    });
    bodies[index] = it.without(regions, calls);
  }
  return {
    ...module,
    types: types.all,
    functions,
    bodies,
    names: { ...module.names, functions: names },
    links: { ...module.links, functions: links },
    sections: new Map(module.sections).set(TYPE, types.section()).set(FUNCTION, list(functions.map(number))).set(CODE, list(bodies.map(sized))),
  };
}
