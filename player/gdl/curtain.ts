// The curtain over the table, between two players who may see different things.
import { button, element } from "../page/dom";

/** Asks the player of a seat whether it is them who looks; `look` is called when they say so. */
export function showCurtain(curtain: HTMLElement, seat: string, look: () => void): void {
  const answer = button(`I am ${seat}: show the table`, look, { isPrimary: true });
  curtain.replaceChildren(element("h2", {}, `${seat} is to move`), element("p", {}, "The others look away."), answer);
  answer.focus();
}
