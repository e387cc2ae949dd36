// Every block of JSON in the document that describes the language, with exactly the findings it deserves.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { finish } from "../../../base/work";
import { type Json, type JsonObject, isJsonObject, objectOf } from "../../../base/json";
import { locate } from "../../../findings/locate";
import { packOf } from "../text/smallGame.testing";
import { checkGdl } from "./check";

const SEEDS = path.join(__dirname, "../../../../../shared/seeds");
const seed = existsSync(SEEDS) ? readdirSync(SEEDS).find((name) => name.startsWith("003")) : undefined;
const text = seed === undefined ? "" : readFileSync(path.join(SEEDS, seed), "utf8");

/** Parts of the text that are JSON: objects, and members such as `"players": {…}`. */
function blocksOf(document: string): readonly JsonObject[] {
  const blocks: JsonObject[] = [];
  const lines = document.split("\n");
  for (let from = 0; from < lines.length; from += 1) {
    if (!/^(?:\{|"[^"]+": [[{])/.test(lines[from] ?? "")) continue;
    for (let to = from + 1; to <= lines.length; to += 1) {
      // Prose may follow right after the last brace.
      const written = lines
        .slice(from, to)
        .join("\n")
        .replace(/([\]}])[^\]}",]*$/, "$1");
      const block = parsed(written.startsWith("{") ? written : `{${written}}`);
      if (block === null) continue;
      blocks.push(block);
      from = to - 1;
      break;
    }
  }
  return blocks;
}

function parsed(written: string): JsonObject | null {
  try {
    const value = JSON.parse(written) as Json;
    return isJsonObject(value) ? value : null;
  } catch {
    return null;
  }
}

const blocks = blocksOf(text);
const chess = blocks.find((block) => objectOf(block["metadata"])["name"] === "Chess") ?? {};
const poker =
  blocks.find((block) => block["topology"] !== undefined && block["interactions"] !== undefined && block !== chess) ??
  {};

/** The findings of a game: codes, each with what is marked. */
function findingsOf(game: JsonObject): readonly string[] {
  const pack = packOf({ "manifest.json": { dialect: "gdl", title: "Seed" }, "game.json": game });
  return finish(checkGdl(pack)).map((finding) => {
    const { span, code } = locate(finding, (file) => pack.files.get(file));
    const marked = pack.game?.text.slice(span.offset, span.offset + span.length) ?? "";
    return `${code} ${marked.length > 60 ? "…" : marked}`;
  });
}

/** The whole game that a block is a part of: the one of the appendix around it. */
function gameAround(block: JsonObject): JsonObject {
  if (block === chess || block === poker) return block;
  const list = objectOf(objectOf(chess["interactions"])["list"]);
  const withMove = (move: JsonObject): JsonObject => ({
    ...chess,
    interactions: { list: { ...list, knight_move: { effects: [], ...move } } },
  });
  switch (Object.keys(block).join()) {
    case "conditions":
    case "effects":
      return withMove(block);
    case "reverse_card":
      return withMove(objectOf(block["reverse_card"]));
    case "phases":
      return { ...chess, game_flow: block };
    case "deck,discard_pile":
      return { ...chess, state_schema: { global: block } };
    case "per_player":
      return { ...chess, state_schema: { ...objectOf(chess["state_schema"]), ...block } };
    default:
      return { ...chess, ...block };
  }
}

/** What the appendix itself lacks. */
const APPENDIX = ['ellipsis-ignored "..."', "no-end {"];
const OTHER_PIECES = (attributes: string): readonly string[] =>
  attributes.split(" ").map((name) => `unknown-attribute ${name}`);

/** By the members of each block, in the order of the document: what is found beside what the appendix lacks. */
const DESERVED: readonly (readonly [block: string, findings: readonly string[]])[] = [
  ["players", APPENDIX],
  ["entity_schemas", APPENDIX],
  ["topology", APPENDIX],
  ["state_schema", APPENDIX],
  ["interactions", ['unknown-interaction "knight_move"', ...APPENDIX]],
  ["game_flow", ['unknown-interaction "capture"', "no-end {"]],
  ["effects", [...APPENDIX, "input-missing target"]],
  ["conditions", APPENDIX],
  ["reverse_card", APPENDIX],
  [
    "phases",
    [
      ...["roll_dice", "move_piece", "pass", "build", "end_turn"].map((name) => `unknown-interaction "${name}"`),
      'interaction-unused "pawn_move"',
      'interaction-unused "knight_move"',
      "no-end {",
    ],
  ],
  ["state_schema", [...APPENDIX, 'unused-variable "draw_penalty"']],
  ["entity_schemas", [...OTHER_PIECES("rank rank rank"), ...APPENDIX, 'unused-attribute "buildings"']],
  ["effects", ["unknown-state-variable dice_roll", ...APPENDIX]],
  ["entity_schemas", [...OTHER_PIECES("owner rank owner owner rank owner rank owner"), ...APPENDIX]],
  ["topology", ["unknown-player P1", ...APPENDIX]],
  [Object.keys(chess).join(), APPENDIX],
  ["topology", APPENDIX],
  ["topology", APPENDIX],
  ["topology", [...OTHER_PIECES("x y y x y"), 'undeclared-node "Northwest Territory"', ...APPENDIX]],
  ["conditions", APPENDIX],
  ["deck,discard_pile", [...APPENDIX, 'unused-variable "deck"', 'unused-variable "discard_pile"']],
  [
    "per_player",
    [...APPENDIX, 'unused-variable "hand"', 'unused-variable "played_cards"', 'unused-variable "resources"'],
  ],
  // Without players, sorts of cards and a flow nothing is reported of what these would declare.
  [
    Object.keys(poker).join(),
    [
      "missing-field {",
      "missing-field {",
      "missing-field {",
      "unknown-name amount",
      "unknown-name amount",
      "unknown-state-variable pot",
      "unknown-name amount",
      "no-end {",
    ],
  ],
  // A client's view: no part of a game.
  ["hand_p2", ['unknown-field "hand_p2"', ...APPENDIX]],
];

describe.skipIf(text === "")("the blocks of the document", () => {
  it("are all known here", () => {
    expect(blocks.map((block) => Object.keys(block).join())).toEqual(DESERVED.map(([members]) => members));
  });

  it.each(DESERVED.map(([members, deserved], number) => [number, members, deserved] as const))(
    "block %i (%s) has the findings it deserves",
    (number, _members, deserved) => {
      expect(findingsOf(gameAround(blocks[number] ?? {}))).toEqual(deserved);
    },
  );
});
