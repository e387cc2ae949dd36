// What goes wrong in a position without anybody asking: effects that fail where all conditions hold, moves that are too
// many, pieces whose note of where they are differs from the board (gdl.md, D-15, D-33 and D-34).
import { found } from "../checks/found";
import { childPointer } from "../../../base/json";
import type { Finding, Fix } from "../../../findings/finding";
import { insertItemEdits } from "../../../text/placeEdits";
import { nameOfLocation } from "../moves/moveAction";
import type { SourceFile } from "../../../pack/packSource";
import { stringFindings } from "../checks/strings";
import type { Action } from "../moves/action";
import type { PlayState } from "../play/playState";
import type { CompiledGame } from "../turn/compiledGame";
import { Fault } from "../values/fault";
import { indexOfFile } from "../text/names/gameIndex";
import { NULL, Tag, type Value, indexOf, tagOf, valueOf } from "../values/value";
import { Column } from "../world/layout";
import type { GameState } from "../world/world";
import type { PlayedGame } from "./playedGame";

/** Collects what goes wrong; each place is reported once, whichever game showed it. */
export class Troubles {
  private readonly byPlace = new Map<string, Finding>();
  private readonly failing = new Set<string>();
  /** The board and the pieces' notes differed in the position before. */
  private differs = false;

  get findings(): readonly Finding[] {
    return Array.from(this.byPlace.values());
  }

  /** Returns the names of the interactions with an effect that failed, reported here or where its text is. */
  get failed(): ReadonlySet<string> {
    return this.failing;
  }

  /** Looks at a position; `when` says in words which one it is, `last` is the interaction that led to it. */
  look(played: PlayedGame, state: PlayState, when: string, last: Action | null): void {
    this.findCut(played, state, when);
    this.findFailing(played, state.game, when);
    this.findMismatch(played, state.game, when, last);
  }

  private add(finding: Finding): void {
    const key = `${finding.code} ${JSON.stringify(finding.at)}`;
    if (!this.byPlace.has(key)) this.byPlace.set(key, finding);
  }

  private findCut({ level, game, rules }: PlayedGame, state: PlayState, when: string): void {
    if (game.isAnswerCut) {
      const says = `${level.title}: ${when} a condition asks about moves that are too many to be looked for; the others are left out.`;
      this.add(found("moves-cut-off", rules, "/end_conditions", says, { onKey: true }));
    }
    if (level.moves?.legal(state).isCut !== true) return;
    const says = `${level.title}: ${when} there are too many moves to be listed; the others are left out.`;
    this.add(found("moves-cut-off", rules, "/interactions", says, { onKey: true }));
  }

  private findFailing({ level, game, rules }: PlayedGame, state: GameState, when: string): void {
    eachFailure(game, state, (action, effect, message) => {
      this.failing.add(action.written.name);
      const written = action.written.effects[effect];
      // What is wrong with its text is reported there.
      if (written === undefined || hasProblem(rules, written.at)) return;
      const moved = inputText(game);
      const says = `${level.title}: ${when} this effect of "${action.written.name}" fails${moved}: ${message} The move is not legal.`;
      this.add(found("effect-failed", rules, written.at, says));
    });
  }

  private findMismatch({ level, game, rules }: PlayedGame, state: GameState, when: string, last: Action | null): void {
    if (last === null) {
      this.differs = false;
      return;
    }
    const mismatch = mismatchIn(game, state);
    const isNew = !this.differs;
    this.differs = mismatch !== null;
    // A mismatch is reported only where it began.
    if (mismatch === null || !isNew) return;
    const says = `${level.title}: ${when} ${mismatch} Effects keep both in step: set(board[place], entity) and set(entity.pos, place), or move_entity.`;
    const missing = missingStep(rules, last);
    if (missing !== null) {
      this.add(found("board-and-pos-differ", rules, missing.at, says, { fixes: missing.fixes }));
      return;
    }
    const at = childPointer("/interactions/list", last.written.name, "effects");
    this.add(found("board-and-pos-differ", rules, at, says, { onKey: true }));
  }
}

function hasProblem(rules: SourceFile, at: string): boolean {
  return stringFindings(rules, indexOfFile(rules)).some((finding) => {
    return typeof finding.at === "object" && "at" in finding.at && finding.at.at === at;
  });
}

/** More effects are not tried in a position: as many as moves are listed (D-33). */
const MOST_TRIED = 10_000;

