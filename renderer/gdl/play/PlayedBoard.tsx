// The board of a game in play, with the marks of what was chosen, where it can go, and breakpoints.
import { type ReactElement, useMemo } from "react";
import type { BoardView } from "../../../shared/base/boardView";
import { placeName } from "../../../shared/base/placeName";
import { shownTurn } from "../../session/play/playState";
import { usePlayStore } from "../../session/play/playStore";
import { toggleBreakpoint, useBreakpoints } from "../../session/run/breakpoints";
import { useGameImages, useGameLooks } from "../pack/gameLooks";
import { TableCanvas } from "../table/TableCanvas";
import { playMarks } from "./playMarks";
import type { TargetRule } from "./targetRules";
import { useBegunMove } from "./useBegunMove";
import type { MoveByPlaces } from "./useMoveByPlaces";

interface PlayedBoardProps {
  readonly board: BoardView;
  readonly turn: number;
  readonly chosen: MoveByPlaces;
  /** By place, the rule that allows to go there. */
  readonly rules: ReadonlyMap<string, TargetRule>;
}

export function PlayedBoard({ board, turn, chosen, rules }: PlayedBoardProps): ReactElement {
  const looks = useGameLooks();
  const images = useGameImages();
  const file = usePlayStore((state) => state.level?.file ?? "");
  const last = usePlayStore((state) => shownTurn(state)?.action ?? null);
  const { begun, choice } = chosen;
  const chain = useBegunMove(begun);
  const breakpoints = useBreakpoints();
  const marks = useMemo(
    () => playMarks({ board, last, begun, choice, rules, chain, breakpoints }),
    [board, last, begun, choice, rules, chain, breakpoints],
  );
  return (
    <div className="gw-play-canvas">
      <TableCanvas
        board={board}
        looks={looks}
        images={images}
        label={`Board in play, turn ${turn}`}
        fitKey={file}
        marks={marks}
        onChoose={(position) => chosen.choose(placeName(board, position))}
        onMark={(position) => toggleBreakpoint({ kind: "cell", position })}
        onAsk={(position) => chosen.ask(placeName(board, position))}
        onKeyDown={chosen.press}
      />
    </div>
  );
}
