// A small picture of what a name means: a kind as the board draws it, an image of the pack.
import type { ReactElement } from "react";
import { EntitySwatch } from "../gridponder/board/EntitySwatch";
import { usePackLooks, usePackSprites } from "../gridponder/board/packLooks";
import { spriteAddress } from "../board/spriteStore";
import { usePackStore } from "../session/pack/packStore";

export interface PackPictureProps {
  /** As the schemas' `x-ref` says: `kind`, `item`, `sprite`. */
  readonly of: string;
  readonly name: string;
}

const SIZE = 20;

export function PackPicture({ of, name }: PackPictureProps): ReactElement | null {
  return of === "sprite" ? <ImagePicture path={name} /> : <KindPicture kind={name} />;
}

function KindPicture({ kind }: { readonly kind: string }): ReactElement | null {
  const looks = usePackLooks();
  const sprites = usePackSprites();
  if (!looks.kinds.has(kind)) return null;
  return <EntitySwatch entity={{ kind, params: {} }} looks={looks} sprites={sprites} size={SIZE} />;
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