/** Tries the effects of steps whose conditions hold; tells of those that fail. The world is the state again. */
function eachFailure(
  game: CompiledGame,
  state: GameState,
  tell: (action: Action, effect: number, message: string) => void,
): void {
  const { world, walk } = game;
  world.load(state);
  const plan = game.plan();
  if (plan === null || plan.actions.every(({ effects }) => !effects.fails)) return;
  const { steps } = walk;
  let left = MOST_TRIED;
  for (const actor of game.actors(plan)) {
    const from = steps.top;
    world.actor = actor;
    steps.findAll(plan);
    for (let step = from; step < steps.top && left > 0; step = steps.next(step)) {
      const action = game.actions[steps.action(step)];
      if (action === undefined || !action.effects.fails) continue;
      left -= 1;
      Object.assign(world, {
        actor,
        entity: steps.entity(step),
        start: steps.start(step),
        target: steps.target(step),
        params: steps.params(step),
      });
      const mark = world.mark();
      const failed = failingEffect(action);
      world.undo(mark);
      world.entity = steps.entity(step);
      if (failed !== null) tell(action, failed.effect, failed.message);
    }
    steps.cut(from);
  }
}

function failingEffect({ effectParts }: Action): { readonly effect: number; readonly message: string } | null {
  for (const [effect, { run }] of effectParts.entries()) {
    try {
      run();
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      return { effect, message: error.message };
    }
  }
  return null;
}

/** Returns what the world's step is about: ` from E2 to E4`. */
function inputText({ world, declarations }: CompiledGame): string {
  const name = (location: Value): string => nameOfLocation(declarations, location);
  const from = world.start === NULL ? "" : ` from ${name(world.start)}`;
  return `${from}${world.target === NULL ? "" : ` to ${name(world.target)}`}`;
}

/**
 * Returns the effect beside which one is missing that keeps the board and a piece's own note in step, with the fix that
 * adds it; null where it is not one of the three by which a piece moves.
 */
function missingStep(
  rules: SourceFile,
  { written: { name, effects } }: Action,
): { readonly at: string; readonly fixes: readonly Fix[] } | null {
  const placeOf = (form: RegExp): { readonly item: number; readonly place: string } | null => {
    const item = effects.findIndex(({ text }) => form.test(text));
    const place = form.exec(effects[item]?.text ?? "")?.[1];
    return place === undefined ? null : { item, place };
  };
  const puts = placeOf(/^\s*set\(board\[(\w+)\],\s*entity\)\s*$/);
  const clears = placeOf(/^\s*set\(board\[(start|entity\.pos)\],\s*null\)\s*$/);
  const notes = placeOf(/^\s*set\(entity\.pos,\s*(\w+)\)\s*$/);
  const add = (item: number, beside: number, effect: string): ReturnType<typeof missingStep> => {
    const path = ["interactions", "list", name, "effects"];
    const edits = insertItemEdits(rules, path, item, effect);
    const fixes = edits.length === 0 ? [] : [{ title: `Add ${effect}`, changes: [{ file: rules.path, edits }] }];
    return { at: effects[beside]?.at ?? "", fixes };
  };
  if (puts !== null && notes !== null && clears === null) return add(puts.item, puts.item, "set(board[start], null)");
  if (puts !== null && clears !== null && notes === null)
    return add(puts.item + 1, puts.item, `set(entity.pos, ${puts.place})`);
  if (clears !== null && notes !== null && puts === null)
    return add(notes.item, notes.item, `set(board[${notes.place}], entity)`);
  return null;
}

/** Returns the first entity that the board and its own note disagree about, as a sentence; null when there is none. */
function mismatchIn(game: CompiledGame, { mem }: GameState): string | null {
  const { declarations } = game;
  const { layout } = game.world;
  const noted = (entity: number): Value => mem[layout.entityBase + entity * layout.entityStride + Column.place] ?? NULL;
  for (let place = 0; place < layout.cells; place += 1) {
    const entity = mem[layout.cellBase + place] ?? NULL;
    const here = valueOf(Tag.place, place);
    if (entity === NULL || noted(indexOf(entity)) === here) continue;
    const note = noted(indexOf(entity));
    const where = nameOfLocation(declarations, here);
    const pos = note === NULL ? "null" : nameOfLocation(declarations, note);
    return `entity #${indexOf(entity)} stands on ${where}, but its pos is ${pos}.`;
  }
  const count = Math.floor((mem.length - layout.entityBase) / layout.entityStride) - 1;
  for (let entity = 1; entity <= count; entity += 1) {
    const isInGame = (mem[layout.entityBase + entity * layout.entityStride + Column.schema] ?? 0) > 0;
    const place = noted(entity);
    if (!isInGame || tagOf(place) !== Tag.place) continue;
    const there = mem[layout.cellBase + indexOf(place)] ?? NULL;
    if (there === valueOf(Tag.entity, entity)) continue;
    const other = there === NULL ? "nothing stands there" : `entity #${indexOf(there)} stands there`;
    return `the pos of entity #${entity} is ${nameOfLocation(declarations, place)}, but ${other}.`;
  }
  return null;
}
