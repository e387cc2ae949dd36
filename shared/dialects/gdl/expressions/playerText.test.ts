// Which texts are players by their look (gdl.md, D-7).
import { expect, it } from "vitest";
import { looksLikePlayer } from "./playerText";

it.each(["player('A')", ' player ( "A B" ) ', "player('A').score", "player('it\\'s me')"])("%s is a player", (text) => {
  expect(looksLikePlayer(text)).toBe(true);
});

it.each(["player(s) needed", "player(1)", "player(", "player('A') wins", "player('A", "players('A')", "player", ""])(
  "%s is text",
  (text) => {
    expect(looksLikePlayer(text)).toBe(false);
  },
);
