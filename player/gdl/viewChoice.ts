// The choice of whose view of the game is shown.
import { element } from "../page/dom";
import type { SeatChoice } from "./seats";

/** Returns the list to choose from; nothing in a game for one. */
export function viewChoice(
  players: readonly string[],
  chosen: SeatChoice,
  change: (choice: SeatChoice) => void,
): readonly HTMLElement[] {
  if (players.length < 2) return [];
  const choices: readonly (readonly [label: string, choice: SeatChoice])[] = [
    ["everyone", { kind: "all" }],
    ["the player to move", { kind: "mover" }],
    ...players.map((seat) => [seat, { kind: "seat", seat }] as const),
  ];
  const isChosen = (choice: SeatChoice): boolean => JSON.stringify(choice) === JSON.stringify(chosen);
  const options = choices.map(([label, choice], index) =>
    element("option", { value: String(index), selected: isChosen(choice) }, label),
  );
  const select = element("select", {}, ...options);
  select.addEventListener("change", () => {
    const choice = choices[Number(select.value)]?.[1];
    if (choice !== undefined) change(choice);
  });
  return [element("label", { class: "page-view-choice" }, "Play as ", select)];
}
