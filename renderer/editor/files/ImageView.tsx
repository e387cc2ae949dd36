// An image of the pack in place of a text: the image, its size, and what names it.
import { type ReactElement, useMemo, useState } from "react";
import { pointerKeys } from "../../../shared/base/json";
import { imageUses } from "../../../shared/pack/images/imageUses";
import { spriteAddress } from "../../board/spriteStore";
import { usePackWithoutCells } from "../../documents/packSource";
import { usePackStore } from "../../session/pack/packStore";
import { renameInTree } from "../../session/pack/renamedRow";
import { reveal } from "../../session/pack/textPlaces";
import { openDialog } from "../../session/window/dialog";
import { Button } from "../../ui/Button";
import "./imageView.css";

type Loaded = { readonly width: number; readonly height: number } | "broken" | null;

/** To be drawn with its path as `key`: what is known of one image does not hold for the next. */
export function ImageView({ path }: { readonly path: string }): ReactElement {
  const packId = usePackStore((state) => state.listing?.id ?? "");
  const pack = usePackWithoutCells();
  const uses = useMemo(() => imageUses(pack, path), [pack, path]);
  const [loaded, setLoaded] = useState<Loaded>(null);
  return (
    <section className="gw-image-view" aria-label={`Image ${path}`}>
      <h2>{path}</h2>
      {loaded === "broken" ? (
        <p role="alert">This is not an image that can be shown.</p>
      ) : (
        <div className="gw-image-frame">
          <img
            src={spriteAddress(packId, path) ?? ""}
            alt=""
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setLoaded({ width: naturalWidth, height: naturalHeight })
            }
            onError={() => setLoaded("broken")}
          />
        </div>
      )}
      {loaded === null || loaded === "broken" ? null : (
        <p className="gw-image-facts">
          {`${loaded.width} × ${loaded.height} pixels`}
          <Button onClick={() => renameInTree(path, "file")}>Rename…</Button>
          {isDrawing(path) ? null : (
            <Button onClick={() => void openDialog({ kind: "cut-image", path })}>Cut into Tiles…</Button>
          )}
        </p>
      )}
      {uses.length === 0 ? (
        <p>No text of the pack uses it.</p>
      ) : (
        <>
          <p>Used by</p>
          <ul>
            {uses.map(({ file, at }) => (
              <li key={`${file}${at}`}>
                <button type="button" onClick={() => reveal(file, at)}>
                  <code>{file}</code> {pointerKeys(at).join(" › ")}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** An SVG has no pixels to cut. */
function isDrawing(path: string): boolean {
  return /\.svg$/i.test(path);
}
