// Lists of numbers that grow by pages, so that growing copies little and no buffer is larger than a process may have.
// What is read with `!` is there (tests/laws/search.laws.test.ts).

import type { Work } from "../../base/work";

/** Numbers per page: 256 KB of 32-bit numbers. */
const PAGE_BITS = 16;
const PAGE = 2 ** PAGE_BITS;
const FIRST_PAGE = 1024;
const PAGES_AT_A_TIME = 16;

type Numbers = Uint32Array | Uint16Array;

/** A growing list of whole numbers of 16 or 32 bits. */
export class PagedNumbers {
  private readonly pages: Numbers[] = [];
  private count = 0;

  constructor(private readonly kind: Uint32ArrayConstructor | Uint16ArrayConstructor) {}

  get length(): number {
    return this.count;
  }

  get byteLength(): number {
    return this.pages.reduce((sum, page) => sum + page.byteLength, 0);
  }

  at(index: number): number {
    return this.pages[index >>> PAGE_BITS]![index & (PAGE - 1)]!;
  }

  push(value: number): void {
    const { count } = this;
    const page = this.pages[count >>> PAGE_BITS];
    const place = count & (PAGE - 1);
    if (page !== undefined && place < page.length) page[place] = value;
    else this.grown(page)[place] = value;
    this.count = count + 1;
  }

  set(index: number, value: number): void {
    this.pages[index >>> PAGE_BITS]![index & (PAGE - 1)] = value;
  }

  /** Returns the last page with room for one more number: the first grows, the others are new. */
  private grown(page: Numbers | undefined): Numbers {
    if (page === undefined) {
      const added = new this.kind(this.pages.length === 0 ? FIRST_PAGE : PAGE);
      this.pages.push(added);
      return added;
    }
    const larger = new this.kind(Math.min(PAGE, page.length * 4));
    larger.set(page);
    this.pages[this.pages.length - 1] = larger;
    return larger;
  }

  /** Returns all numbers in one array. */
  *flat(): Work<Uint32Array> {
    const all = new Uint32Array(this.count);
    for (const [index, page] of this.pages.entries()) {
      const at = index * PAGE;
      all.set(page.length > this.count - at ? page.subarray(0, this.count - at) : page, at);
      if (index % PAGES_AT_A_TIME === 0) yield;
    }
    return all;
  }
}
