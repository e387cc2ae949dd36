// The recorded game on the board as a row of moves with small boards: a click goes there, and from there it is played
// or recorded on, cut, or a move is taken out or inserted.
import { ClipboardCopy, ClipboardPaste, Footprints } from "lucide-react";
import { type ReactElement, useMemo, useState } from "react";
import { lineOfAction } from "../../../shared/dialects/gdl/text/games/moveText";
import type { SolutionResult } from "../../../shared/rpc/solutions";
import { usePackSource } from "../../documents/packSource";
import { usePackStore } from "../../session/pack/packStore";
import { goToTurn, openSolution } from "../../session/play/playCommands";
import { usePlayStore } from "../../session/play/playStore";
import { firstMoveThatDiffers, takenMoves } from "../../session/record/solutionMark";
import { useSolutionMark } from "../../session/record/useSolutionMark";
import { useTypedMoves } from "../../session/record/useTypedMoves";
import { Badge } from "../../ui/Badge";
import { Button, IconButton } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { outcomeIcon } from "../../ui/OutcomeIcon";
import { Toggle } from "../../ui/Toggle";
import { Toolbar, ToolbarSpacer } from "../../ui/Toolbar";
import { AcceptResult } from "../../play/AcceptResult";
import { RepairButton } from "../../play/RepairButton";
import { MoveTools } from "./MoveTools";
import { RecordedMoves } from "./RecordedMoves";
import "./record.css";

export function GamePanel(): ReactElement {
  const file = usePackStore((state) => state.activeLevelFile);
  if (file === null)
    return <EmptyState icon={Footprints} title="No game is open" text="Choose a game to see its moves." />;
  return <Game key={file} file={file} />;
}

function Game({ file }: { readonly file: string }): ReactElement {
  const pack = usePackSource();
  const source = pack.files.get(file);
  const result = usePackStore((state) => Object.values(state.solutions).find((each) => each.file === file));
  const played = usePlayStore((state) => (state.level?.file === file && !state.isStale ? state.turns : null));
  const shown = usePlayStore((state) => (state.mode === "play" && state.level?.file === file ? state.shown : -1));
  const [chosen, setChosen] = useState(0);
  const lines = useMemo(() => {
    const entries = source === undefined ? [] : (pack.model?.record.read(source.tree) ?? []);
    return entries.flatMap(({ move }) => (move === null ? [] : [lineOfAction(move)]));
  }, [source, pack.model]);
  // Turns of the session that are those of the record: they need not be played again to be shown.
  const shared = useMemo(() => {
    const turns = (played ?? []).slice(1).map(({ action }) => (action === null ? "" : lineOfAction(action)));
    const parting = lines.findIndex((line, index) => turns[index] !== line);
    return parting < 0 ? lines.length : parting;
  }, [played, lines]);
  const step = shown >= 0 && shown <= shared ? shown : Math.min(chosen, lines.length);
  const choose = (number: number): void => {
    setChosen(number);
    if (played !== null && number <= shared) goToTurn(number);
    else void openSolution(number);
  };
  return (
    <section className="gw-recorded" aria-label="Game">
      <Toolbar label="Game">
        <MoveTools step={step} moves={lines.length} />
        <Clipboard hasMoves={lines.length > 0} />
        <ToolbarSpacer />
        {result === undefined || lines.length === 0 ? null : <Verdict result={result} />}
      </Toolbar>
      {lines.length === 0 ? (
        <EmptyState
          icon={Footprints}
          title="No moves are recorded"
          text="Record by playing: each move becomes a line of the game’s text. Lines of moves can be pasted, too."
        />
      ) : (
        <RecordedMoves
          id={source === undefined ? "" : (pack.model?.starts.idOf(source) ?? "")}
          lines={lines}
          step={step}
          taken={result === undefined ? lines.length : takenMoves(result)}
          differsFrom={result === undefined ? null : firstMoveThatDiffers(result)}
          onChoose={choose}
        />
      )}
    </section>
  );
}

function Verdict({ result }: { readonly result: SolutionResult }): ReactElement | null {
  const mark = useSolutionMark(result);
  if (mark === null) return null;
  const { tone, sign, brief, words } = mark;
  const isBroken = result.status === "illegal-action" || result.status === "wins-early";
  return (
    <>
      {isBroken ? <RepairButton result={result} /> : null}
      <Badge tone={tone} icon={outcomeIcon(sign)} text={brief} title={words} />
      <AcceptResult result={result} />
    </>
  );
}

function Clipboard({ hasMoves }: { readonly hasMoves: boolean }): ReactElement {
  const [notice, setNotice] = useState("");
  const { isTyping, setTyping, text, setText, record, copy } = useTypedMoves(setNotice);
  return (
    <>
      <IconButton icon={ClipboardCopy} label="Copy the moves" disabled={!hasMoves} onClick={copy} />
      <Toggle label="Paste or type moves" icon={ClipboardPaste} iconOnly pressed={isTyping} onChange={setTyping} />
      {isTyping ? (
        <div className="gw-recorded-lines">
          <textarea
            className="gw-input"
            aria-label="Moves, one a line"
            placeholder="One move a line"
            rows={3}
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Button onClick={record}>Record these moves</Button>
        </div>
      ) : null}
      <output>{notice}</output>
    </>
  );
}
