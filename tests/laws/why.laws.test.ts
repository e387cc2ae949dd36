// What "why" says of a rule agrees with what the engine did, on random rules in both versions of the language.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { gridponder } from "../../shared/dialects/gridponder/dialect";
import { sessionTurns } from "../../shared/engine/trace/sessionTurns";
import { RecordKind, RuleVerdict } from "../../shared/engine/trace/trace";
import { recordAt, recordCount } from "../../shared/engine/trace/traceTree";
import { whyRule } from "../../shared/engine/explain/why";
import { attemptsOf } from "../../shared/engine/explain/whyAttempts";
import type { Clause } from "../../shared/engine/explain/whyClauses";
import { createPlaySessions } from "../../shared/host/play/playSessions";
import { packSource, randomPack } from "./randomPack";
import { gridponderPresentation } from "../../shared/dialects/gridponder/presentation/presentation";

const moves = fc.array(fc.constantFrom("up", "down", "left", "right"), { minLength: 1, maxLength: 10 });

/** Whether a clause holds, by its simple conditions alone; those not looked at are `unseen`. */
function holds(clause: Clause): boolean | "unseen" {
  if (clause.reads.kind !== "parts") return clause.verdict === "not-tried" ? "unseen" : clause.verdict === "holds";
  const parts = clause.parts.map(holds);
  if (clause.reads.holdsIf === "not") return parts[0] === "unseen" ? "unseen" : parts.length > 0 && !parts[0]!;
  const decides = clause.reads.holdsIf === "any";
  if (parts.includes(decides)) return decides;
  return parts.includes("unseen") ? "unseen" : !decides;
}

test("verdicts, clauses and blame agree with what the engine recorded", () => {
  let [fired, missed] = [0, 0];
  fc.assert(
    fc.property(randomPack({ rulesOnly: true }), moves, (pack, directions) => {
      const level = gridponder.compile(packSource(pack)).game!.level("random")!;
      const actions = directions.map((direction) => ({ action: "move", direction }));
      const opened = createPlaySessions().open(level, 1, actions);
      const { debug } = opened;
      const reading = { debug, presentation: gridponderPresentation };
      const turns = sessionTurns(opened);
      turns.forEach((turn, number) => {
        const { trace } = turn;
        const counted = new Map<string, number>();
        for (let record = 0; record < recordCount(trace); record += 1) {
          const { kind, ref, after } = recordAt(trace, record);
          if (kind !== RecordKind.rule || after !== RuleVerdict.fired) continue;
          counted.set(`${ref}`, (counted.get(`${ref}`) ?? 0) + 1);
        }
        debug.rules.forEach((_, rule) => {
          const attempts = attemptsOf(turn, reading, rule);
          const firings = attempts.filter(({ outcome }) => outcome === "fired");
          expect(firings.length).toBe(counted.get(`${rule}`) ?? 0);
          fired += firings.length;
          for (const { outcome, clauses, blamed, misses } of attempts) {
            const verdicts = clauses.map(({ clause, verdict }) => [clause, verdict]);
            const recorded = new Map(verdicts as [string, string][]);
            for (const clause of clauses) {
              if (clause.verdict === "not-tried") continue;
              if (clause.parts.length > 0) expect(holds(clause)).toBe(clause.verdict === "holds");
            }
            if (outcome === "fired") expect([...recorded.values()].every((verdict) => verdict === "holds")).toBe(true);
            const failed = outcome === "where-failed" ? "where" : outcome === "if-failed" ? "if" : null;
            expect(blamed.length > 0).toBe(failed !== null);
            expect(misses > 0).toBe(failed !== null);
            if (failed === null) continue;
            missed += 1;
            expect(recorded.get(failed)).toBe("fails");
            expect(blamed.every(({ clause }) => clause.clause === failed && clause.verdict !== "not-tried")).toBe(true);
          }
        });
        // Every event of a rule's type is accounted for: tried, or told why not.
        debug.rules.forEach(({ on }, rule) => {
          const answer = whyRule({ turns, number, reading }, rule);
          const heard = new Set(answer.attempts.map(({ event }) => event));
          for (let record = 0; record < recordCount(trace); record += 1) {
            const { kind, ref } = recordAt(trace, record);
            if (kind !== RecordKind.event || trace.values[ref] !== on) continue;
            expect(heard.has(record) !== answer.untried.some(({ event }) => event === record)).toBe(true);
          }
        });
      });
    }),
    { numRuns: 150 },
  );
  // The random games must really have had both; how many is left to chance.
  expect(fired).toBeGreaterThan(0);
  expect(missed).toBeGreaterThan(0);
});
