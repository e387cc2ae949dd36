// The picture of a kind at the head of its form: a press opens what it can be drawn as, each choice one step of undo.
import { type ReactElement, type ReactNode, useId, useState } from "react";
import { type Json, type JsonObject, objectOf } from "../../../../shared/base/json";
import type { PackDocument } from "../../../documents/packDocument";
import { ColorChooser, opaqueHex } from "../../../forms/ColorControl";
import { PackPicture } from "../../../forms/PackPicture";
import { useFormScope } from "../../../forms/formScope";
import { useOffers } from "../../../forms/offers";
import { TextInput } from "../../../ui/Field";
import { readTrimmed, useDraft } from "../../../ui/useDraft";
import { EntitySwatch } from "../../board/EntitySwatch";
import { usePackLooks, usePackSprites } from "../../pack/packLooks";
import { drawKind } from "./kindEdits";
import { FACE_COLORS, KIND_FACES, displayWithFace, hasFace, looksWithDisplay } from "./kindFaces";
import { firstVariant } from "./kindParams";
import "./kindPicture.css";

/** A pack of more images has them in the list of the field `sprite`. */
const MOST_IMAGES = 48;

export interface KindPictureProps {
  readonly game: PackDocument;
  readonly kind: string;
  readonly declaration: Json | undefined;
}

/** Whether what a kind can be drawn as is shown: from the start for one that has no picture of its own yet. */
export function useKindPicture(declaration: Json | undefined): readonly [boolean, (isOpen: boolean) => void] {
  const { sprite, display } = objectOf(declaration);
  return useState(sprite === undefined && display === undefined);
}

interface PictureButtonProps {
  readonly kind: string;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

export function KindPictureButton({ kind, isOpen, onOpen }: PictureButtonProps): ReactElement {
  const looks = usePackLooks();
  const sprites = usePackSprites();
  return (
    <button
      type="button"
      className="gw-kind-picture-button"
      aria-label="Picture"
      title={isOpen ? "Hide Pictures" : "Change Picture"}
      aria-expanded={isOpen}
      onClick={() => onOpen(!isOpen)}
    >
      <EntitySwatch entity={firstVariant(looks, kind)} looks={looks} sprites={sprites} size={32} />
    </button>
  );
}

export function KindPicture({ game, kind, declaration }: KindPictureProps): ReactElement {
  const { tell } = useFormScope();
  const { sprite, display } = objectOf(declaration);
  const hasImage = typeof sprite === "string";
  const draw = (next: JsonObject): void =>
    tell(drawKind(game, kind, { ...(hasImage ? { sprite: undefined } : {}), display: next }));
  const shown = hasImage ? undefined : display;
  return (
    <section className="gw-kind-picture" aria-label="Pictures">
      <Shapes kind={kind} display={shown} kept={display} onDraw={draw} />
      <FaceText key={JSON.stringify(shown ?? null)} display={shown} onDraw={draw} />
      {hasImage || objectOf(display)["type"] === "emoji" ? null : <Colors display={display} onDraw={draw} />}
      <Images sprite={sprite} onChoose={(path) => tell(drawKind(game, kind, { sprite: path }))} />
    </section>
  );
}

interface FaceProps {
  readonly display: Json | undefined;
  readonly onDraw: (display: JsonObject) => void;
}

interface ShapesProps extends FaceProps {
  readonly kind: string;
  /** The display that the kind has, also where an image hides it. */
  readonly kept: Json | undefined;
}

function Shapes({ kind, display, kept, onDraw }: ShapesProps): ReactElement {
  const looks = usePackLooks();
  const sprites = usePackSprites();
  const look = looks.kinds.get(kind);
  const entity = firstVariant(looks, kind);
  return (
    <fieldset className="gw-kind-choices" aria-label="Shape">
      {KIND_FACES.map((face) => {
        const next = displayWithFace(kept, face);
        return (
          <Choice key={face.title} name={face.title} isOn={hasFace(display, face)} onChoose={() => onDraw(next)}>
            {look === undefined ? null : (
              <EntitySwatch entity={entity} looks={looksWithDisplay(looks, look, next)} sprites={sprites} size={24} />
            )}
          </Choice>
        );
      })}
    </fieldset>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly isOn: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

function Choice({ name, isOn, onChoose, children }: ChoiceProps): ReactElement {
  return (
    <button
      type="button"
      className="gw-palette-chip"
      aria-label={name}
      title={name}
      aria-pressed={isOn}
      onClick={onChoose}
    >
      {children}
    </button>
  );
}

/** The text of a label or the emoji; nothing for other shapes. */
function FaceText({ display, onDraw }: FaceProps): ReactElement | null {
  const own = objectOf(display);
  const { type } = own;
  const member = type === "label" ? "label" : "value";
  const id = useId();
  const written = own[member];
  const draft = useDraft(typeof written === "string" ? written : "", readTrimmed, (next) => {
    const { [member]: _, ...rest } = own;
    onDraw(next === "" ? rest : { ...rest, [member]: next });
  });
  if (type !== "label" && type !== "emoji") return null;
  return (
    <div className="gw-kind-text">
      <label htmlFor={id}>{type === "label" ? "text" : "emoji"}</label>
      <TextInput id={id} placeholder={type === "label" ? "the symbol" : ""} {...draft.props} />
    </div>
  );
}

function Colors({ display, onDraw }: FaceProps): ReactElement {
  const { palette } = usePackLooks();
  const own = objectOf(display);
  const { color } = own;
  const choose = (next: string): void =>
    onDraw({ ...(own["type"] === undefined ? { type: "tile" } : own), color: next });
  const named = new Set(palette.values());
  const choices = [...palette, ...FACE_COLORS.filter((hex) => !named.has(hex)).map((hex) => [hex, hex] as const)];
  const text = typeof color === "string" ? color : "";
  const shown = opaqueHex(palette.get(text) ?? text);
  return (
    <fieldset className="gw-kind-choices" aria-label="Colour">
      {choices.map(([name, hex]) => (
        <button
          key={name}
          type="button"
          className="gw-kind-color"
          aria-label={name}
          title={name}
          aria-pressed={color === name}
          style={{ background: opaqueHex(hex) ?? "transparent" }}
          onClick={() => choose(name)}
        />
      ))}
      <ColorChooser key={shown ?? ""} label="another colour" color={shown} onChoose={choose} />
    </fieldset>
  );
}

interface ImagesProps {
  readonly sprite: Json | undefined;
  readonly onChoose: (path: string) => void;
}

function Images({ sprite, onChoose }: ImagesProps): ReactElement | null {
  const images = useOffers(useFormScope())(["sprite"]).slice(0, MOST_IMAGES);
  if (images.length === 0) return null;
  return (
    <fieldset className="gw-kind-choices" data-images aria-label="Image">
      {images.map(({ name }) => (
        <Choice key={name} name={name} isOn={sprite === name} onChoose={() => onChoose(name)}>
          <PackPicture of="sprite" name={name} />
        </Choice>
      ))}
    </fieldset>
  );
}
