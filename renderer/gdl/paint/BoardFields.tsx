// The board of a game: its size, or the nodes and edges of its network, and its zones. Edits go to the rules.
import { type ReactElement, useRef, useState } from "react";
import {
  MOST_SIDE,
  type SizedBoard,
  keepStart,
  leavesOut,
  resizeRules,
  sizedBoard,
} from "../../../shared/dialects/gdl/text/paint/resize";
import type { PackSource } from "../../../shared/pack/packSource";
import { applyFor } from "../../documents/history/changesElsewhere";
import { usePackStore } from "../../session/pack/packStore";
import { Button } from "../../ui/Button";
import { Field, TextInput } from "../../ui/Field";
import { NetworkFields } from "./NetworkFields";
import { ZoneFields } from "./ZoneFields";
import type { TableTarget } from "./painting";

export interface BoardFieldsProps {
  readonly pack: PackSource;
  readonly target: TableTarget;
  /** The node that is selected; null for none. */
  readonly node: string | null;
}

export function BoardFields({ pack, target, node }: BoardFieldsProps): ReactElement | null {
  const { game } = pack;
  if (game === null || game.tree.errors.length > 0) return null;
  const sized = sizedBoard(game);
  return (
    <>
      {sized === null ? null : <SizeFields key={sized.kind} pack={pack} board={sized} />}
      {target.index.board.kind === "network" ? <NetworkFields rules={game} target={target} node={node} /> : null}
      <ZoneFields rules={game} target={target} />
    </>
  );
}

interface SizeFieldsProps {
  readonly pack: PackSource;
  readonly board: SizedBoard;
}

function SizeFields({ pack, board }: SizeFieldsProps): ReactElement {
  const now = board.kind === "hexagon" ? [board.radius] : [board.width, board.height];
  const labels = board.kind === "hexagon" ? ["Radius"] : ["Width", "Height"];
  // What was typed for the board as it was: a board that changes elsewhere shows its own sizes.
  const [typed, setTyped] = useState({ of: "", sizes: [] as readonly string[] });
  const of = now.join();
  const sizes = typed.of === of ? typed.sizes : now.map(String);
  const fields = useRef<HTMLElement>(null);
  const numbers = sizes.map(Number);
  const least = board.kind === "hexagon" ? 0 : 1;
  const isFine = numbers.every((size) => Number.isInteger(size) && size >= least && size <= MOST_SIDE);
  const isNew = numbers.some((size, index) => size !== now[index]);
  const [first = 1, second = 1] = numbers;
  const next: SizedBoard =
    board.kind === "hexagon" ? { ...board, radius: first } : { ...board, width: first, height: second };
  const resizeNow = (): void => {
    resize(pack, next);
    // The button is disabled now, and would lose the focus.
    fields.current?.querySelector("input")?.focus();
  };
  return (
    <section ref={fields} aria-label="Board">
      <h4>Board</h4>
      {labels.map((label, index) => (
        <Field key={label} label={label} layout="row" error={isFine ? undefined : `From ${least} to ${MOST_SIDE}`}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              value={sizes[index] ?? ""}
              onChange={({ target }) =>
                setTyped({ of, sizes: sizes.map((size, at) => (at === index ? target.value : size)) })
              }
              onKeyDown={({ key }) => key === "Enter" && isFine && isNew && resize(pack, next)}
            />
          )}
        </Field>
      ))}
      <div className="gw-inspector-actions">
        <Button disabled={!isFine || !isNew} onClick={resizeNow}>
          Resize Board
        </Button>
      </div>
      {isFine && isNew && isLessened(pack, next) ? (
        <p className="gw-board-lessened">What stands outside of the new board will be removed.</p>
      ) : null}
    </section>
  );
}

function isLessened({ game, levels }: PackSource, board: SizedBoard): boolean {
  const starts = levels.filter(({ role }) => role === "start");
  return game !== null && leavesOut(game, starts, board);
}

/** Changes the rules, and the games whose own positions would not fit. */
function resize({ game, levels }: PackSource, board: SizedBoard): void {
  if (game === null) return;
  const starts = levels.filter(({ role }) => role === "start");
  const changes = [
    { file: game.path, edits: resizeRules(game, board) },
    ...starts.map((start) => ({ file: start.path, edits: keepStart(start, board) })),
  ];
  applyFor(usePackStore.getState().activeLevelFile, { name: "Resize board", edits: changes });
}
