// The tab stops of one snippet: the names that each offers as choices, and how that is written in the snippet syntax of
// VS Code and Monaco.
import { freeName } from "../base/freeName";
import type { JsonNode } from "../text/jsonTree";

/** The choices of each tab stop of a snippet; equal stops are filled in together. */
export class SnippetChoices {
  private readonly byStop = new Map<number, readonly string[]>();
  private readonly written = new Map<JsonNode, string>();
  private last: number;

  constructor(private readonly raws: ReadonlyMap<JsonNode, string>) {
    const stops = [...raws.values()].flatMap((raw) =>
      Array.from(raw.matchAll(/\$\{?(\d+)/g), (each) => Number(each[1])),
    );
    this.last = Math.max(0, ...stops);
  }

  /** `taken` are names that a new one must differ from; null where the text is not a new name. */
  offer(node: JsonNode, raw: string, names: readonly string[], taken: ReadonlySet<string> | null): void {
    const stop = /^(?:\^")?\$(?:\{(\d+)(?::((?:\\.|[^}\\])*))?\}|([1-9]\d*))"?$/.exec(raw);
    if (stop === null) {
      this.offerLiteral(node, raw, names, taken);
      return;
    }
    if (names.length === 0) return;
    const given = (stop[2] ?? "").replaceAll("\\$", "$");
    const isGood = names.includes(given) || given.startsWith("$");
    this.byStop.set(Number(stop[1] ?? stop[3]), isGood ? firstOf(given, names) : names);
  }

  /** A literal name that the pack does not have is to be replaced; a new one must be free. */
  private offerLiteral(node: JsonNode, raw: string, names: readonly string[], taken: ReadonlySet<string> | null): void {
    if (raw.includes("$") || raw.startsWith("^")) return;
    if (taken?.has(raw) === true) this.written.set(node, freeName(raw, taken));
    if (names.length === 0 || names.includes(raw)) return;
    const stop = ++this.last;
    this.byStop.set(stop, firstOf(raw, names));
    this.written.set(node, `\${${stop}}`);
  }

  /** Returns the plain text with every text of the body in place; `$` and `\` elsewhere are escaped. */
  write(plain: string): string {
    const begun = new Set<number>();
    let text = "";
    let end = 0;
    for (const [node, body] of this.raws) {
      const raw = this.written.get(node) ?? body;
      const snippet = raw.startsWith("^") ? raw.slice(1) : JSON.stringify(raw).replaceAll(/\\\\(?=[$}])/g, "\\");
      text += escaped(plain.slice(end, node.offset)) + snippet.replaceAll(STOP, (all) => this.stopText(all, begun));
      end = node.offset + node.length;
    }
    return text + escaped(plain.slice(end));
  }

  /** The choices are at the first of equal stops, where the editor looks for them. */
  private stopText(all: string, begun: Set<number>): string {
    const stop = Number(/\d+/.exec(all)?.[0]);
    const names = this.byStop.get(stop);
    if (names === undefined) return all;
    if (begun.has(stop)) return `\${${stop}}`;
    begun.add(stop);
    const [only = "", ...others] = names;
    return others.length === 0 ? `\${${stop}:${innerText(only)}}` : `\${${stop}|${names.map(choiceText).join(",")}|}`;
  }
}

const STOP = /(?<!\\)\$(?:\{\d+(?::(?:\\.|[^}\\])*)?\}|[1-9]\d*)/g;

function firstOf(first: string, names: readonly string[]): readonly string[] {
  return [first, ...names.filter((name) => name !== first)];
}

function choiceText(name: string): string {
  return JSON.stringify(name)
    .slice(1, -1)
    .replaceAll(/[\\,|]/g, "\\$&");
}

function innerText(name: string): string {
  return JSON.stringify(name)
    .slice(1, -1)
    .replaceAll(/[\\$}]/g, "\\$&");
}

/** Escapes text for a snippet. */
export function escaped(text: string): string {
  return text.replaceAll(/[$\\]/g, "\\$&");
}
