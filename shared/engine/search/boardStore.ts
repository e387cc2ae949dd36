// Distinct packed boards by number, in pages; each with one bit for every state of what moves on it that was met.
// What is read with `!` is there (tests/laws/search.laws.test.ts).

import { HashChains } from "./hashChains";

/** The words of a page, about: 4 MB. */
const PAGE_WORDS = 2 ** 20;
const FIRST_PAGE_BOARDS = 256;

export class BoardStore {
  private readonly stride: number;
  private readonly pageBits: number;
  private readonly pages: Int32Array[] = [];
  private readonly chains: HashChains;
  private readonly hashed: Int32Array;
  private count = 0;

  /** `words`: the words of a board; `mobileBits`: the bits of what moves on it. */
  constructor(
    private readonly words: number,
    mobileBits: number,
  ) {
    this.stride = words + Math.ceil(2 ** mobileBits / 32);
    this.pageBits = Math.max(0, Math.floor(Math.log2(PAGE_WORDS / this.stride)));
    this.hashed = new Int32Array(words);
    this.chains = new HashChains((board) => {
      this.load(board, this.hashed);
      return hashOf(this.hashed, words);
    });
  }

  get size(): number {
    return this.count;
  }

  get byteLength(): number {
    return this.chains.byteLength + this.pages.reduce((sum, page) => sum + page.byteLength, 0);
  }

  /** Returns the number of the board in the first words: a new one, equal to the previous `size`, if it is new. */
  add(words: Int32Array): number {
    const { stride, pageBits, pages, chains } = this;
    const width = this.words;
    const inPage = (1 << pageBits) - 1;
    const hash = hashOf(words, width);
    for (let known = chains.first(hash); known !== 0; known = chains.after(known)) {
      const number = known - 1;
      const page = pages[number >>> pageBits]!;
      const start = (number & inPage) * stride;
      let same = 0;
      while (same < width && page[start + same] === words[same]) same += 1;
      if (same === width) return number;
    }
    const number = this.count;
    const page = this.pageFor(number);
    const start = (number & inPage) * stride;
    for (let word = 0; word < width; word += 1) page[start + word] = words[word]!;
    this.count = number + 1;
    chains.insert(hash);
    return number;
  }

  /** Copies a board into the first words. */
  load(board: number, into: Int32Array): void {
    const page = this.pages[board >>> this.pageBits]!;
    const start = (board & ((1 << this.pageBits) - 1)) * this.stride;
    for (let word = 0; word < this.words; word += 1) into[word] = page[start + word]!;
  }

  /** Notes a state of a board. Returns whether it was not noted before. */
  mark(board: number, mobile: number): boolean {
    const page = this.pages[board >>> this.pageBits]!;
    const at = (board & ((1 << this.pageBits) - 1)) * this.stride + this.words + (mobile >>> 5);
    const bit = 1 << (mobile & 31);
    const marks = page[at]!;
    if ((marks & bit) !== 0) return false;
    page[at] = marks | bit;
    return true;
  }

  private pageFor(board: number): Int32Array {
    const { stride, pageBits, pages } = this;
    const perPage = 1 << pageBits;
    const page = pages[board >>> pageBits];
    const needed = ((board & (perPage - 1)) + 1) * stride;
    if (page !== undefined && page.length >= needed) return page;
    const first = Math.min(perPage, FIRST_PAGE_BOARDS) * stride;
    const full = perPage * stride;
    // Only the first page grows: a small search must take little.
    const size =
      pages.length > 1 || (page === undefined && pages.length > 0) ? full : Math.max(first, 4 * (page?.length ?? 0));
    const grown = new Int32Array(Math.min(size, full));
    if (page !== undefined) grown.set(page);
    pages[board >>> pageBits] = grown;
    return grown;
  }
}

/** Mixes words to a hash. */
function hashOf(words: Int32Array, count: number): number {
  let hash = 0x9e3779b9 | 0;
  for (let word = 0; word < count; word += 1) {
    hash = Math.imul(hash ^ words[word]!, 0x85ebca6b);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
