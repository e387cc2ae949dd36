// Tells main what the native menu shows for this window: the commands that its pack has a use for, in the words of its
// language, and which panels, which arrangement and which switches of the language have a check mark.
import { capital } from "../../shared/base/capital";
import { type Disposable, disposable, disposeAll } from "../../shared/base/disposable";
import type { MenuState } from "../../shared/rpc/window";
import { main } from "../bridge/main";
import { dialectUi } from "../dialect/openDialect";
import { followTexts } from "../documents/packSource";
import { packWords } from "../session/pack/packWords";
import { afterFrame } from "../ui/useAfterFrame";
import { followIdleCommands, idleCommands } from "./commands/idleCommands";
import { commandsOf } from "./commands/run";
import { followHasPack, hasPack } from "./packs/hasPack";
import { useShellStore } from "./shellStore";

/** Follows the window until disposed. Many changes at once are sent once. */
export function followMenu(): Disposable {
  let told = "";
  let isWaiting = false;
  const tell = (): void => {
    isWaiting = false;
    const menu = menuNow();
    const text = JSON.stringify(menu);
    if (text === told) return;
    told = text;
    void main.showMenu(menu);
  };
  const tellSoon = (): void => {
    if (!isWaiting) afterFrame(tell);
    isWaiting = true;
  };
  let language = dialectUi();
  let switches = language.switches?.follow(tellSoon);
  let isLooking = false;
  const look = (): void => {
    isLooking = false;
    if (dialectUi() === language) return;
    language = dialectUi();
    switches?.dispose();
    switches = language.switches?.follow(tellSoon);
    tellSoon();
  };
  const connections = [
    followHasPack(tellSoon),
    followIdleCommands(tellSoon),
    disposable(
      useShellStore.subscribe((now, before) => {
        if (now.panels !== before.panels || now.arrangement !== before.arrangement) tellSoon();
      }),
    ),
    disposable(
      followTexts(() => {
        // Once for all files of a pack that is opened: each of them makes it another pack.
        if (!isLooking) queueMicrotask(look);
        isLooking = true;
      }),
    ),
  ];
  tellSoon();
  return disposable(() => {
    switches?.dispose();
    disposeAll(connections);
  });
}

function menuNow(): MenuState {
  const { panels, arrangement } = useShellStore.getState();
  const switches = dialectUi().switches?.on() ?? [];
  return {
    titles: Object.fromEntries(commandsOf(dialectUi()).map(({ id, title }) => [id, title])),
    hasPack: hasPack(),
    idle: [...idleCommands()],
    startMenu: capital(packWords().start),
    checked: [...panels.map((panel) => `panel.${panel}`), `arrange.${arrangement}`, ...switches],
  };
}
