import { expect, test } from "vitest";
import type { Places } from "../../../../shared/base/boardView";
import type { GameIndex } from "../../../../shared/dialects/gdl/text/names/gameIndex";
import type { PlacedPiece } from "./pieceClip";
import { piecesText, readPieces, unknownSchemas } from "./pieceClipText";

const BOARD: Places = { width: 4, height: 4, geometry: { kind: "squares", up: true, names: "a1" } };
const NETWORK: Places = {
  width: 2,
  height: 1,
  geometry: { kind: "nodes", names: ["well", "gate"], edges: [], at: null },
};
const INDEX = { schemas: new Map([["Man", {}]]) } as unknown as GameIndex;
const PIECES: readonly PlacedPiece[] = [
  [[0, 0], { schema: "Man", attributes: { owner: "Red" } }],
  [[1, 2], { schema: "King", attributes: {} }],
];

test("pieces are copied as the start of a small game, and read from any game's own position", () => {
  const text = piecesText(BOARD, PIECES);
  expect(JSON.parse(text)).toEqual({
    start: { place: { A1: { schema: "Man", owner: "Red" }, B3: { schema: "King" } } },
  });
  expect(readPieces(text, BOARD, INDEX)).toEqual({ pieces: PIECES, lost: 0 });
  expect(unknownSchemas(PIECES, INDEX)).toEqual(["King"]);
  const game = '{ "title": "A game", "start": { "place": { "B2": { "owner": "Red" } } }, "moves": ["B2 B3"] }';
  expect(readPieces(game, BOARD, INDEX)?.pieces).toEqual([[[1, 1], { schema: "Man", attributes: { owner: "Red" } }]]);
});

test("places without a name on the board are counted; other texts have no pieces", () => {
  const text = '{ "start": { "place": { "well": {}, "B2": {} } } }';
  expect(readPieces(text, NETWORK, INDEX)).toEqual({
    pieces: [[[0, 0], { schema: "Man", attributes: {} }]],
    lost: 1,
  });
  const elsewhere = '{ "start": { "place": { "-1,2": {}, "B2": {} } } }';
  expect(readPieces(elsewhere, NETWORK, INDEX)).toEqual({ pieces: [], lost: 2 });
  for (const other of ["", "E2 E4", "{", '{ "start": {} }', '{ "start": { "place": { "B2": {} } } '])
    expect(readPieces(other, NETWORK, INDEX)).toBeNull();
});
