// What was last said of a command over levels, below the list in which they were chosen.
import type { ReactElement } from "react";
import type { LevelMessage } from "./LevelItems";
import "./levelMessage.css";

export function LevelMessageLine({ message }: { readonly message: LevelMessage | null }): ReactElement | null {
  if (message === null) return null;
  const { text, isRefusal } = message;
  return isRefusal ? (
    <p className="gw-level-message" role="alert">
      {text}
    </p>
  ) : (
    <output className="gw-level-message">{text}</output>
  );
}
