// What the window must know of a language to show its packs: the contract that each language's user interface fulfils.
// The shell alone lists them (shell/dialectUis.ts); the rooms below it take the one of the open pack (openDialect.ts).
import type { NamedPicture } from "../../shared/language/offers";
import type { FunctionComponent } from "react";
import type { Disposable } from "../../shared/base/disposable";
import type { BoardView, Position } from "../../shared/base/boardView";
import type { Json } from "../../shared/base/json";
import type { Result } from "../../shared/base/result";
import type { CommandId } from "../../shared/commands/commands";
import type { JsonPath } from "../../shared/text/memberEdit";
import type { DialectCommands, DialectSwitches, KeyGroup } from "./dialectCommands";
import type { PackPictures } from "../picture/packPictures";
import type { MenuChoice } from "../ui/MenuButton";
import type { CommonPanelId, OwnPanel, OwnPanelId } from "./dialectPanels";

/** Where something was dropped, in CSS pixels of the window. */
export interface DropPoint {
  readonly x: number;
  readonly y: number;
}

/** The user interface of one language. */
export interface DialectUi {
  /** The id of the language's pack model. */
  readonly id: string;
  /** Follows the open pack for as long as the window lives. */
  readonly connect: () => Disposable;

  /** What the Board panel shows while a level is edited, and while one is played. */
  readonly Edit: FunctionComponent<EditProps>;
  readonly Play: FunctionComponent;
  /** Gives the keys to what is played; does nothing while nothing is. */
  readonly focusPlay: () => void;
  /** What the Board panel says of a pack without a game, and of one without anything to play from. */
  readonly noGame: BoardSign;
  readonly noLevels: BoardSign;

  /**
   * The titles of those of the window's panels that make sense for its packs. The others are not offered. With the Solver
   * panel, levels are searched.
   */
  readonly panels: Readonly<Partial<Record<CommonPanelId, string>>>;
  /** Its packs can be played as several versions of the language, which can be compared; absent: there is one only. */
  readonly hasProfiles?: true;
  /** The panels that show what only the language knows. */
  readonly ownPanels: Readonly<Partial<Record<OwnPanelId, OwnPanel>>>;
  /** Covers the panels that show more than may be seen now; null: there is nothing to hide. */
  readonly covering: PanelCovering | null;
  /** Its dialogs; each opens itself on request. */
  readonly Dialogs: FunctionComponent;
  readonly commands: DialectCommands;
  /** The rules that can be added, where that is no command that asks which. */
  readonly newRules?: () => readonly MenuChoice[];
  /** Which of them have a check mark in the menu; absent: none switch anything. */
  readonly switches?: DialectSwitches;
  /** Keys that are no commands: those of its boards. */
  readonly keys: readonly KeyGroup[];
  /** The steps of the Guide panel, in the order in which a designer takes them. */
  readonly guide: readonly GuideStep[];
  readonly guideTitle: string;

  /** Its packs can be exported as a page that plays them: `player/` has one for the language. */
  readonly hasPage?: true;
  /** What pictures of the open pack are made of; absent where its packs have no boards. */
  readonly pictures?: () => PackPictures;
  readonly BoardPicture: FunctionComponent<BoardPictureProps>;
  /** Null where levels have no board to be drawn. */
  readonly LevelPicture: FunctionComponent<LevelPictureProps> | null;
  readonly NamePicture: FunctionComponent<NamePictureProps>;
  /** The sorts of names (`x-ref` of the schemas) that have a picture. Images of the pack are drawn by the window. */
  readonly picturedNames: ReadonlySet<string>;
  /** Draws what a text names, `size` canvas pixels wide and high; null where there is nothing to show. */
  readonly drawName: (picture: NamedPicture, size: number) => Promise<HTMLCanvasElement | null>;

  /**
   * Shows an image of the pack where it was dropped, such as on a kind or at a point of the board; gives what was done
   * or why not, null where that shows no image. `at` is null for an image that has just come from outside. Absent where
   * nothing does.
   */
  readonly assignImage?: (onto: Element, path: string, at: DropPoint | null) => Result<string, string> | null;

  /**
   * Asks which of these images of the pack show something of their own, such as a kind for each, and makes those. The
   * label of the button that leads there, and of the choice to go there next. Absent where nothing is made of images.
   */
  readonly ofImages?: {
    readonly label: string;
    readonly next: string;
    readonly make: (paths: readonly string[]) => void;
  };

  /** Fields of forms that only the language can draw, by the schemas' `x-form`. */
  readonly formFields: Readonly<Partial<Record<string, FunctionComponent<OwnFieldProps>>>>;
  /** The pack's names of colours with the hex codes that they stand for; the same map until a text changes them. */
  readonly colorNames: () => ReadonlyMap<string, string>;
}

/** What is edited on the Board panel, where two levels can stand side by side. */
export interface EditProps {
  readonly file: string;
  /** Whether it is the one that the panels around it follow, and that keys and commands act on. */
  readonly isActive: boolean;
}

/** What stands in place of panels that show everything. The same object until it is another one. */
export interface PanelCovering {
  readonly get: () => PanelCover | null;
  readonly follow: (notify: () => void) => () => void;
}

export interface PanelCover {
  readonly title: string;
  readonly text: string;
  /** The label of the button that shows everything, and what it does. */
  readonly button: string;
  readonly uncover: () => void;
}

export interface GuideStep {
  readonly title: string;
  readonly text: string;
  /** Accelerators or words of the mouse that the step uses. */
  readonly keys: readonly string[];
  /** The label of the button that begins it, and what the button does. */
  readonly button: string;
  readonly command: CommandId;
  /** Done before the command. */
  readonly before?: () => void;
}

export interface BoardSign {
  readonly title: string;
  readonly text: string;
}

export interface BoardPictureProps {
  /** A board, or what makes it when it is to be drawn. */
  readonly view: BoardView | (() => BoardView);
  /** CSS pixels of the longer side at most. */
  readonly size: number;
  /** Cells to outline. */
  readonly marked?: readonly Position[] | undefined;
}

/** The picture of a level as its text stands now. */
export interface LevelPictureProps {
  readonly file: string;
  /** CSS pixels of the longer side at most. */
  readonly size: number;
}

export interface NamePictureProps {
  /** The sort of name, one of the language's `picturedNames`. */
  readonly of: string;
  readonly name: string;
  /** CSS pixels. */
  readonly size: number;
}

/** What a field of a form is given. It stands in the scope of that form (forms/formScope.ts). */
export interface OwnFieldProps {
  readonly name: string;
  /** As written; undefined for nothing. */
  readonly value: Json | undefined;
  /** Its place in the document. */
  readonly steps: JsonPath;
}
