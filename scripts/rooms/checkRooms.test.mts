import { expect, test } from "vitest";
import { refusal } from "./checkRooms.mts";

const FORBIDDEN = [
  ["shared/base/a.ts", "shared/text/edit.ts"],
  ["shared/base/a.ts", "shared/commands/commands.ts"],
  ["shared/text/a.ts", "shared/findings/finding.ts"],
  ["shared/pack/a.ts", "shared/engine/trace/trace.ts"],
  ["shared/pack/a.ts", "shared/dialects/gridponder/text/layers/layers.ts"],
  ["shared/engine/a.ts", "shared/dialects/registry.ts"],
  ["shared/engine/a.ts", "shared/host/serve.ts"],
  ["shared/language/a.ts", "shared/dialects/gridponder/dialect.ts"],
  ["shared/rpc/a.ts", "shared/host/serve.ts"],
  ["shared/host/a.ts", "electron/main.ts"],
  ["shared/host/a.ts", "shared/dialects/gridponder/text/names/packIndex.ts"],
  ["shared/commands/commands.ts", "shared/base/json.ts"],
  ["shared/dialects/gridponder/text/a.ts", "shared/dialects/gridponder/turn/turn.ts"],
  ["shared/dialects/gridponder/presentation/a.ts", "shared/dialects/gridponder/turn/turn.ts"],
  ["shared/dialects/gridponder/systems/portals.ts", "shared/dialects/registry.ts"],
  ["shared/dialects/gridponder/systems/portals.ts", "shared/host/serve.ts"],
  ["electron/a.ts", "shared/pack/packFiles.ts"],
  ["electron/a.ts", "shared/host/serve.ts"],
  ["electron/a.ts", "renderer/main.tsx"],
  ["electron/host.ts", "shared/pack/packFiles.ts"],
  ["electron/files/disk/a.ts", "shared/commands/commands.ts"],
  ["electron/files/disk/a.ts", "electron/files/images/images.ts"],
  ["electron/files/user/a.ts", "electron/files/pack/openPack.ts"],
  ["renderer/shell/a.ts", "shared/host/serve.ts"],
  ["renderer/shell/a.ts", "shared/dialects/registry.ts"],
  ["renderer/shell/a.ts", "renderer/gridponder/ui.ts"],
  ["renderer/shell/dialectUis.ts", "renderer/gridponder/painter/paintStore.ts"],
  ["renderer/dialect/a.ts", "renderer/gridponder/ui.ts"],
  ["renderer/dialect/a.ts", "renderer/board/viewport.ts"],
  ["renderer/forms/a.ts", "renderer/gridponder/forms/StoryDialog.tsx"],
  ["renderer/gridponder/board/a.ts", "renderer/gridponder/painter/paintStore.ts"],
  ["renderer/shell/a.ts", "electron/files/disk/packPaths.ts"],
  ["renderer/bridge/a.ts", "renderer/documents/documents.ts"],
  ["renderer/documents/a.ts", "renderer/session/pack/packStore.ts"],
  ["renderer/session/a.ts", "renderer/board/viewport.ts"],
  ["renderer/session/a.ts", "shared/dialects/gridponder/text/levels/goldPath.ts"],
  ["renderer/ui/a.ts", "renderer/documents/documents.ts"],
  ["renderer/board/a.ts", "renderer/gridponder/board/looks.ts"],
  ["renderer/board/a.ts", "renderer/session/pack/packStore.ts"],
  ["renderer/gridponder/board/a.ts", "renderer/gridponder/pack/packLooks.ts"],
  ["renderer/gridponder/film/a.ts", "renderer/session/play/playStore.ts"],
  ["renderer/editor/a.ts", "renderer/gridponder/play/Hud.tsx"],
  ["renderer/gridponder/painter/a.ts", "renderer/editor/monacoSetup.ts"],
  ["renderer/gridponder/painter/tools/a.ts", "renderer/gridponder/play/Hud.tsx"],
  ["renderer/gridponder/play/a.ts", "renderer/debugger/turn/TurnTree.tsx"],
  ["renderer/gridponder/board/a.ts", "shared/dialects/gridponder/dialect.ts"],
  ["renderer/debugger/a.ts", "renderer/shell/dock/panels.tsx"],
  ["renderer/explorer/a.ts", "renderer/gridponder/painter/paintStore.ts"],
  ["cli/a.ts", "electron/main.ts"],
  ["cli/a.ts", "renderer/main.tsx"],
] as const;

const ALLOWED = [
  ["shared/text/a.ts", "shared/base/json.ts"],
  ["shared/findings/a.ts", "shared/text/edit.ts"],
  ["shared/pack/a.ts", "shared/generated/types.ts"],
  ["shared/engine/trace/a.ts", "shared/engine/dialect.ts"],
  ["shared/engine/a.ts", "shared/pack/packSource.ts"],
  ["shared/rpc/a.ts", "shared/engine/dialect.ts"],
  ["shared/host/a.ts", "shared/dialects/registry.ts"],
  ["shared/dialects/gridponder/dialect.ts", "shared/dialects/gridponder/text/names/packIndex.ts"],
  ["shared/dialects/gridponder/systems/portals.ts", "shared/dialects/gridponder/turn/world.ts"],
  ["shared/dialects/gridponder/presentation/a.ts", "shared/dialects/gridponder/text/names/packIndex.ts"],
  ["electron/a.ts", "shared/rpc/mainCalls.ts"],
  ["electron/a.ts", "electron/files/disk/packPaths.ts"],
  ["electron/host.ts", "shared/host/serve.ts"],
  ["renderer/documents/a.ts", "renderer/bridge/main.ts"],
  ["renderer/documents/a.ts", "shared/dialects/models.ts"],
  ["renderer/board/a.ts", "renderer/ui/theme.ts"],
  ["renderer/gridponder/painter/tools/a.ts", "renderer/gridponder/board/looks.ts"],
  ["renderer/gridponder/play/a.ts", "shared/dialects/gridponder/presentation/sprites.ts"],
  ["renderer/shell/a.ts", "renderer/overview/OverviewPanel.tsx"],
  ["renderer/shell/a.ts", "renderer/shell/dialectUis.ts"],
  ["renderer/shell/dialectUis.ts", "renderer/gridponder/ui.ts"],
  ["renderer/forms/a.ts", "renderer/dialect/openDialect.ts"],
  ["renderer/gridponder/ui.ts", "renderer/gridponder/painter/paintStore.ts"],
  ["renderer/gridponder/forms/a.ts", "renderer/gridponder/pack/packLooks.ts"],
  ["cli/a.ts", "electron/files/disk/packPaths.ts"],
] as const;

const FOREIGN = [
  ["shared/host/a.ts", "node:fs"],
  ["shared/pack/a.ts", "react"],
  ["shared/engine/a.ts", "konva"],
  ["electron/files/pack/a.ts", "electron"],
  ["renderer/main.tsx", "node:fs"],
  ["renderer/shell/a.ts", "electron"],
] as const;

test.each(FORBIDDEN)("%s may not import %s", (from, to) => {
  expect(refusal({ from, to, isPackage: false })).toContain(from);
});

test.each(ALLOWED)("%s may import %s", (from, to) => {
  expect(refusal({ from, to, isPackage: false })).toBeNull();
});

test.each(FOREIGN)("%s may not use %s", (from, to) => {
  expect(refusal({ from, to, isPackage: true })).toContain(to);
});

test("a file that lies in no room is refused, so that no folder escapes the table", () => {
  expect(refusal({ from: "shared/cellar/a.ts", to: "shared/base/json.ts", isPackage: false })).toContain("no room");
});
