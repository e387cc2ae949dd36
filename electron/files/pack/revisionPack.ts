// Reads a pack as it was in a revision of the git repository around it.
import { type Result, done, refused } from "../../../shared/base/result";
import { countTokens } from "../../../shared/base/jsonSize";
import type { FoundPack, OtherPack } from "../../../shared/rpc/difference";
import { type GitFailure, runGit } from "./gitCommand";
import { MAX_FILES } from "../disk/listFolder";
import { MAX_PACK_TOKENS } from "./packContents";
import { decode } from "../disk/readText";
import { type RevisionFiles, type RevisionText, revisionFiles } from "./revisionTree";

/** Returns whether a text is written as a revision: `HEAD~2`, `v1.0`, `main@{yesterday}`; no option and no range. */
export function isRevision(revision: string): boolean {
  return (
    revision.length <= 200 && /^[\p{L}\p{N}_@][\p{L}\p{N}_.,:/@{}~^+-]*$/u.test(revision) && !revision.includes("..")
  );
}

/** Reads the pack in the folder `root` as a revision has it. Refused with a sentence. */
export async function readRevision(root: string, revision: string): Promise<Result<FoundPack, string>> {
  if (!isRevision(revision)) return refused(`"${revision}" is not a revision.`);
  const inside = await runGit(root, ["rev-parse", "--is-inside-work-tree"]);
  if (!inside.ok) return refused(reasonOf(inside.refusal, "The pack's folder is not in a git repository."));
  if (inside.value.toString("utf8").trim() !== "true") return refused("The pack's folder is not in a git repository.");
  const commit = await runGit(root, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`]);
  if (!commit.ok) return refused(reasonOf(commit.refusal, `The repository has no revision "${revision}".`));
  const listed = await runGit(root, ["ls-tree", "-r", "-l", "-z", commit.value.toString("utf8").trim()]);
  if (!listed.ok) return refused(reasonOf(listed.refusal, `The files of ${revision} cannot be listed.`));
  const files = revisionFiles(listed.value.toString("utf8"));
  if (files.tooMany) return refused(`The pack has more than ${MAX_FILES} files in ${revision}.`);
  if (files.texts.length === 0) return refused(`The pack is not in ${revision}.`);
  const objects = files.texts.map(({ object }) => `${object}\n`).join("");
  const read = await runGit(root, ["cat-file", "--batch"], objects);
  if (!read.ok) return refused(reasonOf(read.refusal, `The files of ${revision} cannot be read.`));
  const pack = packOf(files, read.value);
  return pack === null ? refused(`The files of ${revision} cannot be read.`) : done({ name: revision, pack });
}

function reasonOf(failure: GitFailure, other: string): string {
  if (failure.kind === "missing") return "git is not installed, or not where programs are looked for.";
  return failure.message === "" || failure.message.includes("not a git repository")
    ? other
    : `${other} git says: ${failure.message.split("\n")[0]}`;
}

/** Null for an answer that does not fit what was asked for. Without collections of shared images: they lie outside. */
function packOf({ texts, assets, problems }: RevisionFiles, batch: Buffer): OtherPack | null {
  const files: { path: string; text: string }[] = [];
  const unread = [...problems];
  let tokensLeft = MAX_PACK_TOKENS;
  let at = 0;
  for (const { path, object, bytes } of texts) {
    const content = contentAt(batch, at, { object, bytes });
    if (content === null) return null;
    at = content.end;
    const text = decode(content.bytes);
    const tokens = text === null || !/\.json$/i.test(path) ? 0 : countTokens(text, tokensLeft + 1).count;
    if (text === null) unread.push({ path, message: "Not UTF-8 text." });
    else if (tokens > tokensLeft) {
      unread.push({ path, message: "Left out: the texts of this pack are too complex together to be read." });
    } else {
      tokensLeft -= tokens;
      files.push({ path, text });
    }
  }
  return { files, assets, collections: [], problems: unread };
}

/** An answer of `cat-file --batch`: a line with the object's name, kind and size, its bytes, and a line end. */
function contentAt(
  batch: Buffer,
  from: number,
  { object, bytes }: Pick<RevisionText, "object" | "bytes">,
): { readonly bytes: Uint8Array; readonly end: number } | null {
  const head = `${object} blob ${bytes}\n`;
  const start = from + head.length;
  const end = start + bytes + 1;
  if (end > batch.length || batch.toString("latin1", from, start) !== head) return null;
  return { bytes: batch.subarray(start, end - 1), end };
}
