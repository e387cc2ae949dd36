// What came otherwise than a session expects, a line each. Numbers are whole: two that differ may begin alike.
import type { ReactElement } from "react";

export function DifferenceList({ texts }: { readonly texts: readonly string[] }): ReactElement {
  return (
    <ul className="gw-console-differences" aria-label="What differs">
      {texts.map((text, index) => (
        <li key={index}>{text}</li>
      ))}
    </ul>
  );
}
