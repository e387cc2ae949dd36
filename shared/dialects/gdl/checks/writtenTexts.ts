// Finds texts that entities get and that nothing asks for, where a text that is asked for has the same letters, or is
// another one but for one letter.
import { addToSet } from "../../../base/groups";
import { type Json, type JsonPointer, childPointer, listOf, objectOf } from "../../../base/json";
import { hasSameLetters } from "../../../base/sameLetters";
import { isTypo } from "../../../base/typos";
import type { Finding } from "../../../findings/finding";
import type { SourceFile } from "../../../pack/packSource";
import { visitExpression } from "../expressions/expression";
import { insideSpan } from "../text/strings/problem";
import { type AttributeTexts, attributeTexts, comparedTexts, expressionsIn, writtenTo } from "./attributeValues";
import type { CheckedGame } from "./checked";
import { found, foundInside, replacing } from "./found";

/** By attribute, the texts that conditions ask for. */
type AskedTexts = ReadonlyMap<string, ReadonlySet<string>>;

export function writtenTextFindings(game: CheckedGame): readonly Finding[] {
  const given = attributeTexts(game);
  // Where a text is not complete, what it asks for is not known.
  if (given === null) return [];
  const asked = askedTexts(game, given);
  return [...setFindings(game, asked), ...placedFindings(game, asked), ...optionFindings(game, asked)];
}

/** Reports options of params that become an attribute's value. */
function optionFindings(game: CheckedGame, asked: AskedTexts): readonly Finding[] {
  const { file, index } = game;
  const told = new Set<string>();
  return (expressionsIn(game) ?? []).flatMap(({ written: { scope }, expression }) => {
    const findings: Finding[] = [];
    visitExpression(expression, (node) => {
      const write = node.kind === "call" ? writtenTo(node) : null;
      const { interaction } = scope;
      if (write?.value?.kind !== "name" || interaction === null) return;
      const { options } = objectOf(objectOf(index.interactions.get(interaction)?.["params"])[write.value.name]);
      for (const [item, text] of listOf(options).entries()) {
        const meant = typeof text === "string" ? meantText(asked, write.name, text) : null;
        const at = childPointer("/interactions/list", interaction, "params", write.value.name, "options", item);
        if (meant === null || typeof text !== "string" || told.has(at)) continue;
        told.add(at);
        const fixes = replacing(file, at, meant);
        const more = { params: { name: text }, fixes };
        findings.push(found("value-never-asked", file, at, messageOf(write.name, text, meant), more));
      }
    });
    return findings;
  });
}

/** A text that no entity has is reported where it is asked for, unless it is almost one. */
function askedTexts(game: CheckedGame, given: AttributeTexts): AskedTexts {
  const asked = new Map<string, Set<string>>();
  for (const { written, expression } of expressionsIn(game) ?? []) {
    for (const { attribute, literal } of comparedTexts(expression, game, written.scope)) {
      if (given.get(attribute)?.has(literal.value) === false) continue;
      addToSet(asked, attribute, literal.value);
    }
  }
  return asked;
}

const SHORTEST = 3;

/** Returns the text that is meant: it has the same letters, or all but one. Null for none. */
function meantText(asked: AskedTexts, attribute: string, text: string): string | null {
  const texts = asked.get(attribute);
  if (texts === undefined || texts.has(text) || text.length < SHORTEST) return null;
  return [...texts].find((each) => hasSameLetters(each, text) || isTypo(text, each)) ?? null;
}

function messageOf(attribute: string, text: string, meant: string): string {
  return `Nothing asks whether the ${attribute} of an entity is "${text}". Did you mean "${meant}"?`;
}

/** Returns, by attribute, the only text that conditions ask for and that recorded games alone give to entities. */
function wantedTexts(game: CheckedGame): ReadonlyMap<string, string> {
  const given = attributeTexts(game);
  const files = new Map(Array.from(game.pack.files).filter(([, { role }]) => role !== "start"));
  const rules = attributeTexts({ ...game, pack: { ...game.pack, files } });
  const wanted = new Map<string, Set<string>>();
  for (const { written, expression } of expressionsIn(game) ?? []) {
    for (const { attribute, literal } of comparedTexts(expression, game, written.scope)) {
      if (rules?.get(attribute)?.has(literal.value) !== false || given?.get(attribute)?.has(literal.value) !== true)
        continue;
      addToSet(wanted, attribute, literal.value);
    }
  }
  const single = Array.from(wanted).flatMap(([attribute, [text, ...more]]) =>
    text === undefined || more.length > 0 ? [] : [[attribute, text] as const],
  );
  return new Map(single);
}

function setFindings(game: CheckedGame, asked: AskedTexts): readonly Finding[] {
  const wanted = wantedTexts(game);
  const other = (attribute: string, text: string): string | null =>
    asked.get(attribute)?.has(text) === true ? null : (wanted.get(attribute) ?? null);
  return (expressionsIn(game) ?? []).flatMap(({ written, expression }) => {
    const findings: Finding[] = [];
    visitExpression(expression, (node) => {
      const write = node.kind === "call" ? writtenTo(node) : null;
      const literal = write?.value;
      if (write === null || literal?.kind !== "text") return;
      const near = meantText(asked, write.name, literal.value);
      const instead = near ?? other(write.name, literal.value);
      if (instead === null) return;
      const { value: name } = literal;
      const message = messageOf(write.name, name, instead);
      const span = insideSpan(literal);
      findings.push(foundInside(game.file, written, { code: "value-never-asked", message, span, name, instead }));
    });
    return findings;
  });
}

/** Reports values in the set-up and in start positions. */
function placedFindings({ file: game, index, pack }: CheckedGame, asked: AskedTexts): readonly Finding[] {
  const check = (file: SourceFile, values: Json | undefined, at: JsonPointer): readonly Finding[] =>
    Object.entries(objectOf(values)).flatMap(([name, value]): readonly Finding[] => {
      const meant = typeof value === "string" ? meantText(asked, name, value) : null;
      if (meant === null || typeof value !== "string") return [];
      const place = childPointer(at, name);
      const fixes = replacing(file, place, meant);
      const params = { name: value };
      return [found("value-never-asked", file, place, messageOf(name, value, meant), { params, fixes })];
    });
  const steps = listOf(objectOf(index.game["setup"])["steps"]).flatMap((step, number) =>
    check(game, objectOf(step)["set_attributes"], childPointer("/setup/steps", number, "set_attributes")),
  );
  const starts = Array.from(pack.files.values()).flatMap((file) => {
    if (file.role !== "start") return [];
    const { place, zones } = objectOf(objectOf(file.value)["start"]);
    return [
      ...Object.entries(objectOf(place)).flatMap(([where, entity]) =>
        check(file, entity, childPointer("/start/place", where)),
      ),
      ...Object.entries(objectOf(zones)).flatMap(([zone, entities]) =>
        listOf(entities).flatMap((entity, number) => check(file, entity, childPointer("/start/zones", zone, number))),
      ),
    ];
  });
  return [...steps, ...starts];
}
