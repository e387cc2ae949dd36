// The small picture of a sample or template.
import { Package } from "lucide-react";
import type { ReactElement } from "react";
import "./packPicture.css";

/** Drawn by `npm run sprites`; the name of each file is that of the pack's folder. */
const PICTURES = import.meta.glob<string>("./pictures/*.svg", { eager: true, query: "?url", import: "default" });

/** A pack that has none gets a sign of its size. */
export function PackPicture({ id }: { readonly id: string }): ReactElement {
  const picture = PICTURES[`./pictures/${id}.svg`];
  return (
    <span className="gw-pack-picture" aria-hidden>
      {picture === undefined ? <Package size={24} /> : <img src={picture} alt="" draggable={false} />}
    </span>
  );
}
