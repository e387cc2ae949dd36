// Whatever a pack's files say, the host answers: it never throws, and what it tells lies inside the texts.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LocatedFinding } from "../findings/finding";
import { connectToHost } from "../rpc/connect";
import type { PackSolutions } from "../rpc/solutions";
import type { PackFindings, PackSync } from "../rpc/packSync";
import { createPortPair } from "../rpc/portPair";
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
  readonly solutions: PackSolutions;
}

/** What one host has reported of the last of these syncs when it has nothing more to do; each is sent when it has not. */
async function answersTo(...changes: readonly PackSync[]): Promise<Answers> {
  const [here, there] = createPortPair(structuredClone);
  return new Promise((resolve, reject) => {
    let findings: PackFindings | null = null;
    let solutions: PackSolutions | null = null;
    let running = 0;
    let sent = 0;
    const host = serveHost(there, {
      schedule(work) {
        running += 1;
        setImmediate(() => {
          work();
          running -= 1;
          // What the work has told, and what is asked for next, is on its way before this.
          setImmediate(goOn);
        });
      },
      report: reject,
    });
    const goOn = (): void => {
      if (running > 0) return;
      const next = changes[sent];
      sent += 1;
      if (next !== undefined) return remote.sync(next);
      host.dispose();
      if (findings === null || solutions === null) return reject(new Error("The host has told nothing."));
      return resolve({ findings, solutions });
    };
    const { remote } = connectToHost(
      here,
      {
        findings: (told) => (findings = told),
        solutions: (told) => (solutions = told),
        opening: () => undefined,
        sampled: () => undefined,
      },
      reject,
    );
    goOn();
  });
}

/**
 * What is reported of a pack, but for where a level parts from the runs before, which depends on the way. One whose text
 * is as it was at first is held against its first run, whatever came between: there it is reported too.
 */
function outcomeOf({ findings, solutions }: Answers, tellsDifference: (file: string) => boolean): unknown {
  const results = solutions.results.map((result) => {
    const { differsAt: _at, differsBy: _by, ...rest } = result;
    return tellsDifference(result.file) ? result : rest;
  });
  return { findings, solutions: { ...solutions, results } };
}

function isAsAtFirst(version: PackSync): (file: string) => boolean {
  const text = ({ files }: PackSync, file: string): unknown => files.find(({ path }) => path === file)?.text;
  return (file) => text(version, file) === text(sample, file);
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

/** A guard against hanging, not a measure: a machine that is busy takes many times as long. */
const HANGS_MS = 300_000;

describe("a host that is sent a pack with anything in it", () => {
  it("answers with findings inside the texts and a result for each level", { timeout: HANGS_MS }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 4 }), async (mutations) => {
        const change = mutated(mutations);
        const { findings, solutions } = await answersTo(change);
        for (const [file, list] of Object.entries(findings.byFile)) {
          const text = change.files.find(({ path }) => path === file)?.text ?? "";
          expect(lieInside(list, text), `${file}: ${JSON.stringify(list)}`).toBe(true);
        }
        expect(solutions.generation).toBe(1);
      }),
      { numRuns: 150 },
    );
  });

  it("says the same whether it saw the edits one by one or only their outcome", { timeout: HANGS_MS }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 5 }), async (mutations) => {
        const versions = versionsOf(mutations);
        const last = versions.at(-1)!;
        const stepwise = await answersTo(sample, ...versions.map(onlyChanges));
        const atOnce = await answersTo(
          sample,
          onlyFiles(last, () => true),
        );
        expect(outcomeOf(stepwise, isAsAtFirst(last))).toEqual(outcomeOf(atOnce, isAsAtFirst(last)));
        const opened = await answersTo(last);
        expect(outcomeOf(stepwise, () => false)).toEqual(outcomeOf(opened, () => false));
      }),
      { numRuns: 60 },
    );
  });

  it("says the same whether it is sent what changed or everything again", { timeout: HANGS_MS }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 3 }), async (mutations) => {
        const versions = versionsOf(mutations);
        const changes = await answersTo(sample, ...versions.map(onlyChanges));
        const everything = await answersTo(sample, ...versions.map((version) => onlyFiles(version, () => true)));
        expect(changes).toEqual(everything);
      }),
      { numRuns: 60 },
    );
  });
});

/** The sample with the first of the mutations, the first two, and so on; generations from 2. */
function versionsOf(mutations: readonly Mutation[]): readonly PackSync[] {
  return mutations.map((_, index) => ({ ...mutated(mutations.slice(0, index + 1)), generation: index + 2 }));
}

function onlyChanges(version: PackSync, index: number, versions: readonly PackSync[]): PackSync {
  const before = index === 0 ? sample : versions[index - 1]!;
  return onlyFiles(version, (at) => version.files[at]!.text !== before.files[at]!.text);
}

function onlyFiles(version: PackSync, isWanted: (index: number) => boolean): PackSync {
  const files = version.files.filter((_, at) => isWanted(at));
  return { generation: version.generation, replace: false, files, assets: null, collections: null };
}
