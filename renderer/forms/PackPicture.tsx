// A small picture of what a name means: an image of the pack, or whatever the pack's language draws for the name.
import type { ReactElement } from "react";
import { spriteAddress } from "../board/spriteStore";
import { useDialectUi } from "../dialect/openDialect";
import { usePackStore } from "../session/pack/packStore";

export interface PackPictureProps {
  /** As the schemas' `x-ref` says: `sprite`, or one of the language's `picturedNames`. */
  readonly of: string;
  readonly name: string;
}

const SIZE = 20;

export function PackPicture({ of, name }: PackPictureProps): ReactElement | null {
  const { NamePicture } = useDialectUi();
  return of === "sprite" ? <ImagePicture path={name} /> : <NamePicture of={of} name={name} size={SIZE} />;
}

function ImagePicture({ path }: { readonly path: string }): ReactElement | null {
  const listing = usePackStore((state) => state.listing);
  const isThere =
    listing?.assets.includes(path) === true || listing?.collections?.some(({ files }) => files.includes(path)) === true;
  const address = isThere ? spriteAddress(listing?.id ?? "", path) : null;
  return address === null ? null : (
    <img className="gw-form-image" src={address} alt="" width={SIZE} height={SIZE} loading="lazy" />
  );
}
