import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../disk/temporaryPack.testing";
import { createDeletedImages } from "./deletedImages";

test("an image that was deleted comes back with its bytes, but not over another file", async () => {
  const root = temporaryFolder({ "assets/rock.png": Uint8Array.of(1, 2, 3) });
  const file = path.join(root, "assets/rock.png");
  const images = createDeletedImages();
  await images.keep(root, "assets/rock.png");
  rmSync(file);
  expect(await images.restore(root, "assets/rock.png")).toEqual({ ok: true, value: null });
  expect([...readFileSync(file)]).toEqual([1, 2, 3]);
  writeFileSync(file, "another");
  expect(await images.restore(root, "assets/rock.png")).toMatchObject({ ok: false });
  expect(readFileSync(file, "utf8")).toBe("another");
});

test("nothing is restored that was not deleted, nor through a folder that leads outside", async () => {
  const outside = temporaryFolder({});
  const root = temporaryFolder({ "assets/rock.png": "x", "other.json": "{}" });
  const images = createDeletedImages();
  expect(await images.restore(root, "assets/wall.png")).toMatchObject({ ok: false });
  await images.keep(root, "assets/rock.png");
  rmSync(path.join(root, "assets"), { recursive: true });
  symlinkSync(outside, path.join(root, "assets"));
  expect(await images.restore(root, "assets/rock.png")).toMatchObject({ ok: false });
  expect(existsSync(path.join(outside, "rock.png"))).toBe(false);
});

test("what an image links to outside of the pack is not written into it", async () => {
  const outside = temporaryFolder({ "secret.png": "secret" });
  const root = temporaryFolder({});
  symlinkSync(path.join(outside, "secret.png"), path.join(root, "rock.png"));
  const images = createDeletedImages();
  await images.keep(root, "rock.png");
  rmSync(path.join(root, "rock.png"));
  expect(await images.restore(root, "rock.png")).toMatchObject({ ok: false });
  expect(existsSync(path.join(root, "rock.png"))).toBe(false);
});

test("the oldest are let go once they are too many", async () => {
  const root = temporaryFolder({ "a.png": "12345", "b.png": "12345" });
  const images = createDeletedImages(8);
  await images.keep(root, "a.png");
  await images.keep(root, "b.png");
  rmSync(path.join(root, "a.png"));
  rmSync(path.join(root, "b.png"));
  expect(await images.restore(root, "a.png")).toMatchObject({ ok: false });
  expect(await images.restore(root, "b.png")).toMatchObject({ ok: true });
});
