// Handles the page's calls about its own window: title, menu, questions, closing.
import { dialog } from "electron";
import type { MainApi } from "../../shared/rpc/mainCalls";
import type { MainParts } from "./mainParts";

type WindowCalls = Pick<
  MainApi,
  "setUnsaved" | "setTitle" | "showMenu" | "changeView" | "ask" | "closeWindow" | "keepWindow" | "lostPage" | "paste"
>;

export function createWindowCalls({ appWindow, showMenu, stays }: MainParts): WindowCalls {
  const { window } = appWindow;
  return {
    async setUnsaved(paths) {
      appWindow.setUnsaved(paths.length > 0);
    },
    async setTitle(title) {
      appWindow.setTitle(title);
    },
    async showMenu(menu) {
      showMenu(menu);
    },
    async changeView(change) {
      appWindow.changeView(change);
    },
    async ask({ message, detail, buttons }) {
      const { response } = await dialog.showMessageBox(window, {
        type: "question",
        message,
        detail,
        buttons: [...buttons],
        defaultId: 0,
        cancelId: buttons.length - 1,
        noLink: true,
      });
      return response;
    },
    async closeWindow() {
      appWindow.closeNow();
    },
    async keepWindow() {
      stays();
    },
    lostPage: async () => appWindow.takeLostPage(),
    async paste() {
      window.webContents.paste();
    },
  };
}
