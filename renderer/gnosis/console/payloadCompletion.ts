// What can be written in the console's payload: members that the event's payload may have, and values that texts of the
// pack give them.
import { getLocation, parseTree } from "jsonc-parser";
import { type Position, Range, type editor, languages } from "monaco-editor/editor";
import { payloadMembers, payloadValues } from "../../../shared/dialects/gnosis/text/payloads";
import { packSource } from "../../documents/packSource";
import { useConsoleDraft } from "./consoleDraft";

/** The address of the payload's model: no file of a pack. */
export const PAYLOAD_SCHEME = "gnosis-payload";

export const payloadProvider: languages.CompletionItemProvider = {
  triggerCharacters: ['"', ":", " ", ","],
  provideCompletionItems(model, position) {
    if (model.uri.scheme !== PAYLOAD_SCHEME) return { suggestions: [] };
    return { suggestions: suggestionsAt(model, position) };
  },
};

function suggestionsAt(model: editor.ITextModel, position: Position): languages.CompletionItem[] {
  const text = model.getValue();
  const { path, isAtPropertyKey, previousNode } = getLocation(text, model.getOffsetAt(position));
  const pack = packSource();
  const { id } = useConsoleDraft.getState();
  const names = path.map(String);
  const word = model.getWordUntilPosition(position);
  // A string that is begun is replaced with its quotes.
  const range =
    previousNode !== undefined && text.startsWith('"', previousNode.offset)
      ? Range.fromPositions(
          model.getPositionAt(previousNode.offset),
          model.getPositionAt(previousNode.offset + previousNode.length),
        )
      : new Range(position.lineNumber, word.startColumn, position.lineNumber, word.endColumn);
  const lineText = model.getValueInRange(range);
  const item = (label: string, insertText: string, detail: string): languages.CompletionItem => ({
    label: { label, description: detail },
    kind: isAtPropertyKey ? languages.CompletionItemKind.Property : languages.CompletionItemKind.Value,
    range,
    insertText,
    filterText: lineText.startsWith('"') ? JSON.stringify(label) : label,
  });
  if (!isAtPropertyKey) {
    return payloadValues(pack, id, names).map((value) => {
      const written = JSON.stringify(value);
      return item(typeof value === "string" ? value : written, written, "");
    });
  }
  const around = names.slice(0, -1);
  const there = membersAt(text, around);
  const hasValue = text.slice(model.getOffsetAt(range.getEndPosition())).trimStart().startsWith(":");
  return payloadMembers(pack, id, around)
    .filter(({ name }) => !there.includes(name) || name === names.at(-1))
    .map(({ name, examples: [example] }) => {
      const written = example === undefined ? "null" : JSON.stringify(example);
      return item(name, hasValue ? JSON.stringify(name) : `${JSON.stringify(name)}: ${written}`, written);
    });
}

/** The names of the members that an object of the text has already. */
function membersAt(text: string, at: readonly string[]): readonly string[] {
  let node = parseTree(text);
  for (const name of at) {
    node = node?.children?.find(({ children }) => children?.[0]?.value === name)?.children?.[1];
  }
  return (node?.children ?? []).flatMap(({ children }) => {
    const name: unknown = children?.[0]?.value;
    return typeof name === "string" ? [name] : [];
  });
}
