// An oracle for the rules chapter: walks an avatar and runs rules by reading the JSON again at every step. Slow and
// plain on purpose; shares no code with the engine. Implements one system, walking with `solidHandling: delegate`.

import {
  type Bag,
  type Happening,
  type NaiveState,
  STEPS,
  type Spot,
  type Thing,
  type Value,
  bag,
  list,
  same,
  spot,
  startState,
} from "./naiveState";

export class NaiveGame {
  private readonly rules: readonly Bag[];
  private readonly early: boolean;

  constructor(
    private readonly game: Bag,
    private readonly level: Bag,
    version: string,
  ) {
    const declared = [...list(game["rules"]), ...list(level["rules"])].map(bag);
    const priority = (rule: Bag): number => Number(rule["priority"] ?? 0);
    // A plain selection sort: the highest priority that comes first, again and again.
    const sorted: Bag[] = [];
    while (sorted.length < declared.length) {
      const left = declared.filter((rule) => !sorted.includes(rule));
      const highest = Math.max(...left.map(priority));
      sorted.push(left.find((rule) => priority(rule) === highest)!);
    }
    this.rules = sorted;
    this.early = version === "0.5";
  }

  start(): NaiveState {
    const state = startState(this.game, this.level);
    if (this.early) return state;
    const placed: Happening[] = [];
    for (const id of Object.keys(state.layers)) {
      if (id === "ground") continue;
      state.layers[id]!.forEach((row, y) =>
        row.forEach((thing, x) => {
          if (thing)
            placed.push({
              type: "object_placed",
              fields: { position: [x, y], kind: thing.kind, params: thing.params },
            });
        }),
      );
    }
    this.cascade(state, placed);
    return state;
  }

  move(before: NaiveState, direction: string): NaiveState {
    if (before.won || before.lost) return before;
    const state = structuredClone(before);
    this.cascade(state, this.walk(state, direction));
    if (this.early) state.pending = null;
    state.turns += 1;
    const b = state.variables["b"];
    state.won = (typeof b === "number" || typeof b === "boolean") && Number(b) >= 3;
    if (!state.won) state.lost = this.early ? state.turns > 12 : state.turns >= 12;
    return state;
  }

  private walk(state: NaiveState, direction: string): Happening[] {
    const from = state.at;
    const to: Spot = [from[0] + STEPS[direction]![0], from[1] + STEPS[direction]![1]];
    if (!this.inside(state, to) || this.look(state, "ground", to)?.kind === "void") return [];
    for (const layer of ["objects", "ground"]) {
      const thing = this.look(state, layer, to);
      if (thing && this.tagged(thing, "solid")) {
        state.pending = { direction, from, to };
        const fields = { position: to, fromPosition: from, direction, blockerKind: thing.kind };
        return [{ type: "move_blocked", fields }];
      }
    }
    state.at = to;
    state.facing = direction;
    return [
      { type: "avatar_exited", fields: { position: from } },
      { type: "avatar_entered", fields: { position: to, fromPosition: from, direction } },
    ];
  }

  // ----------------------------------------------------------------------------------------------- the cascade

  private cascade(state: NaiveState, first: readonly Happening[]): void {
    const depth = Number(bag(this.game["defaults"])["maxCascadeDepth"] ?? 3);
    let pending = first;
    for (let pass = 0; pass < depth && pending.length > 0; pass += 1) {
      const next = this.early ? this.selectedPass(state, pending) : this.livePass(state, pending);
      if (next === null) return;
      pending = next;
    }
  }

  /** Processes event by event, each rule on the state at that time. */
  private livePass(state: NaiveState, pending: readonly Happening[]): Happening[] {
    const next: Happening[] = [];
    for (const event of pending) {
      for (const rule of this.rules) if (this.matches(state, rule, event)) next.push(...this.fire(state, rule, event));
    }
    return next;
  }

