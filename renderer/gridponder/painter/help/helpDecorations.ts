// The drawn help that is switched on, as decorations of a level's board: each is computed only while it is shown.
import { useMemo } from "react";
import { levelRules } from "../../../../shared/dialects/gridponder/text/hints/levelRules";
import { portalLinks } from "../../../../shared/dialects/gridponder/text/hints/portalHints";
import { solidCells, unreachableFloor, voidCells } from "../../../../shared/dialects/gridponder/text/hints/reachHints";
import type { BoardDecoration } from "../../../board/decorations";
import { useGameDocument } from "../../pack/packLooks";
import { ruleCellDecorations } from "../../board/ruleCellDecorations";
import { usePackStore } from "../../../session/pack/packStore";
import { useRuleCells } from "../../../session/step/ruleCells";
import { boardFindings } from "./boardFindings";
import { plainBoxSides } from "../inspector/boxSides";
import { useDrawnHelp } from "./drawnHelp";
import { goalPatterns } from "./goalPatterns";
import type { PaintTarget } from "../paintTarget";
import { rulePlaces } from "./rulePlaces";

/** Shades at the bottom, then patterns, named cells and links; marks of problems on top. */
export function useHelpDecorations(
  paintTarget: PaintTarget,
  file: string,
  isPatternPainted: boolean,
): readonly BoardDecoration[] {
  const shades = useShades(paintTarget);
  const { view, looks, document } = paintTarget;
  const shown = useDrawnHelp();
  const level = document.value();
  const findings = usePackStore((pack) => pack.findings[file]);
  const game = useGameDocument()?.tree();
  const tree = document.tree();
  const patterns = useMemo((): readonly BoardDecoration[] => {
    if (!shown.patterns || isPatternPainted) return [];
    return goalPatterns(tree).map(({ entity, cells }) => ({ kind: "ghost", cells, entity, manner: "corner" }));
  }, [tree, shown.patterns, isPatternPainted]);
  const places = useMemo((): readonly BoardDecoration[] => {
    if (!shown.places) return [];
    return rulePlaces(tree, game).flatMap(({ at, by }): readonly BoardDecoration[] => [
      { kind: "cells", cells: [at], style: "hint" },
      { kind: "label", at, text: by.join(", ") },
    ]);
  }, [tree, game, shown.places]);
  const start = useMemo(() => ({ kind: "start", file }) as const, [file]);
  const ruleCells = useRuleCells(shown.rule ? start : null);
  const lit = useMemo(() => ruleCellDecorations(ruleCells), [ruleCells]);
  const links = useMemo((): readonly BoardDecoration[] => {
    if (!shown.links) return [];
    return portalLinks(view, levelRules(paintTarget.game, level)).map(({ from, to }) => ({ kind: "link", from, to }));
  }, [view, paintTarget.game, level, shown.links]);
  const sides = useMemo(
    () => (shown.objects ? plainBoxSides(view, looks, paintTarget.game) : []),
    [view, looks, paintTarget.game, shown.objects],
  );
  const marks = useMemo((): readonly BoardDecoration[] => {
    if (!shown.problems) return [];
    return boardFindings(level, findings ?? []).map(({ at, severity }) => ({ kind: "finding", at, severity }));
  }, [level, findings, shown.problems]);
  return useMemo(
    () => [...shades, ...patterns, ...places, ...lit, ...sides, ...links, ...marks],
    [shades, patterns, places, lit, sides, links, marks],
  );
}

function useShades({ view, game, document }: PaintTarget): readonly BoardDecoration[] {
  const showsSolid = useDrawnHelp((help) => help.solid);
  const showsUnreachable = useDrawnHelp((help) => help.unreachable);
  const level = document.value();
  return useMemo(() => {
    const decorations: BoardDecoration[] = [];
    if (!showsSolid && !showsUnreachable) return decorations;
    const { width } = view;
    const rules = levelRules(game, level);
    const unreachable = showsUnreachable ? unreachableFloor(view, rules) : null;
    if (showsSolid) {
      decorations.push({ kind: "shade", mask: solidCells(view, rules), width, style: "lines" });
      decorations.push({ kind: "shade", mask: voidCells(view), width, style: "net" });
    }
    if (unreachable !== null) decorations.push({ kind: "shade", mask: unreachable, width, style: "dots" });
    return decorations;
  }, [view, game, level, showsSolid, showsUnreachable]);
}
