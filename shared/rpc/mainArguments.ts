// The shape of every argument that main is called with. What the values mean is checked by whoever uses them.
import * as v from "valibot";
import { type ArgumentChecks, finite } from "./argumentChecks";
import { type MainApi, VIEW_CHANGES } from "./contract";

const text = v.string();
const texts = v.array(text);
const textOrNull = v.nullable(text);
const none = v.tuple([]);
const oneText = v.tuple([text]);

const unsavedText = v.object({ text, baseHash: textOrNull, baseText: textOrNull, atMs: finite });

const settings = v.object({
  theme: v.exactOptional(v.picklist(["system", "light", "dark"])),
  animations: v.exactOptional(v.boolean()),
  backups: v.exactOptional(v.boolean()),
  formatOnSave: v.exactOptional(v.boolean()),
  layouts: v.exactOptional(v.record(text, text)),
  breakpoints: v.exactOptional(v.record(text, text)),
});

export const MAIN_ARGUMENTS = {
  choosePack: none,
  openPack: oneText,
  initialPack: none,
  closePack: none,
  recentPacks: none,
  samplePacks: none,
  packTemplates: none,
  createPack: v.tuple([text, text]),
  saveFiles: v.tuple([v.array(v.object({ path: text, text, baseHash: textOrNull }))]),
  journal: none,
  keepUnsaved: v.tuple([text, v.array(v.object({ path: text, unsaved: v.nullable(unsavedText) }))]),
  keepState: v.tuple([text, v.object({ keep: v.exactOptional(v.boolean()), views: v.exactOptional(text) })]),
  backups: none,
  backupText: v.tuple([text, text]),
  importPack: v.tuple([textOrNull]),
  exportPack: none,
  setUnsaved: v.tuple([texts]),
  setTitle: oneText,
  changeView: v.tuple([v.picklist(VIEW_CHANGES)]),
  ask: v.tuple([v.object({ message: text, detail: text, buttons: v.pipe(texts, v.minLength(1)) })]),
  closeWindow: none,
  settings: none,
  changeSettings: v.tuple([settings]),
  restartHost: none,
  showInFolder: oneText,
  trashFile: oneText,
  renameFile: v.tuple([text, text]),
  paste: none,
  savePicture: v.tuple([text, v.instance(Uint8Array)]),
} satisfies ArgumentChecks<MainApi>;
