// Reads and writes a pack as one zip file. Reads untrusted files within limits; never runs anything.
import { createWriteStream, promises as fs } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { type Entry, type ZipFile, getFileNameLowLevel, openPromise } from "yauzl";
import { type Result, done, refused } from "../../../shared/base/result";
import type { OpenRefusal } from "../../../shared/rpc/packsOnDisk";
import { diskReason } from "../disk/diskReason";
import { freeName } from "../disk/freeName";
import { MAX_FILES } from "../disk/listFolder";
import { isPlainPath, isSkipped } from "../disk/packPaths";
import { withStagingFolder } from "../disk/stagingFolder";

/** The limit of the zip file, and of everything unpacked from it. */
const MAX_ZIP_BYTES = 256 * 1024 * 1024;

class Refused extends Error {}

/** Looks whether a zip file holds a pack that may be unpacked, by what it declares. Writes nothing. */
export function checkZip(zipFile: string): Promise<Result<null, OpenRefusal>> {
  return withFilesOf(zipFile, async () => null);
}

/**
 * Unpacks a zip file into a new folder in `parent` with the same name, and returns that folder. All or nothing: a zip
 * that is too large, or in which any path leads out of the folder, leaves nothing behind.
 */
export function unpackZip(zipFile: string, parent = path.dirname(zipFile)): Promise<Result<string, OpenRefusal>> {
  return withFilesOf(zipFile, (zip, files) => writeInto(parent, path.basename(zipFile), zip, files));
}

/** Opens a zip file for some work with the files of its pack; refused with a sentence, also when that work throws. */
async function withFilesOf<Value>(
  zipFile: string,
  work: (zip: ZipFile, files: ReadonlyMap<string, Entry>) => Promise<Value>,
): Promise<Result<Value, OpenRefusal>> {
  try {
    const { size } = await fs.stat(zipFile);
    if (size > MAX_ZIP_BYTES) throw new Refused("it is larger than 256 MB");
    // Without `decodeStrings` the names are checked here, in words that users know.
    const zip = await openPromise(zipFile, { lazyEntries: true, autoClose: false, decodeStrings: false });
    try {
      return done(await work(zip, await filesIn(zip)));
    } finally {
      zip.close();
    }
  } catch (error) {
    return refused({
      reason: "unreadable",
      message: `${path.basename(zipFile)} was not imported: ${reasonOf(error)}.`,
    });
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof Refused) return error.message;
  // Only what the system refuses has the name of its call; the rest is what the zip reader could not make sense of.
  return (error as NodeJS.ErrnoException).syscall === undefined ? "it is damaged, or no zip file" : diskReason(error);
}

/** Returns the files of a pack's zip by their path in the pack. Throws `Refused`, or what the zip reader throws. */
async function filesIn(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  let bytesLeft = MAX_ZIP_BYTES;
  const listed = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    const name = nameOf(entry);
    if (name.endsWith("/")) continue;
    if (!isPlainPath(name)) throw new Refused(`"${name}" in it ${whatIsWrongWith(name)}`);
    if (entry.isEncrypted()) throw new Refused("it is protected by a password");
    if (name.split("/").some(isSkipped) || name.startsWith("__MACOSX/")) continue;
    bytesLeft -= entry.uncompressedSize;
    if (bytesLeft < 0) throw new Refused("it unpacks to more than 256 MB");
    if (listed.size === MAX_FILES) throw new Refused(`it has more than ${MAX_FILES} files`);
    if (listed.has(name)) throw new Refused(`"${name}" is in it twice`);
    listed.set(name, entry);
  }
  const root = packRootIn(Array.from(listed.keys()));
  const files = new Map<string, Entry>();
  const folded = new Set<string>();
  for (const [name, entry] of listed) {
    if (!name.startsWith(root)) continue;
    const own = name.slice(root.length);
    if (folded.has(own.toLowerCase())) throw new Refused(`"${own}" is in it twice`);
    folded.add(own.toLowerCase());
    files.set(own, entry);
  }
  return files;
}

function whatIsWrongWith(name: string): string {
  const leadsOut = /^(?:\/|[a-z]:)/i.test(name) || name.split("/").includes("..");
  return leadsOut ? "leads out of the pack's folder" : "has a name that not every system allows";
}

function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);
}

/** Returns the folder, with its slash, of the pack inside the zip; "" when it is at the top. */
function packRootIn(names: readonly string[]): string {
  const mark = names
    .filter((name) => /(^|\/)(manifest|game)\.json$/.test(name))
    .toSorted((a, b) => a.split("/").length - b.split("/").length)[0];
  if (mark === undefined) throw new Refused("it has neither a manifest.json nor a game.json");
  return mark.slice(0, mark.lastIndexOf("/") + 1);
}

async function writeInto(
  parent: string,
  zipName: string,
  zip: ZipFile,
  files: ReadonlyMap<string, Entry>,
): Promise<string> {
  return withStagingFolder(parent, "import", async (staging) => {
    // By itself: a disk that refuses it then says why.
    await fs.mkdir(staging);
    for (const [file, entry] of files) {
      const target = path.join(staging, ...file.split("/"));
      await fs.mkdir(path.dirname(target), { recursive: true });
      // Fails where there is more than the zip declares, so that its limits hold whatever it declares.
      const reading = await zip.openReadStreamPromise(entry);
      // Made last: until the pipeline has it, nobody hears that the disk refuses it. Whatever modes the zip gives, no
      // unpacked file is executable.
      await pipeline(reading, createWriteStream(target, { mode: 0o644, flags: "wx" }));
    }
    const folder = await freeName(path.join(parent, zipName.replace(/\.zip$/i, "") || "pack"));
    await fs.rename(staging, folder);
    return folder;
  });
}
