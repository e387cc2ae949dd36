// One line of an inspector: a name and a text, which leads to its place in the level's text.
import type { ReactElement } from "react";

export interface FactProps {
  readonly name: string;
  readonly text: string;
  readonly onShow?: () => void;
}

export function Fact({ name, text, onShow }: FactProps): ReactElement {
  return (
    <div className="gw-fact">
      <span>{name}</span>
      {onShow === undefined ? (
        <span>{text}</span>
      ) : (
        <button type="button" title="Show in Text" onClick={onShow}>
          {text}
        </button>
      )}
    </div>
  );
}
