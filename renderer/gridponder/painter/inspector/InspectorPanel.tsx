// What is looked at: a level with its cells, the file that is shown as text, or a kind.
import { FileJson, Grid3x3, Shapes } from "lucide-react";
import { type ReactElement, useEffect } from "react";
import { usePackWithoutCells } from "../../../documents/packSource";
import { FileForm, hasFileForm } from "../../../forms/FileForm";
import { usePackStore } from "../../../session/pack/packStore";
import { type Segment, Segments } from "../../../ui/Segments";
import { usePaintStore } from "../paintStore";
import { InspectedKind } from "./InspectedKind";
import { LevelInspector } from "./LevelInspector";
import { leaveKind, preferFile, useInspected } from "./inspected";
import "../painter.css";

/** Kinds are edited from the palette, levels are ordered in the tree. */
const ELSEWHERE: ReadonlySet<string> = new Set(["entityKinds", "levelSequence"]);

type Choice = Segment<"level" | "file" | "kind">;

/** What designers come back to; the rest of game.json is set up once. */
const GAME_OPEN: ReadonlySet<string> = new Set(["rules"]);

const LEVEL: Choice = { id: "level", title: "Level", icon: Grid3x3, purpose: "The level on the board and its cells" };

/** A kind's form takes the place of the level's. */
const KIND: Omit<Choice, "purpose"> = { id: "kind", title: "Kind", icon: Shapes };

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
  if (path === null || path === level || !hasFileForm(file)) {
    return kind === null ? <LevelInspector /> : <InspectedKind kind={kind} />;
  }
  return (
    <div className="gw-inspector-sides">
      <div className="gw-inspector-choice">
        <Segments
          label="Inspected"
          value={kind !== null ? "kind" : prefersFile ? "file" : "level"}
          segments={[
            kind === null ? LEVEL : { ...KIND, purpose: `The kind ${kind}` },
            { id: "file", title: path, icon: FileJson, purpose: `${path} as a form` },
          ]}
          onChoose={(id) => {
            if (id === "kind") return;
            leaveKind();
            preferFile(id === "file");
          }}
        />
      </div>
      {kind !== null ? (
        <InspectedKind kind={kind} />
      ) : prefersFile ? (
        <div className="gw-inspector" data-file={path}>
          <FileForm key={path} path={path} without={ELSEWHERE} open={file?.role === "game" ? GAME_OPEN : undefined} />
        </div>
      ) : (
        <LevelInspector />
      )}
    </div>
  );
}
