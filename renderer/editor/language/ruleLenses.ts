// Above each rule, how often it fired over the gold paths.
import { Emitter, type languages } from "monaco-editor/editor";
import type { RuleFirings } from "../../../shared/rpc/language";
import { host } from "../../bridge/host";
import { onHost } from "../../bridge/hostConnection";
import { documents } from "../../documents/documents";
import { documentOf, monacoRange } from "./hostPlaces";

const changes = new Emitter<languages.CodeLensProvider>();

export const ruleLensProvider: languages.CodeLensProvider = {
  onDidChange: changes.event,
  async provideCodeLenses(model) {
    const document = documentOf(model);
    if (document === undefined || !document.text().includes('"rules"')) return { lenses: [] };
    documents.flush();
    const { version } = document;
    const rules = await host.ruleFirings(document.path);
    if (model.isDisposed() || document.version !== version) return { lenses: [] };
    return {
      lenses: rules.map((rule, index) => ({
        range: monacoRange(rule.range),
        id: String(index),
        command: {
          id: "",
          title: firingText(rule),
          tooltip: rule.levels.map((each) => `${each.id}: ${each.fired}×`).join("\n"),
        },
      })),
    };
  },
};

/** `fired 14× · 3 levels`. */
export function firingText({ fired, levels }: RuleFirings): string {
  if (fired === 0) return "never fires on a gold path";
  return `fired ${fired}× · ${levels.length} ${levels.length === 1 ? "level" : "levels"}`;
}

// Gold paths are told once all that they depend on has been taken in.
onHost("goldPaths", () => changes.fire(ruleLensProvider));
