// Writes the two chapters of Gridponder's reference that no schema describes: events and the references to them.
import { EFFECT_EVENTS, SYSTEMS } from "../../../shared/dialects/gridponder/checks/possible/catalogue";
import { EVENTS } from "../../../shared/dialects/gridponder/turn/events";

/** The chapters of the reference that are not made from schemas, by title. */
export const CHAPTERS: Readonly<Record<string, () => string>> = { Events: eventsText, References: () => REFERENCES };

/** How types are written for people. A type without an entry keeps its name. */
const TYPES: Readonly<Record<string, string>> = {
  any: "any value",
  list: "`[x, y]`",
  params: "the entity's params",
  position: "`[x, y]`",
  positions: "list of `[x, y]`",
};

/** Returns the chapter on events: the fields of each, and which systems and effects emit it. */
function eventsText(): string {
  const rows = Object.entries(EVENTS).map(
    ([event, fields]) => `| ${event} | ${fieldsText(fields)} | ${sourcesText(event)} |`,
  );
  return `What rules listen to, with the fields that each event carries. A field with a \`?\` may be missing.

| event | carries | emitted by |
|---|---|---|
${rows.join("\n")}
`;
}

function fieldsText(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([field, type]) => {
      const plain = type.replace("?", "");
      return `\`${field}${type === plain ? "" : "?"}\`: ${TYPES[plain] ?? plain}`;
    })
    .join("<br>");
}

function sourcesText(event: string): string {
  const emits = (events: readonly string[] = []): boolean => events.includes(event);
  const systems = Object.entries(SYSTEMS).filter(([, facts]) => emits(facts.events));
  const unseen = Object.entries(SYSTEMS).filter(([, facts]) => emits(facts.unseen));
  const effects = Object.entries(EFFECT_EVENTS).filter(([, events]) => emits(events));
  const named = [...systems, ...effects].map(([name]) => `\`${name}\``);
  const late = unseen.map(([name]) => `\`${name}\`, after the last rule of a turn`);
  return [...named, ...late].join(", ") || "nothing that a rule sees";
}

/** The chapter on references. */
const REFERENCES = `A text that begins with \`$\` in a field of an effect is replaced when the rule fires. An effect with a reference to nothing
is skipped. Conditions know no references.

| reference | what it gives |
|---|---|
| \`$event.FIELD\` | A field of the event. Not what lies in its \`params\`. |
| \`$cell.LAYER.kind\` | The kind of the entity on a layer, at the cell where the event happened. |
| \`$cell.LAYER.param.NAME\` | A param of that entity. |
| \`$avatar.position\` | The cell where the avatar is. |
| \`$avatar.item\` | The kind that the avatar holds. |
`;
