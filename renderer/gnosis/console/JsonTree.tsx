// A value as a tree that can be folded; what is another one than before is marked.
import type { ReactElement, ReactNode } from "react";
import { type Json, isJsonList, isJsonObject } from "../../../shared/base/json";
import { shortNumbers } from "./shortNumbers";

export interface JsonTreeProps {
  readonly name: string;
  readonly value: Json;
  /** What was there before; undefined for nothing. */
  readonly before?: Json | undefined;
  /** Whether what differs from before is marked. */
  readonly compares?: boolean;
  readonly depth?: number;
  /** Returns the short text of a number; its tooltip has it whole. */
  readonly shortNumber?: (text: string) => string;
}

/** Deeper trees are folded at first. */
const OPEN_DEPTH = 3;
const MOST = 200;

export function JsonTree({
  name,
  value,
  before,
  compares = false,
  depth = 0,
  shortNumber = shortNumbers,
}: JsonTreeProps): ReactElement {
  const isChanged = compares && JSON.stringify(value) !== JSON.stringify(before);
  const members = membersOf(value);
  if (members === null) {
    return (
      <div className="gw-json-leaf" data-changed={isChanged}>
        <span className="gw-json-name">{name}</span>
        {isChanged && before !== undefined ? (
          <del>
            <LeafValue value={before} shortNumber={shortNumber} />
          </del>
        ) : null}
        <span>
          <LeafValue value={value} shortNumber={shortNumber} />
        </span>
      </div>
    );
  }
  const names = new Set(members.map(([member]) => member));
  const gone = compares ? (membersOf(before ?? null) ?? []).filter(([member]) => !names.has(member)) : [];
  return (
    <details className="gw-json" open={depth < OPEN_DEPTH} data-changed={isChanged}>
      <summary className="gw-json-name">
        {name} <small>{isJsonList(value) ? `[${members.length}]` : `{${members.length}}`}</small>
      </summary>
      {members.slice(0, MOST).map(([member, inner]) => (
        <JsonTree
          key={member}
          name={member}
          value={inner}
          before={partOf(before, member)}
          compares={compares}
          depth={depth + 1}
          shortNumber={shortNumber}
        />
      ))}
      {gone.slice(0, MOST).map(([member, inner]) => (
        <div key={member} className="gw-json-leaf" data-changed>
          <span className="gw-json-name">{member}</span>
          <del>{JSON.stringify(inner)}</del>
        </div>
      ))}
      {members.length > MOST ? <p className="gw-console-note">{members.length - MOST} more.</p> : null}
    </details>
  );
}

interface LeafValueProps {
  readonly value: Json;
  readonly shortNumber: (text: string) => string;
}

function LeafValue({ value, shortNumber }: LeafValueProps): ReactNode {
  const text = JSON.stringify(value);
  const short = typeof value === "number" ? shortNumber(text) : text;
  return short === text ? text : <span title={text}>{short}</span>;
}

function membersOf(value: Json): readonly (readonly [string, Json])[] | null {
  if (isJsonList(value)) return value.map((item, index) => [`${index}`, item]);
  return isJsonObject(value) ? Object.entries(value) : null;
}

function partOf(value: Json | undefined, name: string): Json | undefined {
  if (isJsonList(value)) return value[Number(name)];
  return isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
