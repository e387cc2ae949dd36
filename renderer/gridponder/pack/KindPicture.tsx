// A small picture of a kind by its name, as the board draws it; nothing for a kind that the game does not declare.
import type { ReactElement } from "react";
import type { NamePictureProps } from "../../dialect/dialectUi";
import { EntitySwatch } from "../board/EntitySwatch";
import { usePackLooks, usePackSprites } from "./packLooks";

export function KindPicture({ name, size }: NamePictureProps): ReactElement | null {
  const looks = usePackLooks();
  const sprites = usePackSprites();
  if (!looks.kinds.has(name)) return null;
  return <EntitySwatch entity={{ kind: name, params: {} }} looks={looks} sprites={sprites} size={size} />;
}
