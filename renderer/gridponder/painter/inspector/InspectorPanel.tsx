// What is looked at: a level with its cells, the file that is shown as text, or a kind.
import { FileJson, Grid3x3 } from "lucide-react";
import { type ReactElement, useEffect } from "react";
import { usePackWithoutCells } from "../../../documents/packSource";
import { FileForm, hasFileForm } from "../../../forms/FileForm";
import { usePackStore } from "../../../session/pack/packStore";
import { Segments } from "../../../ui/Segments";
import { usePaintStore } from "../paintStore";
import { InspectedKind } from "./InspectedKind";
import { LevelInspector } from "./LevelInspector";
import { preferFile, useInspected } from "./inspected";
import "../painter.css";

/** Kinds are edited from the palette, levels are ordered in the tree. */
const ELSEWHERE: ReadonlySet<string> = new Set(["entityKinds", "levelSequence"]);

/** What designers come back to; the rest of game.json is set up once. */
const GAME_OPEN: ReadonlySet<string> = new Set(["rules"]);

export function InspectorPanel(): ReactElement {
  const { kind, prefersFile } = useInspected();
  const path = usePackStore((state) => state.activeFile);
  const level = usePackStore((state) => state.activeLevelFile);
  const file = usePackWithoutCells().files.get(path ?? "");
  // A cell that is chosen to be looked at is seen.
  useEffect(
    () =>
      usePaintStore.subscribe((now, before) => {
        if (now.tool === "inspect" && now.focused !== null && now.focused !== before.focused) preferFile(false);
      }),
    [],
  );
  if (kind !== null) return <InspectedKind kind={kind} />;
  if (path === null || path === level || !hasFileForm(file)) return <LevelInspector />;
  return (
    <div className="gw-inspector-sides">
      <div className="gw-inspector-choice">
        <Segments
          label="Inspected"
          value={prefersFile ? "file" : "level"}
          segments={[
            { id: "level", title: "Level", icon: Grid3x3, purpose: "The level on the board and its cells" },
            { id: "file", title: path, icon: FileJson, purpose: `${path} as a form` },
          ]}
          onChoose={(id) => preferFile(id === "file")}
        />
      </div>
      {prefersFile ? (
        <div className="gw-inspector" data-file={path}>
          <FileForm key={path} path={path} without={ELSEWHERE} open={file?.role === "game" ? GAME_OPEN : undefined} />
        </div>
      ) : (
        <LevelInspector />
      )}
    </div>
  );
}
