// The shape of every argument that the host is called with. What the values mean is checked by whoever uses them.
import * as v from "valibot";
import { type BreakOn, readPlace } from "../engine/breakpoints/breakPlaces";
import { type ArgumentChecks, count, finite, json } from "./argumentChecks";
import type { HostApi } from "./contract";

const text = v.string();
const none = v.tuple([]);
const oneText = v.tuple([text]);
const oneNumber = v.tuple([finite]);
const placeInFile = v.tuple([text, finite]);

const texts = v.array(text);
const action = v.objectWithRest({ action: text }, json);
const moment = v.object({ turn: finite, record: finite });

const breakOn = v.custom<BreakOn>((value) => v.is(json, value) && readPlace(value) !== null, "no place");
const breakpoints = v.array(
  v.object({
    on: breakOn,
    isEnabled: v.boolean(),
    condition: json,
    draft: v.nullable(text),
    fromHit: finite,
    log: v.nullable(text),
  }),
);

const runSource = v.variant("kind", [
  v.object({ kind: v.literal("gold-path") }),
  v.object({ kind: v.literal("again") }),
  v.object({ kind: v.literal("profile"), profile: text }),
  v.object({
    kind: v.literal("kept"),
    run: v.object({ level: text, actions: v.array(action), files: v.array(v.object({ path: text, text })) }),
  }),
]);

const boardPlace = v.variant("kind", [
  v.object({ kind: v.literal("start"), file: text }),
  v.object({ kind: v.literal("moment"), session: finite, turn: finite, record: v.nullable(finite) }),
]);

const edit = v.object({ offset: count, length: count, text });

// Strict: a field that this forgets would be taken away on the way, and the host would go on with old texts.
const sync = v.strictObject({
  generation: finite,
  replace: v.boolean(),
  files: v.array(v.object({ path: text, text: v.nullable(text) })),
  edited: v.exactOptional(v.array(v.object({ path: text, changes: v.array(v.array(edit)) }))),
  marked: v.exactOptional(texts),
  assets: v.nullable(texts),
  collections: v.nullable(v.array(v.object({ id: text, files: texts }))),
});

export const HOST_ARGUMENTS = {
  sync: v.tuple([sync]),
  openSession: v.tuple([v.object({ level: text, actions: v.array(action) })]),
  cancelOpening: none,
  act: v.tuple([finite, finite, action]),
  checkGoldPaths: none,
  cancelCheck: none,
  compareRuns: placeInFile,
  pathBoards: v.tuple([text, finite, finite]),
  coverage: none,
  acceptRun: oneText,
  compareProfiles: none,
  cancelComparison: none,
  ping: none,
  complete: placeInFile,
  hover: placeInFile,
  namePlaces: placeInFile,
  rename: v.tuple([text, finite, text]),
  findingsOf: oneText,
  ruleFirings: oneText,
  runSession: v.tuple([
    finite,
    v.object({ breakpoints, from: moment, direction: v.picklist(["forward", "backward"]) }),
  ]),
  runGoldPaths: v.tuple([breakpoints]),
  breakNames: none,
  completeCondition: v.tuple([breakOn, text, finite]),
  checkCondition: v.tuple([breakOn, text]),
  ruleGraph: v.tuple([v.nullable(text)]),
  askTurns: v.tuple([finite, v.array(json)]),
  goalsAt: v.tuple([finite, finite, finite]),
  askConditions: v.tuple([finite, finite, v.nullable(finite), v.array(json)]),
  ruleCells: v.tuple([v.object({ file: text, id: text }), boardPlace]),
  comparePlay: v.tuple([finite, runSource]),
  otherTurn: oneNumber,
  keepSession: oneNumber,
  otherProfiles: none,
  cancelComparePlay: none,
} satisfies ArgumentChecks<HostApi>;
