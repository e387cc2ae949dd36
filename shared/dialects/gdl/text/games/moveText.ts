// A move as a line of text, as games record it (gdl.md, A15): `E2 E4`, `E7 E8 promote_to=queen`, `3,4 4,3`,
// `'New York' Boston`, `@bet amount=30`, `@play #17`, and `@pass by=Black` where several may act. As an action a move that
// is found by its path is called `move`; `path` is its places or, of a card, `#` and its number.
import { type Json, listOf } from "../../../../base/json";
import { type Result, done, refused } from "../../../../base/result";
import type { RecordedAction } from "../../../../pack/packModel";
import type { TextSpan } from "../../../../text/edit";

/** What a part of a line is; `text` is what it says, without `@`, `=` and quotes. */
export interface MovePart {
  readonly kind: "action" | "place" | "param" | "value";
  readonly text: string;
  /** Written in quotes: a value that is a text whatever it looks like. */
  readonly isQuoted: boolean;
  /** The text alone. */
  readonly span: TextSpan;
}

/** The action of a move that its path alone tells. */
export const MOVE = "move";

/** What says who makes a move where several may act. */
export const BY = "by";

const QUOTED = String.raw`'(?:[^'\\]|\\.)*'`;
const PART = new RegExp(
  String.raw`\s*(?:@([A-Za-z_]\w*)|([A-Za-z_]\w*)=(${QUOTED}|[^\s']*)|(${QUOTED})|([^\s'=@][^\s'=]*))(?=\s|$)`,
  "y",
);

/** Returns the parts of a line in their order; null for a line that is no move. */
export function moveParts(line: string): readonly MovePart[] | null {
  const parts: MovePart[] = [];
  let hasParam = false;
  const end = line.trimEnd().length;
  for (let at = 0; at < end; at = PART.lastIndex) {
    PART.lastIndex = at;
    const found = PART.exec(line);
    if (found === null) return null;
    const [, action, param, value, quoted, bare] = found;
    const isFirst = parts.length === 0;
    if (action !== undefined) {
      if (!isFirst) return null;
      parts.push(part("action", action, PART.lastIndex));
    } else if (param !== undefined && value !== undefined) {
      hasParam = true;
      parts.push(part("param", param, PART.lastIndex - value.length - 1), part("value", value, PART.lastIndex));
    } else {
      if (hasParam) return null;
      parts.push(part("place", quoted ?? bare ?? "", PART.lastIndex));
    }
  }
  return parts.some(({ kind }) => kind === "action" || kind === "place") ? parts : null;
}

function part(kind: MovePart["kind"], written: string, end: number): MovePart {
  const isQuoted = written.startsWith("'");
  const length = isQuoted ? written.length - 2 : written.length;
  const text = isQuoted ? written.slice(1, -1).replaceAll(/\\(.)/g, "$1") : written;
  return { kind, text, isQuoted, span: { offset: end - written.length + (isQuoted ? 1 : 0), length } };
}

/** Returns the action that a line says; null for a line that is no move. */
export function actionOfLine(line: string): RecordedAction | null {
  const parts = moveParts(line);
  if (parts === null) return null;
  const name = parts.find(({ kind }) => kind === "action")?.text ?? MOVE;
  const path = parts.flatMap(({ kind, text }) => (kind === "place" ? text : []));
  const params: Record<string, Json> = Object.create(null) as Record<string, Json>;
  for (const [index, { kind, text }] of parts.entries()) {
    const value = parts[index + 1];
    if (kind === "param" && value !== undefined && text !== "action" && text !== "path")
      params[text] = valueOfPart(value);
  }
  return { action: name, ...(path.length > 0 ? { path } : {}), ...params };
}

function valueOfPart({ text, isQuoted }: MovePart): Json {
  if (isQuoted) return text;
  if (/^-?\d{1,15}(?:\.\d{1,15})?$/.test(text)) return Number(text);
  return text === "true" ? true : text === "false" ? false : text;
}

/** Returns the line that says an action. */
export function lineOfAction({ action, path, ...params }: RecordedAction): string {
  const places = listOf(path).map((place) => placeText(typeof place === "string" ? place : JSON.stringify(place)));
  const values = Object.entries(params).map(([name, value]) => `${name}=${valueText(value)}`);
  return [...(action === MOVE && places.length > 0 ? [] : [`@${action}`]), ...places, ...values].join(" ");
}

function placeText(place: string): string {
  return /^[^\s'=@\\][^\s'=\\]*$/.test(place) ? place : quoted(place);
}

function valueText(value: Json): string {
  if (typeof value !== "string") return typeof value === "object" ? quoted(JSON.stringify(value)) : String(value);
  const isPlain = /^[^\s'\\]+$/.test(value) && typeof valueOfPart({ ...NO_PART, text: value }) === "string";
  return isPlain ? value : quoted(value);
}

const NO_PART: MovePart = { kind: "value", text: "", isQuoted: false, span: { offset: 0, length: 0 } };

function quoted(text: string): string {
  return `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`;
}

/**
 * Returns the moves that a text says: one a line, or several with ` / ` between them; what follows `;` is a comment.
 * Refused with a sentence that names what is no move.
 */
export function actionsOfText(text: string): Result<readonly RecordedAction[], string> {
  const lines = text
    .split(/\r\n|[\n\r]/)
    .flatMap((line) => (line.includes("'") ? line.replace(/^\s*;.*/, "") : line.replace(/;.*/, "").split(/\s\/\s/)))
    .map((line) => line.trim())
    .filter((line) => line !== "");
  if (lines.length === 0) return refused("There is no move in the text.");
  const actions: RecordedAction[] = [];
  for (const line of lines) {
    const action = actionOfLine(line);
    if (action === null) return refused(`“${line.slice(0, 40)}” is not a move.`);
    actions.push(action);
  }
  return done(actions);
}
