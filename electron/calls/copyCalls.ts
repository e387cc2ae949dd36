// Handles the page's calls about what was copied in one pack and is pasted in another one.
import { refused } from "../../shared/base/result";
import type { MainApi } from "../../shared/rpc/mainCalls";
import type { CopiedStartsStore } from "./copiedStarts";
import { realPathInside } from "../files/disk/packPaths";
import { importImage } from "../files/images/importImage";
import type { OpenPacks } from "../packs/openPacks";

export function createCopyCalls(
  openPacks: OpenPacks,
  copiedStarts: CopiedStartsStore,
): Pick<MainApi, "keepCopied" | "copiedWith" | "bringImages"> {
  const rootNow = (): string | null => openPacks.current()?.listing.root ?? null;
  return {
    async keepCopied(clip, carried) {
      const root = rootNow();
      if (root !== null) copiedStarts.keep(clip, { root, carried });
    },
    async copiedWith(clip) {
      const copied = copiedStarts.find(clip);
      return copied === null || copied.root === rootNow() ? null : copied.carried;
    },
    async bringImages(clip, images) {
      const [copied, root] = [copiedStarts.find(clip), rootNow()];
      if (copied === null || root === null) return [];
      const brought = [];
      for (const name of images) {
        const file = await realPathInside(copied.root, name);
        const result = file === null ? refused("It is no longer there.") : await importImage(root, file);
        brought.push({ name, result });
      }
      return brought;
    },
  };
}
