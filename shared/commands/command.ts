// What a row of the tables of commands says. Keys are written as Electron accelerators.

export type CommandPlace = "file" | "edit" | "view" | "level" | "paint" | "play" | "debug" | "help";

export interface Command {
  readonly id: string;
  readonly title: string;
  readonly place: CommandPlace;
  /** The submenu of that menu; absent: the menu itself. The palette writes it before the title. */
  readonly group?: string;
  /** The first is shown in the menu. Two with a space between are pressed one after the other. */
  readonly keys?: readonly string[];
  /** Where its keys work; "always" even while typing in the text. */
  readonly when?: "always" | "board" | "paint" | "play" | "debug";
  /** Works while no pack is open too; the others are then grey in the menu and missing in the palette. */
  readonly withoutPack?: boolean;
  /** Works while a dialog or a menu is open over the window too, or just in the palette. Others then do nothing. */
  readonly inPopups?: "any" | "palette";
}