  /** Collects all pairs that match at the start of the pass, then fires rule by rule; null when there are none. */
  private selectedPass(state: NaiveState, pending: readonly Happening[]): Happening[] | null {
    const start = structuredClone(state);
    const next: Happening[] = [];
    let any = false;
    for (const rule of this.rules) {
      for (const event of pending) {
        if (!this.matches(start, rule, event)) continue;
        any = true;
        if (rule["once"] !== true || !state.fired.includes(rule["id"] as string)) {
          next.push(...this.fire(state, rule, event));
        }
      }
    }
    return any ? next : null;
  }

  private matches(state: NaiveState, rule: Bag, event: Happening): boolean {
    if (rule["on"] !== event.type) return false;
    if (rule["once"] === true && state.fired.includes(rule["id"] as string)) return false;
    return this.holds(state, rule["where"] ?? null, event) && this.holds(state, rule["if"] ?? null, event);
  }

  private fire(state: NaiveState, rule: Bag, event: Happening): Happening[] {
    if (rule["once"] === true) state.fired.push(rule["id"] as string);
    const bodies = list(rule["then"]).map((effect) => {
      const [name, body] = Object.entries(bag(effect))[0]!;
      return { name, body: this.resolved(state, bag(body), event) };
    });
    return bodies.flatMap(({ name, body }) => (body === null ? [] : this.apply(state, name, body)));
  }

  // -------------------------------------------------------------------------------------------------- conditions

  private holds(state: NaiveState, condition: Value, event: Happening): boolean {
    if (condition === null) return true;
    const [name, raw] = Object.entries(bag(condition))[0]!;
    const body = bag(raw);
    const here = spot(event.fields["position"]);
    switch (name) {
      case "all_of":
        return list(raw).every((part) => this.holds(state, part, event));
      case "any_of":
        return list(raw).some((part) => this.holds(state, part, event));
      case "not":
        return !this.holds(state, raw, event);
      case "position":
        return here !== null && same(here, raw);
      case "position_has_tag":
        return here !== null && this.tagged(this.look(state, body["layer"] as string, here), body["tag"] as string);
      case "event":
        return this.eventHolds(body, event);
      case "cell":
        return this.cellHolds(this.look(state, body["layer"] as string, spot(body["position"])!), body);
      case "avatar":
        if (body["at"] !== undefined) return same(state.at, body["at"]);
        return typeof body["hasItem"] === "string"
          ? state.item === body["hasItem"]
          : (state.item !== null) === body["hasItem"];
      case "variable":
        return this.compares(state.variables[body["name"] as string] ?? null, body["op"] as string, body["value"]!);
      default:
        return this.compares(this.count(state, body), body["op"] as string, body["value"]!);
    }
  }

  private eventHolds(body: Bag, event: Happening): boolean {
    if (body["kind"] !== undefined) return event.fields["kind"] === body["kind"];
    const param = body["param"] as string;
    const found = event.fields[param] ?? bag(event.fields["params"])[param] ?? null;
    return same(found, body["equals"]!);
  }

  private cellHolds(thing: Thing | null, body: Bag): boolean {
    if (body["kind"] !== undefined) return thing?.kind === body["kind"];
    if (body["isEmpty"] !== undefined) return (thing === null) === body["isEmpty"];
    return this.tagged(thing, body["hasTag"] as string);
  }

  private count(state: NaiveState, body: Bag): number {
    const layers = typeof body["layer"] === "string" ? [body["layer"]] : Object.keys(state.layers);
    const things = layers.flatMap((layer) => state.layers[layer]!.flat());
    return things.filter((thing) =>
      body["kind"] === undefined ? this.tagged(thing, body["tag"] as string) : thing?.kind === body["kind"],
    ).length;
  }

  private compares(left: Value, operator: string, right: Value): boolean {
    if (operator === "eq") return same(left, right);
    if (operator === "neq") return !same(left, right);
    const numbers = [left, right].every((side) => typeof side === "number" || typeof side === "boolean");
    if (!numbers) return false;
    const [a, b] = [Number(left), Number(right)];
    return { gt: a > b, gte: a >= b, lt: a < b, lte: a <= b }[operator] ?? false;
  }

