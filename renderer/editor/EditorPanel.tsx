// The texts of the selected files: their tabs, and one text or two side by side.
import { type ReactElement, useEffect } from "react";
import { activateOtherSide, closeSide, usePackStore } from "../session/pack/packStore";
import { panesOf } from "../session/pack/sides";
import { type SidePane, SidePanes } from "../ui/SidePanes";
import "./editor.css";
import { FileTabs } from "./files/FileTabs";
import { followOpenFiles } from "./files/openFiles";
import { showFindingMarkers } from "./findingMarkers";
import { provideLanguage } from "./language/language";
import { showCoverageGutter } from "./margin/coverageGutter";
import { followTheme } from "./monacoTheme";
import { TextPane } from "./TextPane";

export function EditorPanel(): ReactElement {
  const activeFile = usePackStore((state) => state.activeFile);
  const other = usePackStore((state) => state.other);
  const image = usePackStore((state) => state.shownImage);
  useEffect(() => {
    const following = [followTheme(), showFindingMarkers(), showCoverageGutter(), followOpenFiles(), provideLanguage()];
    return () => following.forEach((each) => each.dispose());
  }, []);
  const panes = panesOf(activeFile, other?.file ?? null, other?.isLeft === true).map((file): SidePane => {
    const isActive = file === activeFile;
    return {
      title: /[^/]*$/.exec((isActive ? image : null) ?? file ?? "")?.[0] ?? "",
      isActive,
      onActivate: activateOtherSide,
      onClose: () => closeSide(usePackStore.getState().activeFile === file ? "active" : "other"),
      content: <TextPane file={file} image={isActive ? image : null} />,
    };
  });
  return (
    <div className="gw-editor">
      <FileTabs />
      <SidePanes panes={panes} leastWidth={640} />
    </div>
  );
}
