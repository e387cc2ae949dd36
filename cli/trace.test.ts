// What traces say of recorded moves, printed in this process: starting the program for each takes longer than its work.
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ran } from "./command.testing";

const samplePack = path.resolve(__dirname, "../sample-packs/flag-worlds");

describe("trace", () => {
  it("prints a single turn", async () => {
    const all = await ran("trace", samplePack, "fw_001");
    const one = await ran("trace", samplePack, "fw_001", "--step", "1");
    expect(one.code).toBe(0);
    expect(one.output).not.toBe("");
    expect(all.output).toContain(one.output);
    expect(one.output.length).toBeLessThan(all.output.length / 2);
  });

  it("tells why a rule did not fire", async () => {
    const { code, output } = await ran("trace", samplePack, "fw_001", "--step", "1", "--why", "torch_burns");
    expect(code).toBe(0);
    expect(output).toMatch(/^torch_burns did not fire in turn 1: it listens to move_blocked/);
    expect(output).toContain("Closest attempts:\n    avatar_exited at (0,0)");
  });

  it("tells once of all turns in which nothing happened that a rule listens to", async () => {
    const { output } = await ran("trace", samplePack, "fw_003", "--why", "torch_burns");
    const lines = output.match(/^\S.*$/gm) ?? [];
    expect(lines[0]).toBe(
      "torch_burns did not fire at loading and in turns 1 to 13 and 15: it listens to move_blocked, and no such event happened.",
    );
    expect(lines.slice(1)).toEqual(["torch_burns fired once in turn 14."]);
  });

  it("tells of a rule that makes moves what its conditions came to on each recorded move", async () => {
    const why = (rule: string, ...more: readonly string[]) =>
      ran("trace", path.join(samplePack, "../chess"), "fools-mate", "--why", rule, ...more);
    const castled = await why("castle_long", "--step", "2");
    expect(castled.output.split("\n").slice(0, 4)).toEqual([
      "move 2: E7 E5: castle_long: a condition does not hold.",
      "  eq(entity.owner, state.current_player) holds",
      "  eq(entity.rank, 'king') does not hold",
      "  11 conditions were not looked at",
    ]);
    const all = await why("pawn_move_two");
    expect(all.output.match(/^\S.*$/gm)).toHaveLength(4);
    expect(all.output).toContain("move 2: E7 E5: pawn_move_two made the move.");
    const instead = await why("pawn_move_two", "--step", "2", "--at", "E7,E6");
    expect(instead.output.split("\n")[0]).toMatch(/^instead of move 2: E7 E6: pawn_move_two/);
    expect((await why("pawn_move_two", "--step", "2", "--at", "E7,E5")).output).toContain(" holds");
    const ofEvents = await ran("trace", samplePack, "fw_001", "--why", "torch_burns", "--at", "E7");
    expect(ofEvents.errors).toContain('"torch_burns" is none');
    expect((await why("castle_long", "--step", "0")).output).toBe("No move is made at loading.\n");
  });

  it("tells what led to a change, back to the key press", async () => {
    const won = await ran("trace", samplePack, "fw_003", "--because", "win");
    expect(won.code).toBe(0);
    expect(won.output.split("\n").slice(0, 5)).toEqual([
      "turn 15: move right · won",
      "won: false → true",
      "  ← goal reach_flag met",
      "    ← avatar.position: (4,2) → (5,2)",
      "      ← system movement (avatar_navigation)",
    ]);
    const burnt = await ran("trace", samplePack, "fw_003", "--because", "4,2");
    expect(burnt.output).toMatch(/^turn 14: .*\nobjects \(4,2\): wood → empty\n {2}← destroy/);
    const before = await ran("trace", samplePack, "fw_003", "--because", "4,2", "--step", "13");
    expect(before.code).toBe(2);
    expect(before.errors).toContain('"4,2" does not change');
  });

  it("names a place of --at that the board does not have, and those that it has", async () => {
    const chess = path.join(samplePack, "../chess");
    const why = await ran("trace", chess, "fools-mate", "--why", "knight_move", "--at", "G1,Z9");
    expect(why).toMatchObject({ code: 2, output: "" });
    expect(why.errors).toBe('There is no place "Z9": the places are A1 to H8.\n');
    const small = await ran("trace", chess, "fools-mate", "--step", "1", "--why", "knight_move", "--at", "g1,f3");
    expect(small.output).toContain("knight_move: may be done.");
    const borders = path.join(samplePack, "../borders");
    const nodes = await ran("trace", borders, "skirmish", "--why", "reinforce", "--at", "Highmor");
    expect(nodes.errors).toMatch(/^There is no place "Highmor": the places are \w+, /);
  });

  it("finds what changed by the last part of its name, where only one has it", async () => {
    const dungeon = path.join(samplePack, "../dungeon");
    const because = (what: string) => ran("trace", dungeon, "6-shop", "--because", what);
    const moved = await ran("trace", samplePack, "fw_001", "--because", "position");
    expect(moved.output).toMatch(/^turn 7: move down · won\navatar\.position: /);
    expect((await because("strength")).errors).toContain('"persistent.player.strength" does not change');
    expect((await because("nonsense")).errors).toMatch(/^There is no "nonsense": name a path such as payload\./);
    const kuhn = path.join(samplePack, "../kuhn");
    const chips = await ran("trace", kuhn, "bluff", "--because", "chips");
    expect(chips.errors).toBe('"chips" may be Ann.chips or Bob.chips.\n');
    const cell = await ran("trace", samplePack, "fw_003", "--because", "99,9");
    expect(cell.errors).toMatch(/^There is no cell "99,9": the cells are 0,0 to \d+,\d+\.$/m);
  });

  it("tells how a board game ended in its words, asked for as its win or draw", async () => {
    const stalemate = await ran("trace", path.join(samplePack, "../chess"), "stalemate", "--because", "draw");
    expect(stalemate.output).toContain("\noutcome: null → draw (Stalemate)\n");
    const won = await ran("trace", path.join(samplePack, "../kuhn"), "bluff", "--because", "win");
    expect(won.output).toContain("\noutcome: null → Ann wins (Who has the pot wins)\n");
    const goesOn = await ran("trace", path.join(samplePack, "../chess"), "castling", "--because", "win");
    expect(goesOn.errors).toContain('"win" does not change in the turns up to 11.');
  });
});
