// A level, kind, rule or file that differs: of a level its boards before and after, and what changed in lines.
import { type ReactElement, useEffect, useState } from "react";
import type { BoardView } from "../../../shared/base/boardView";
import type { DifferenceItem, DifferentLevel, LevelBoards } from "../../../shared/rpc/difference";
import { host } from "../../bridge/host";
import { useDialectUi } from "../../dialect/openDialect";
import { goToDifference } from "./comparePack";

/** CSS pixels of a board's longer side. */
const BOARD_SIZE = 176;

const SIGNS = { added: "added", removed: "removed", changed: "changed", uncompared: "not compared" } as const;

export function DifferenceCard({ item }: { readonly item: DifferenceItem }): ReactElement {
  const { kind, title, lines, file, level } = item;
  return (
    <article className="gw-difference" data-kind={kind}>
      <header>
        <span className="gw-difference-kind">{SIGNS[kind]}</span>
        {file === null ? (
          <strong>{title}</strong>
        ) : (
          <button type="button" title={`Go to ${file}`} onClick={() => goToDifference(item)}>
            {title}
          </button>
        )}
        {level === null || level.verdict === null ? null : (
          <span className="gw-difference-verdict" data-worse={level.isWorse}>
            {level.verdict}
          </span>
        )}
      </header>
      {level?.hasBoards === true ? <Boards level={level} /> : null}
      <ul>
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    </article>
  );
}

function Boards({ level }: { readonly level: DifferentLevel }): ReactElement {
  const boards = useBoards(level.id);
  return (
    <div className="gw-difference-boards" style={{ minHeight: boards === null ? BOARD_SIZE : 0 }}>
      <Board name="Before" view={boards?.before ?? null} level={level} />
      <Board name="After" view={boards?.after ?? null} level={level} />
    </div>
  );
}

interface BoardProps {
  readonly name: string;
  /** Null: there is none, or it is not there yet. */
  readonly view: BoardView | null;
  readonly level: DifferentLevel;
}

function Board({ name, view, level }: BoardProps): ReactElement | null {
  const { BoardPicture } = useDialectUi();
  if (view === null) return null;
  const marked = level.marked.filter(([x, y]) => x < view.width && y < view.height);
  return (
    <figure aria-label={`${name}: the board of ${level.id}`}>
      <BoardPicture view={view} size={BOARD_SIZE} marked={marked} />
      <figcaption>{name}</figcaption>
    </figure>
  );
}

/** Null until the host has sent them. */
function useBoards(id: string): LevelBoards | null {
  const [boards, setBoards] = useState<LevelBoards | null>(null);
  useEffect(() => {
    let wanted = true;
    void host.comparedBoards(id).then((found) => wanted && setBoards(found));
    return () => {
      wanted = false;
    };
  }, [id]);
  return boards;
}
