import { describe, expect, it } from "vitest";
import type { PackListing } from "../../../shared/rpc/packsOnDisk";
import { isListedImage } from "./listedImage";

const LISTING: PackListing = {
  id: "p1",
  root: "/packs/mine",
  name: "mine",
  files: [],
  assets: ["assets/flag.png"],
  collections: [{ id: "base", files: ["sprites/tiles/rock.png"] }],
  problems: [],
};

describe("an image", () => {
  it.each([
    ["assets/flag.png", true],
    ["assets/rock.png", true],
    ["assets/lag.png", false],
    ["assets/", false],
  ])("%s is listed: %s", (path, isListed) => {
    expect(isListedImage(LISTING, path)).toBe(isListed);
  });
});
