// Whatever a pack's files say, the host answers: it never throws, and what it tells lies inside the texts.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LocatedFinding } from "../findings/finding";
import { connectToHost } from "../rpc/connect";
import type { PackFindings, PackGoldPaths, PackSync } from "../rpc/contract";
import { createPortPair } from "../rpc/port";
import { sampleSync } from "./sampleTexts.testing";
import { serveHost } from "./serve";

const sample = sampleSync("flag-worlds");

/** One mutation: a stretch of one file (both as parts of a whole, 0..1) gives way to a text. */
interface Mutation {
  readonly file: number;
  readonly from: number;
  readonly length: number;
  readonly text: string;
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  file: fc.double({ min: 0, max: 0.999, noNaN: true }),
  from: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.integer({ min: 0, max: 60 }),
  text: fc.oneof(
    fc.constantFrom(
      '"__proto__"',
      "null",
      "-1",
      "1e999",
      "[]",
      "{}",
      '"$event.position"',
      '"void"',
      "[64, 64]",
      "}",
      '"',
      "9999",
    ),
    fc.string({ maxLength: 8 }),
    fc.json({ maxDepth: 2 }),
  ),
});

/** Half of the time a whole value is replaced, so that most texts still parse. */
function mutate(text: string, { from, length, text: inserted }: Mutation): string {
  const at = Math.floor(from * text.length);
  const value = /[:[,]\s*("[^"\n]*"|-?\d+|true|false|null)/.exec(text.slice(at));
  if (length % 2 === 0 && value !== null) {
    const start = at + value.index + value[0].length - value[1]!.length;
    return text.slice(0, start) + inserted + text.slice(start + value[1]!.length);
  }
  return text.slice(0, at) + inserted + text.slice(at + length);
}

function mutated(mutations: readonly Mutation[]): PackSync {
  const files = sample.files.map((file) => ({ ...file }));
  for (const each of mutations) {
    const file = files[Math.floor(each.file * files.length)]!;
    file.text = mutate(file.text ?? "", each);
  }
  return { ...sample, files };
}

interface Answers {
  readonly findings: PackFindings;
  readonly goldPaths: PackGoldPaths;
}

/** What one host tells of the last of these syncs, each sent when the one before was answered. */
async function answersTo(...changes: readonly PackSync[]): Promise<Answers> {
  const [here, there] = createPortPair(structuredClone);
  return new Promise((resolve, reject) => {
    const host = serveHost(there, { schedule: (work) => void setImmediate(work), report: reject });
    let findings: PackFindings | null = null;
    let goldPaths: PackGoldPaths | null = null;
    let answered = 0;
    /** Both are there, in whichever order they came. */
    const goOn = (): void => {
      const { generation } = changes[answered]!;
      if (findings?.generation !== generation || goldPaths?.generation !== generation) return;
      answered += 1;
      const next = changes[answered];
      if (next !== undefined) return remote.sync(next);
      host.dispose();
      return resolve({ findings, goldPaths });
    };
    const { remote } = connectToHost(
      here,
      {
        findings(told) {
          // A second telling of what is answered already comes in between.
          if (answered >= changes.length || told.generation !== changes[answered]!.generation) return;
          findings = told;
          goOn();
        },
        goldPaths(told) {
          if (told.remaining !== undefined) return;
          goldPaths = told;
          goOn();
        },
      },
      reject,
    );
    remote.sync(changes[0]!);
  });
}

/** What only playing shows is told when it is known, and kept for a while: when that is depends on the way. */
const SHOWN_BY_PLAYING: readonly string[] = ["rule-never-fired", "turn-never-settles"];

/** All but what is told of the runs before: that depends on the way, and is meant to. */
function withoutHistory({ findings, goldPaths }: Answers): unknown {
  const results = goldPaths.results.map((result) => ({ ...result, differsAt: undefined }));
  const read = Object.entries(findings.byFile)
    .map(([file, list]) => [file, list.filter(({ code }) => !SHOWN_BY_PLAYING.includes(code))] as const)
    .filter(([, list]) => list.length > 0);
  return { findings: { ...findings, byFile: Object.fromEntries(read) }, goldPaths: { ...goldPaths, results } };
}

function lieInside(findings: readonly LocatedFinding[], text: string): boolean {
  const lines = text.split(/\r\n|\r|\n/);
  return findings.every(({ span, range }) => {
    const { line, column, endLine, endColumn } = range;
    const inText = span.offset >= 0 && span.length >= 0 && span.offset + span.length <= text.length;
    const inLines = line >= 1 && endLine >= line && endLine <= lines.length;
    return inText && inLines && column >= 1 && endColumn >= 1 && endColumn <= lines[endLine - 1]!.length + 2;
  });
}

describe("a host that is told of a pack with anything in it", () => {
  it("answers with findings inside the texts and a result for each level", { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 4 }), async (mutations) => {
        const change = mutated(mutations);
        const { findings, goldPaths } = await answersTo(change);
        for (const [file, list] of Object.entries(findings.byFile)) {
          const text = change.files.find(({ path }) => path === file)?.text ?? "";
          expect(lieInside(list, text), `${file}: ${JSON.stringify(list)}`).toBe(true);
        }
        expect(goldPaths.generation).toBe(1);
      }),
      { numRuns: 150 },
    );
  });

  it("says the same whether it saw the edits one by one or only their outcome", { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 5 }), async (mutations) => {
        const versions = mutations.map((_, index) => mutated(mutations.slice(0, index + 1)));
        const edits = versions.map((version, index): PackSync => {
          const before = index === 0 ? sample : versions[index - 1]!;
          const files = version.files.filter((file, at) => file.text !== before.files[at]!.text);
          return { generation: index + 2, replace: false, files, assets: null, collections: null };
        });
        const stepwise = await answersTo(sample, ...edits);
        const atOnce = await answersTo({ ...versions.at(-1)!, generation: versions.length + 1 });
        expect(withoutHistory(stepwise)).toEqual(withoutHistory(atOnce));
      }),
      { numRuns: 60 },
    );
  });
});
