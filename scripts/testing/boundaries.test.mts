// Proves that each import boundary of docs/architecture.md bites: the project's lint configuration is run over a
// small house of our own, with one file for each forbidden import and one for each allowed neighbour of it.
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { packageScript, projectRoot } from "../prepare/project.mts";

const FORBIDDEN = [
  ["shared/base/a.ts", "../text/edit"],
  ["shared/base/a.ts", "../commands"],
  ["shared/text/a.ts", "../findings/finding"],
  ["shared/findings/a.ts", "../pack/layers"],
  ["shared/pack/a.ts", "../engine/trace"],
  ["shared/engine/a.ts", "../dialects/registry"],
  ["shared/engine/a.ts", "../host/serve"],
  ["shared/rpc/a.ts", "../host/serve"],
  ["shared/host/a.ts", "../../electron/main"],
  ["shared/host/a.ts", "node:fs"],
  ["shared/host/a.ts", "electron"],
  ["shared/pack/a.ts", "react"],
  ["shared/commands.ts", "./base/json"],
  ["shared/dialects/one/a.ts", "../two/dialect"],
  ["shared/dialects/one/a.ts", "../registry"],
  ["shared/dialects/one/a.ts", "../../host/serve"],
  ["shared/dialects/one/goals/a.ts", "../../two/dialect"],
  ["shared/dialects/one/goals/a.ts", "../../../rpc/contract"],
  ["shared/dialects/one/systems/portals.ts", "./iceSlide"],
  ["shared/dialects/one/systems/portals.ts", "../../two/dialect"],
  ["electron/a.ts", "../shared/pack/layers"],
  ["electron/a.ts", "../shared/host/serve"],
  ["electron/a.ts", "../renderer/main"],
  ["electron/host.ts", "../shared/pack/layers"],
  ["electron/files/a.ts", "electron"],
  ["electron/files/a.ts", "../../shared/commands"],
  ["renderer/main.tsx", "node:fs"],
  ["renderer/shell/a.ts", "../../shared/host/serve"],
  ["renderer/shell/a.ts", "../../electron/files/packPaths"],
  ["renderer/bridge/a.ts", "../documents/documents"],
  ["renderer/documents/a.ts", "../session/packStore"],
  ["renderer/session/a.ts", "../board/look"],
  ["renderer/ui/a.ts", "../documents/documents"],
  ["renderer/ui/a.ts", "../../shared/pack/layers"],
  ["renderer/board/a.ts", "../painter/paintStore"],
  ["renderer/editor/a.ts", "../play/hud"],
  ["renderer/painter/a.ts", "../editor/monaco"],
  ["renderer/painter/tools/a.ts", "../../play/hud"],
  ["renderer/play/a.ts", "../debugger/tree"],
  ["renderer/debugger/a.ts", "../shell/panels"],
  ["renderer/explorer/a.ts", "../painter/paintStore"],
  ["cli/a.ts", "../electron/main"],
  ["cli/a.ts", "../renderer/main"],
] as const;

const ALLOWED = [
  ["shared/text/a.ts", "../base/json"],
  ["shared/findings/a.ts", "../text/edit"],
  ["shared/pack/a.ts", "../generated/types"],
  ["shared/engine/a.ts", "../pack/packSource"],
  ["shared/rpc/a.ts", "../engine/dialect"],
  ["shared/host/a.ts", "../dialects/registry"],
  ["shared/dialects/one/a.ts", "./systems/registry"],
  ["shared/dialects/one/a.ts", "../../engine/trace"],
  ["shared/dialects/one/systems/portals.ts", "../world"],
  ["shared/dialects/one/systems/portals.ts", "./system"],
  ["shared/dialects/one/systems/portals.ts", "../../../engine/trace"],
  ["shared/dialects/one/systems/registry.ts", "./portals"],
  ["electron/a.ts", "../shared/rpc/contract"],
  ["electron/a.ts", "electron"],
  ["electron/host.ts", "../shared/host/serve"],
  ["electron/files/a.ts", "../../shared/base/result"],
  ["renderer/documents/a.ts", "../bridge/main"],
  ["renderer/board/a.ts", "../session/packStore"],
  ["renderer/painter/tools/a.ts", "../../board/look"],
  ["renderer/shell/a.ts", "../painter/paintStore"],
  ["renderer/ui/a.ts", "../../shared/base/json"],
  ["cli/a.ts", "../electron/files/packPaths"],
] as const;

test("each boundary refuses what it should and nothing beside it", { timeout: 60_000 }, () => {
  const house = mkdtempSync(path.join(os.tmpdir(), "gridwright-house-"));
  try {
    const refused = new Set<string>();
    for (const [at, files] of [onlyFirst(FORBIDDEN), onlyFirst(ALLOWED)].flat().entries()) {
      const wing = path.join(house, String(at));
      for (const [file, text] of files) {
        mkdirSync(path.dirname(path.join(wing, file)), { recursive: true });
        writeFileSync(path.join(wing, file), text);
      }
      copyFileSync(path.join(projectRoot, ".oxlintrc.json"), path.join(wing, ".oxlintrc.json"));
      for (const each of restrictedImports(wing)) refused.add(each);
    }
    expect(Array.from(refused).sort()).toEqual(FORBIDDEN.map(([file, target]) => `${file} → ${target}`).sort());
  } finally {
    rmSync(house, { recursive: true, force: true });
  }
});

type Import = readonly [file: string, target: string];

/** Sets of files with at most one import each, so that a refusal names its import by its file. */
function onlyFirst(imports: readonly Import[]): readonly ReadonlyMap<string, string>[] {
  const sets: Map<string, string>[] = [];
  for (const [file, target] of imports) {
    const set = sets.find((each) => !each.has(file)) ?? sets[sets.push(new Map()) - 1]!;
    set.set(file, `import * as target from "${target}";\nexport const used = target;\n`);
  }
  return sets;
}

function restrictedImports(folder: string): readonly string[] {
  const oxlint = packageScript("oxlint", "bin", "oxlint");
  const { stdout } = spawnSync(process.execPath, [oxlint, "-f", "json"], { cwd: folder, encoding: "utf8" });
  const { diagnostics } = JSON.parse(stdout) as {
    readonly diagnostics: readonly { readonly code: string; readonly filename: string; readonly message: string }[];
  };
  return diagnostics
    .filter(({ code }) => code.includes("no-restricted-imports"))
    .map(({ filename, message }) => `${filename.split(path.sep).join("/")} → ${/'([^']+)'/.exec(message)?.[1] ?? ""}`);
}
