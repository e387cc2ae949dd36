// Definitions, usages and rename as Monaco asks for them; the host knows the places.
import type { FilePlace, NamePlaces } from "../../../shared/language/offers";
import { type Position, Range, type editor, type languages } from "monaco-editor/editor";
import { host } from "../../bridge/host";
import { documents } from "../../documents/documents";
import { applyTogether } from "../../documents/history/jointChange";
import { shownEditor } from "../editorActions";
import { askHost, monacoRange, spanRange } from "./hostPlaces";

async function placesAt(model: editor.ITextModel, position: Position): Promise<NamePlaces | null> {
  return askHost(model, position, (file, offset) => host.namePlaces(file, offset));
}

function locationsOf(places: readonly FilePlace[]): languages.Location[] {
  return places.flatMap(({ file, range }) => {
    const document = documents.get(file);
    return document === undefined ? [] : [{ uri: document.model.uri, range: monacoRange(range) }];
  });
}

export const definitionProvider: languages.DefinitionProvider = {
  async provideDefinition(model, position) {
    return locationsOf((await placesAt(model, position))?.definitions ?? []);
  },
};

export const usageProvider: languages.ReferenceProvider = {
  async provideReferences(model, position) {
    return locationsOf((await placesAt(model, position))?.places ?? []);
  },
};

export const renameProvider: languages.RenameProvider = {
  async resolveRenameLocation(model, position) {
    const found = await placesAt(model, position);
    // Of the position alone: the pack may have been closed meanwhile, and the text with it.
    const nowhere = { range: Range.fromPositions(position), text: "" };
    if (found === null) return { ...nowhere, rejectReason: "There is no name here that could be changed." };
    if (!found.renamable) return { ...nowhere, rejectReason: `"${found.name}" is not a name that this pack gives.` };
    return { range: spanRange(model, found.span), text: found.name };
  },
  async provideRenameEdits(model, position, name) {
    const answer = await askHost(model, position, (file, offset) => host.rename(file, offset, name));
    if (answer === null) return refusedRename(position, "The text changed meanwhile; try again.");
    if (!answer.ok) return refusedRename(position, answer.refusal);
    // Made here rather than by Monaco, which would undo each file for itself.
    applyTogether({ name: `Rename to ${name}`, edits: answer.value.changes, moves: answer.value.moves });
    return { edits: [] };
  },
};

/** Monaco's messages beside a place of the text. */
interface PlaceMessages extends editor.IEditorContribution {
  showMessage(message: string, position: Position): void;
}

/** Monaco would tell nobody but the console; it is shown where it also says that something has no name. */
function refusedRename(position: Position, rejectReason: string): languages.WorkspaceEdit & languages.Rejection {
  shownEditor()
    ?.getContribution<PlaceMessages>("editor.contrib.messageController")
    ?.showMessage(rejectReason, position);
  return { edits: [], rejectReason };
}
