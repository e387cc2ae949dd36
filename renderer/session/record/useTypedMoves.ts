// Recorded moves as text: copied, and taken from what is typed or pasted.
import { useState } from "react";
import { pasteSolution, solutionText } from "./solutionCommands";

export interface TypedMoves {
  readonly isTyping: boolean;
  readonly setTyping: (isTyping: boolean) => void;
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Records the typed moves. A text that is refused stays. */
  readonly record: () => void;
  /** Copies the recorded moves. */
  readonly copy: () => void;
}

/** Holds the text while it is typed; `say` hears how the last copy or paste went, "" when there is nothing to say. */
export function useTypedMoves(say: (notice: string) => void): TypedMoves {
  const [isTyping, setTyping] = useState(false);
  const [text, setText] = useState("");
  return {
    isTyping,
    setTyping,
    text,
    setText,
    record() {
      const refusal = pasteSolution(text);
      say(refusal ?? "");
      if (refusal !== null) return;
      setTyping(false);
      setText("");
    },
    copy() {
      void navigator.clipboard.writeText(solutionText());
      say("Copied");
    },
  };
}
