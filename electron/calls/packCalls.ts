// Handles the page's calls that open packs, create them and list those to open.
import { done, refused } from "../../shared/base/result";
import type { MainApi } from "../../shared/rpc/mainCalls";
import { createPack } from "../files/copies/newPack";
import { packsIn } from "../files/pack/packTitle";
import { chooseFolder } from "./folderDialog";
import type { MainParts } from "./mainParts";

type PackCalls = Pick<
  MainApi,
  | "choosePack"
  | "openPack"
  | "newWindow"
  | "initialPack"
  | "closePack"
  | "recentPacks"
  | "samplePacks"
  | "packTemplates"
  | "createPack"
>;

export function createPackCalls({
  appWindow: { window },
  openPacks,
  samples,
  preferences,
  chosen,
  newWindow,
  packChosen,
  templatesFolder,
}: MainParts): PackCalls {
  /** Returns whether the user has chosen a folder in this window, or could choose it from a list. */
  const isAllowed = async (root: string): Promise<boolean> => {
    if (chosen.isChosen(root)) return true;
    const offered = [...(await preferences.recentPacks()), ...(await samples.list())];
    return offered.some((pack) => pack.root === root);
  };
  return {
    async choosePack() {
      const root = await chooseFolder(window, { title: "Open a pack's folder" });
      if (root === null) return refused({ reason: "cancelled", message: "No folder was chosen." });
      chosen.choose(root);
      return done(root);
    },
    async openPack(root) {
      if (await isAllowed(root)) return openPacks.open(root);
      return refused({ reason: "unreadable", message: `${root} was not chosen in this window.` });
    },
    async newWindow(content) {
      const root =
        content.kind === "chosen"
          ? await chooseFolder(window, { title: "Open a pack's folder in a new window" })
          : null;
      if (content.kind === "chosen" && root === null) return done(null);
      if (content.kind === "pack" && !(await isAllowed(content.root))) {
        return refused(`${content.root} was not chosen in this window.`);
      }
      await newWindow(content.kind === "pack" ? content.root : root);
      return done(null);
    },
    initialPack: () => openPacks.openInitial(),
    async closePack() {
      openPacks.close();
    },
    recentPacks: () => preferences.recentPacks(),
    samplePacks: () => samples.list(),
    packTemplates: () => packsIn(templatesFolder),
    async createPack(template, title) {
      const parent = await chooseFolder(window, { title: "Choose where to create the new pack's folder" });
      if (parent === null) return refused({ reason: "cancelled", message: "No folder was chosen." });
      packChosen();
      const made = await createPack(templatesFolder, { template, title, parent });
      return made.ok ? openPacks.open(made.value) : made;
    },
  };
}
