// Writes the licences of all packages in the program's bundles, as they are built.
import { writeFileSync } from "node:fs";
import type { Plugin } from "vite";
import { licencesText, packagesOf } from "./prepare/licences.mts";

/** Makes the plugins that write the licences of everything in the bundles they are part of, workers too, into a file. */
export function licencesPlugin(file: string): () => Plugin {
  const modules = new Set<string>();
  return () => ({
    name: "licences",
    generateBundle(_, bundle) {
      for (const each of Object.values(bundle))
        if (each.type === "chunk") for (const id of each.moduleIds) modules.add(id);
    },
    writeBundle() {
      writeFileSync(file, licencesText(packagesOf([...modules])));
    },
  });
}
