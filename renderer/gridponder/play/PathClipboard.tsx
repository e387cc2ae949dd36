// A path as text: copied by a button or Ctrl+C in the strip, taken from a line that is typed or pasted.
// The page may not read the clipboard by itself; only a paste of the user's own brings its text.
import { ClipboardCopy, ClipboardPaste } from "lucide-react";
import { type ClipboardEvent, type ReactElement, useState } from "react";
import { solutionText, pasteSolution } from "../../session/record/solutionCommands";
import { useTypedMoves } from "../../session/record/useTypedMoves";
import { IconButton } from "../../ui/Button";
import { TextInput } from "../../ui/Field";
import { Toggle } from "../../ui/Toggle";

export interface PathClipboardProps {
  readonly moves: number;
  /** How the last copy or paste went; "" when there is nothing to say. */
  readonly notice: string;
  readonly onNotice: (notice: string) => void;
}

export function PathClipboard({ moves, notice, onNotice }: PathClipboardProps): ReactElement {
  const { isTyping, setTyping, text, setText, record, copy } = useTypedMoves(onNotice);
  return (
    <>
      <IconButton icon={ClipboardCopy} label="Copy path as text" disabled={moves === 0} onClick={copy} />
      <Toggle label="Paste or type a path" icon={ClipboardPaste} iconOnly pressed={isTyping} onChange={setTyping} />
      {isTyping ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            record();
          }}
        >
          <TextInput
            aria-label="Path as text"
            placeholder="up up left … then Enter"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </form>
      ) : null}
      <output className="gw-solution-count">{notice}</output>
    </>
  );
}

export interface PathNotice {
  readonly notice: string;
  readonly say: (notice: string) => void;
}

/** The message about the last copy or paste; shown until the path changes. */
export function usePathNotice(path: unknown): PathNotice {
  const [said, setSaid] = useState({ notice: "", path });
  return { notice: said.path === path ? said.notice : "", say: (notice) => setSaid({ notice, path }) };
}

/** For the strip's copy and paste events: the whole path as text. A text field's own are left alone. */
export function pathClipboardEvents(say: (notice: string) => void): {
  readonly onCopy: (event: ClipboardEvent) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
} {
  return {
    onCopy(event) {
      if (event.target instanceof HTMLInputElement || solutionText() === "") return;
      event.clipboardData.setData("text/plain", solutionText());
      event.preventDefault();
      say("Copied");
    },
    onPaste(event) {
      if (event.target instanceof HTMLInputElement) return;
      say(pasteSolution(event.clipboardData.getData("text/plain")) ?? "");
      event.preventDefault();
    },
  };
}
