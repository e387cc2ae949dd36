import { describe, expect, it } from "vitest";
import type { TurnRecord } from "../../shared/engine/dialect";
import { diagnose } from "../../shared/host/diagnose";
import { createPlaySessions } from "../../shared/host/playSessions";
import { buildPackSource } from "../../shared/pack/packFiles";
import type { MotionTexts } from "./filmTimes";
import { turnFilm } from "./turnFilm";

const sample = import.meta.glob<string>("../../sample-packs/flag-worlds/**/*.json", {
  eager: true,
  query: "?raw",
  import: "default",
});
const files = Object.entries(sample).map(([path, text]) => ({ path: path.replace(/^.*flag-worlds\//, ""), text }));
const pack = buildPackSource(files, [], []);
const texts: MotionTexts = { game: pack.game?.value, theme: pack.theme?.value };

/** All turns of a level's gold path, played by the engine. */
function turnsOf(id: string): readonly TurnRecord[] {
  const level = diagnose(pack, null).compilation.game!.level(id)!;
  return createPlaySessions().open(level, 1, level.goldPath).turns;
}

describe("the film of a turn", () => {
  it("takes the avatar from cell to cell and ends with the turn's own board", () => {
    const [, first] = turnsOf("fw_001");
    const film = turnFilm(first!, { game: {}, theme: {} })!;
    expect(film.durationMs).toBe(130);
    const begin = film.at(0)!.motion;
    expect(begin).toMatchObject({ hidesAvatar: true, parts: [{ x: 0, y: 0, picture: { state: "moving" } }] });
    const halfway = film.at(65)!.motion.parts[0]!;
    expect(halfway.x).toBeGreaterThan(0.5);
    expect(halfway.x).toBeLessThan(1);
    expect(film.at(130)).toBeNull();
  });

  it("moves what is pushed beside the avatar, and draws it nowhere else meanwhile", () => {
    const pushing = turnsOf("fw_002").find((turn) => turn.events.some(({ type }) => type === "object_pushed"))!;
    const { board, motion } = turnFilm(pushing, texts)!.at(10)!;
    const kinds = motion.parts.map(({ picture }) => (picture.kind === "entity" ? picture.entity.kind : picture.kind));
    expect(kinds).toContain("avatar");
    expect(kinds.length).toBe(2);
    const [slot] = motion.hidden;
    expect(board.entities[board.cells[slot!]!]?.kind).toBe(kinds.find((kind) => kind !== "avatar"));
  });

  it("plays a named animation where its kind has one, and nothing where it has none", () => {
    const removal = ({ events }: TurnRecord) => events.find(({ payload }) => payload["animation"] === "burning");
    const burning = turnsOf("fw_003").find((turn) => removal(turn) !== undefined)!;
    // Motion comes first in a phase: what is to burn stands there until the fire begins.
    const film = turnFilm(burning, texts)!;
    expect(film.durationMs).toBe(900 + 130);
    const picturesAt = (atMs: number) => film.at(atMs)!.motion.parts.map(({ picture }) => picture);
    expect(picturesAt(50)).toMatchObject([{ kind: "avatar" }, { kind: "entity", entity: { kind: "wood" } }]);
    expect(picturesAt(130 + 450)).toEqual([{ kind: "sprite", path: "assets/sprites/wood_fire_2.png" }]);
    expect(turnFilm(burning, { game: {}, theme: {} })!.durationMs).toBe(130);
  });

  it("plays a theme's effect where its event happened", () => {
    const [, first] = turnsOf("fw_001");
    const theme = { effects: { avatar_entered: { sheet: "dust.png", frames: 4, durationMs: 400 } } };
    const film = turnFilm(first!, { game: {}, theme })!;
    expect(film.durationMs).toBe(400);
    const pictures = film.at(150)!.motion.parts.map(({ picture }) => picture);
    expect(pictures).toContainEqual({ kind: "sheet", path: "dust.png", frame: 1, frames: 4 });
  });

  it("is none for a turn in which nothing moved", () => {
    const [loading] = turnsOf("fw_001");
    expect(turnFilm(loading!, texts)).toBeNull();
  });
});