  // ----------------------------------------------------------------------------------------------------- effects

  /** Returns the fields with references resolved; null when one of them has no value. */
  private resolved(state: NaiveState, body: Bag, event: Happening): Bag | null {
    const read: Record<string, Value> = {};
    for (const [name, value] of Object.entries(body)) {
      const reference = typeof value === "string" && value.startsWith("$");
      read[name] = reference ? this.refer(state, value.slice(1).split("."), event) : value;
      if (reference && read[name] === null) return null;
    }
    return read;
  }

  private refer(state: NaiveState, [root, field, part, key]: readonly string[], event: Happening): Value {
    if (root === "avatar") return field === "position" ? state.at : state.item;
    if (root === "event") return event.fields[field!] ?? null;
    const here = spot(event.fields["position"]);
    const thing = here && this.look(state, field!, here);
    return (part === "kind" ? thing?.kind : thing?.params[key!]) ?? null;
  }

  private apply(state: NaiveState, name: string, body: Bag): Happening[] {
    const layer = typeof body["layer"] === "string" ? body["layer"] : "objects";
    const position = spot(body["position"]);
    switch (name) {
      case "spawn":
      case "set_cell":
        return this.spawn(state, name, body, layer, position);
      case "destroy":
        return this.destroy(state, layer, position);
      case "transform": {
        const thing = position && this.look(state, layer, position);
        if (!position || !thing || typeof body["toKind"] !== "string") return [];
        this.place(state, layer, position, { kind: body["toKind"], params: {} });
        return [
          { type: "cell_transformed", fields: { position, fromKind: thing.kind, toKind: body["toKind"], layer } },
        ];
      }
      case "move_entity":
        return this.moveEntity(state, layer, spot(body["from"]), spot(body["to"]));
      case "apply_gravity":
        return this.fall(state, bag(body["selector"])["tag"] as string, body["direction"] as string);
      case "set_variable":
        return this.setVariable(state, body["name"] as string, body["value"] ?? null, null);
      case "increment_variable": {
        const variable = body["name"] as string;
        const old = state.variables[variable] ?? 0;
        const number = typeof old === "number" || typeof old === "boolean" ? Number(old) : 0;
        return this.setVariable(state, variable, number + Number(body["amount"]), 0);
      }
      case "set_inventory":
      case "clear_inventory":
        return this.hold(state, name === "clear_inventory" ? null : (body["item"] as string), name);
      default:
        return this.resolveMove(state);
    }
  }

  private spawn(state: NaiveState, name: string, body: Bag, layer: string, position: Spot | null): Happening[] {
    const { position: _position, layer: _layer, kind, ...params } = body;
    if (!position || typeof kind !== "string") return [];
    const old = this.look(state, layer, position);
    this.place(state, layer, position, { kind, params });
    const gone: Happening[] =
      old && layer === "objects" ? [{ type: "object_removed", fields: { position, kind: old.kind } }] : [];
    return name === "set_cell" && old
      ? [...gone, { type: "cell_transformed", fields: { position, fromKind: old.kind, toKind: kind, layer } }]
      : [...gone, { type: "object_placed", fields: { position, kind, params } }];
  }

  private destroy(state: NaiveState, layer: string, position: Spot | null): Happening[] {
    const thing = position && this.look(state, layer, position);
    if (!position || !thing) return [];
    this.place(state, layer, position, layer === "ground" ? { kind: "empty", params: {} } : null);
    return [
      { type: "object_removed", fields: { position, kind: thing.kind } },
      { type: "cell_cleared", fields: { position, previousKind: thing.kind, layer } },
    ];
  }

