// Compiles the fields of one effect: literals stay, references are resolved when the rule fires. Tracks which fields
// are references, since one that resolves to null skips the whole effect.
import { type Json, type JsonObject } from "../../../base/json";
import { Point } from "../turn/grid";
import type { Board, LayerIndex } from "../turn/board";
import { plainValue } from "../turn/events";
import { type GameEvent } from "../turn/gameEvent";
import { asObject, asText, asPosition, define, member } from "../text/read";
import type { World } from "../turn/world";
import { type Reference, compileReference, isReference } from "./references";

export type Field<Value> = (world: World, event: GameEvent) => Value;

interface Member {
  readonly name: string;
  readonly read: Field<Json>;
}

export class EffectFields {
  private readonly references: Reference[] = [];
  /** Fields that are objects with fields of their own. */
  private readonly nested = new Map<string, EffectFields>();
  /** All members of the body, for `resolved`. */
  private members: readonly Member[] | null = null;

  constructor(
    readonly body: JsonObject,
    private readonly board: Board,
  ) {}

  /** Returns whether all fields are literals, so that their values never change. */
  get isConstant(): boolean {
    return this.references.length === 0;
  }

  /** Returns whether a reference among the used fields is null now; the effect is then skipped. */
  hasNullReference(world: World, event: GameEvent): boolean {
    return this.references.some((reference) => reference(world, event) === null);
  }

  /** Reads any JSON; `missing` when the field is absent. */
  json(name: string, missing: Json = null): Field<Json> {
    const value = member(this.body, name);
    if (isReference(value)) {
      const reference = this.reference(value);
      return (world, event) => plainValue(reference(world, event));
    }
    const literal = value ?? missing;
    return () => literal;
  }

  /** Reads a text; null when it is absent or no text. */
  text(name: string): Field<string | null> {
    const json = this.json(name);
    return (world, event) => asText(json(world, event));
  }

  /** Reads a place, on the board or off it; null when it is absent or no place. */
  point(name: string): Field<Point | null> {
    const { grid } = this.board;
    const value = member(this.body, name);
    const toPoint = (json: Json | undefined): Point | null => {
      const xy = asPosition(json);
      return xy === null ? null : grid.fromJson(xy);
    };
    if (!isReference(value)) {
      const literal = toPoint(value);
      return () => literal;
    }
    const reference = this.reference(value);
    return (world, event) => {
      const found = reference(world, event);
      return found instanceof Point ? found : toPoint(plainValue(found));
    };
  }

  /** Reads a layer by its name, "objects" when absent. */
  layer(): Field<{ readonly index: LayerIndex; readonly id: string }> {
    const toLayer = (id: string): { readonly index: LayerIndex; readonly id: string } => ({
      index: this.board.layer(id),
      id,
    });
    const value = member(this.body, "layer");
    if (!isReference(value)) {
      const literal = toLayer(asText(value) ?? "objects");
      return () => literal;
    }
    const text = this.text("layer");
    return (world, event) => toLayer(text(world, event) ?? "objects");
  }

  /** Returns the fields of a field that is an object itself, such as a selector. */
  inside(name: string): EffectFields {
    const inner = new EffectFields(asObject(member(this.body, name)), this.board);
    this.references.push((world, event) => (inner.hasNullReference(world, event) ? null : true));
    this.nested.set(name, inner);
    return inner;
  }

  /** Reads all fields except the named ones, as an entity's params. */
  rest(...names: readonly string[]): Field<JsonObject> {
    const fields = Object.keys(this.body)
      .filter((name) => !names.includes(name))
      .map((name) => ({ name, read: this.json(name) }));
    return (world, event) => {
      const rest: Record<string, Json> = {};
      for (const { name, read } of fields) define(rest, name, read(world, event));
      return rest;
    };
  }

  /** Returns the whole body with its references resolved, for the debugger. */
  resolved(world: World, event: GameEvent): JsonObject {
    if (this.isConstant) return this.body;
    this.members ??= this.compileMembers();
    const shown: Record<string, Json> = {};
    for (const { name, read } of this.members) {
      const value = read(world, event);
      // Far faster than `define`, which is for this one name.
      if (name === "__proto__") define(shown, name, value);
      else shown[name] = value;
    }
    return shown;
  }

  private compileMembers(): readonly Member[] {
    return Object.entries(this.body).map(([name, value]): Member => {
      const inner = this.nested.get(name);
      if (inner !== undefined) return { name, read: (world, event) => inner.resolved(world, event) };
      if (!isReference(value)) return { name, read: () => value };
      const reference = compileReference(value, this.board);
      return { name, read: (world, event) => plainValue(reference(world, event)) };
    });
  }

  private reference(text: string): Reference {
    const reference = compileReference(text, this.board);
    this.references.push(reference);
    return reference;
  }
}
