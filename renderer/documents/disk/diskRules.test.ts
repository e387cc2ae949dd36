import { describe, expect, it } from "vitest";
import { type DiskDecision, type DiskNews, type DocumentState, decideOnDiskNews } from "./diskRules";

const clean: DocumentState = { text: "old", unsaved: false, baseHash: "hash-old" };
const edited: DocumentState = { text: "mine", unsaved: true, baseHash: "hash-old" };
const theirs: DiskNews = { kind: "changed", text: "theirs", hash: "hash-theirs" };

describe("a file that changed on the disk", () => {
  const table: readonly [title: string, document: DocumentState, news: DiskNews, decision: DiskDecision][] = [
    [
      "is no news when its hash is the known one, edits or not",
      edited,
      { kind: "changed", text: "old", hash: "hash-old" },
      { kind: "unchanged" },
    ],
    [
      "is followed silently by a document without edits",
      clean,
      theirs,
      { kind: "follow", text: "theirs", hash: "hash-theirs" },
    ],
    [
      "never overwrites unsaved edits: the user decides",
      edited,
      theirs,
      { kind: "conflict", conflict: { kind: "changed", text: "theirs", hash: "hash-theirs" } },
    ],
    [
      "saves a document whose edits it already holds",
      edited,
      { kind: "changed", text: "mine", hash: "hash-mine" },
      { kind: "saved", hash: "hash-mine" },
    ],
    ["closes a document without edits when it is gone", clean, { kind: "removed" }, { kind: "close" }],
    [
      "keeps unsaved edits when it is gone",
      edited,
      { kind: "removed" },
      { kind: "conflict", conflict: { kind: "removed" } },
    ],
    [
      "is no news when it is gone and the document is known not to be on the disk",
      { ...edited, baseHash: null },
      { kind: "removed" },
      { kind: "unchanged" },
    ],
  ];
  it.each(table)("%s", (_title, document, news, decision) => {
    expect(decideOnDiskNews(document, news)).toEqual(decision);
  });
});
