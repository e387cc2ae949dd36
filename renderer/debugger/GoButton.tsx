// A line of an answer that opens what it describes.
import type { ReactElement } from "react";

export interface GoButtonProps {
  readonly text: string;
  readonly go: () => void;
}

export function GoButton({ text, go }: GoButtonProps): ReactElement {
  return (
    <button type="button" className="gw-why-go" onClick={go}>
      {text}
    </button>
  );
}