  private moveEntity(state: NaiveState, layer: string, from: Spot | null, to: Spot | null): Happening[] {
    const thing = from && this.look(state, layer, from);
    if (!from || !to || !thing) return [];
    this.place(state, layer, from, layer === "ground" ? { kind: "empty", params: {} } : null);
    const overwritten = this.look(state, layer, to);
    this.place(state, layer, to, thing);
    const events: Happening[] = [{ type: "object_removed", fields: { position: from, kind: thing.kind } }];
    if (layer === "objects" && this.look(state, layer, from) === null) {
      events.push({ type: "cell_cleared", fields: { position: from, previousKind: thing.kind, layer } });
    }
    if (layer === "objects" && overwritten) {
      events.push({ type: "object_removed", fields: { position: to, kind: overwritten.kind } });
    }
    return [...events, { type: "object_placed", fields: { position: to, kind: thing.kind, params: thing.params } }];
  }

  /** Moves one cell at a time until a sweep moves nothing, then emits one event for each thing that moved. */
  private fall(state: NaiveState, tag: string, direction: string): Happening[] {
    const [dx, dy] = STEPS[direction]!;
    const rows = state.layers["objects"]!;
    const origins = new Map<Thing, Spot>();
    const ahead = (at: Spot): number => at[0] * dx + at[1] * dy;
    for (let moved = true; moved;) {
      moved = false;
      const spots = rows
        .flatMap((row, y) => row.map((_, x): Spot => [x, y]))
        .sort((one, other) => ahead(other) - ahead(one));
      for (const from of spots) {
        const thing = this.look(state, "objects", from);
        const to: Spot = [from[0] + dx, from[1] + dy];
        if (!thing || !this.tagged(thing, tag) || !this.inside(state, to)) continue;
        if (this.look(state, "ground", to)?.kind === "void" || this.look(state, "objects", to)) continue;
        // A copy of its own, so that two equal things can be told apart.
        const mover = origins.has(thing) ? thing : { ...thing };
        if (!origins.has(mover)) origins.set(mover, from);
        this.place(state, "objects", from, null);
        this.place(state, "objects", to, mover);
        moved = true;
      }
    }
    const rested = rows.flatMap((row, y) =>
      row.flatMap((thing, x) => (thing && origins.has(thing) ? [{ thing, at: [x, y] as Spot }] : [])),
    );
    rested.sort((one, other) => ahead(origins.get(other.thing)!) - ahead(origins.get(one.thing)!));
    return rested.map(({ thing, at }) => ({
      type: "object_settled",
      fields: {
        kind: thing.kind,
        position: at,
        fromPosition: origins.get(thing)!,
        layer: "objects",
        fromKind: thing.kind,
      },
    }));
  }

  private setVariable(state: NaiveState, variable: string, value: Value, missing: Value): Happening[] {
    const oldValue = state.variables[variable] ?? missing;
    state.variables[variable] = value;
    return [{ type: "variable_changed", fields: { variable, oldValue, newValue: value } }];
  }

  private hold(state: NaiveState, item: string | null, name: string): Happening[] {
    const oldItem = state.item;
    if (name === "clear_inventory" && oldItem === null) return [];
    state.item = item;
    return [{ type: "inventory_changed", fields: { oldItem, newItem: item } }];
  }

  private resolveMove(state: NaiveState): Happening[] {
    const move = state.pending;
    if (move === null) return [];
    state.pending = null;
    state.at = move.to;
    state.facing = move.direction;
    return [
      { type: "avatar_exited", fields: { position: move.from } },
      { type: "avatar_entered", fields: { position: move.to, fromPosition: move.from, direction: move.direction } },
    ];
  }

  // ----------------------------------------------------------------------------------------------------- the board

  private inside(state: NaiveState, [x, y]: Spot): boolean {
    return state.layers["ground"]?.[y]?.[x] !== undefined;
  }

  private look(state: NaiveState, layer: string, [x, y]: Spot): Thing | null {
    return state.layers[layer]?.[y]?.[x] ?? null;
  }

  private place(state: NaiveState, layer: string, [x, y]: Spot, thing: Thing | null): void {
    const row = state.layers[layer]?.[y];
    if (row && x in row) row[x] = thing;
  }

  private tagged(thing: Thing | null, tag: string): boolean {
    return thing !== null && list(bag(bag(this.game["entityKinds"])[thing.kind])["tags"]).includes(tag);
  }
}
