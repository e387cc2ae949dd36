// What turns read, as a trie: each node names a field, its value leads on, and the end of the path is the result. A turn
// met before costs a walk of some table look-ups. A turn that looks whether the next cell is a wall, and refuses if so:
//
//     cell (2,1) ── wall ──► refused
//                └─ floor ─► what the turn writes
//
// What is read with `!` is there (tests/laws/search.laws.test.ts).
import { defined } from "../../base/defined";
import type { Column } from "./fieldTable";
import { READ } from "./turnRecorder";
import type { ValueSet } from "./searchLevel";

/**
 * A node is a row of numbers:
 *
 * - `word`, `shift` and `mask` say where the code of its field lies in a state.
 * - `children` is where its children by code begin, `capacity` how many have room there. A field of very many values has
 *   a map instead, whose number is `map`; 0: none.
 * - `set` is the number of the set that the value is tested for, with what follows where it is in it (`yes`) and where it
 *   is not (`no`); negative where the value itself leads on.
 */
const NODE = { word: 0, shift: 1, mask: 2, children: 3, capacity: 4, set: 5, no: 6, yes: 7, map: 8, size: 9 } as const;
/** A node whose field has more values keeps its children in a map. */
const MOST_CHILDREN = 1024;
/** A node has room for at least so many, if its field has as many values. */
const FEWEST_CHILDREN = 4;
const FIRST_SIZE = 4096;
const BYTES_PER_MAPPED = 48;

/** A reference says what comes next: a node where it is positive, a result where it is negative, or nothing known. */
export const UNKNOWN = 0;

export class ReadTrie {
  private numbers = new Int32Array(FIRST_SIZE);
  private used = 1;
  private readonly roots: Int32Array;
  private maps: Map<number, number>[] = [];
  private mapped = 0;

  /** `roots`: how many tries there are, each for a question of its own. */
  constructor(
    roots: number,
    private readonly sets: readonly ValueSet[],
  ) {
    this.roots = new Int32Array(roots);
  }

  get byteLength(): number {
    return this.numbers.byteLength + this.mapped * BYTES_PER_MAPPED;
  }

  clear(): void {
    if (this.used === 1) {
      this.roots.fill(UNKNOWN);
      return;
    }
    this.numbers = new Int32Array(FIRST_SIZE);
    this.used = 1;
    this.roots.fill(UNKNOWN);
    this.maps = [];
    this.mapped = 0;
  }

  /** Returns the result for a packed state; UNKNOWN when no such turn was inserted. */
  find(root: number, words: Int32Array, columnValues: ColumnValues): number {
    const { numbers } = this;
    let ref = this.roots[root]!;
    while (ref > 0) {
      const code = (words[numbers[ref + NODE.word]!]! >>> numbers[ref + NODE.shift]!) & numbers[ref + NODE.mask]!;
      let next = code < numbers[ref + NODE.capacity]! ? numbers[numbers[ref + NODE.children]! + code]! : UNKNOWN;
      if (next === UNKNOWN) next = this.findSlowly(ref, code, columnValues);
      ref = next;
    }
    return ref;
  }

  /** Inserts the path of a turn's reads with its result. Throws when it contradicts an earlier turn of the same root. */
  insert(root: number, reads: readonly number[], columns: readonly Column[], result: number): void {
    let before = UNKNOWN;
    let ref = this.roots[root]!;
    for (let at = 0; at < reads.length; at += READ.size) {
      const column = defined(columns[reads[at + READ.column]!]);
      const set = reads[at + READ.set]!;
      let node = ref;
      if (ref === UNKNOWN) {
        node = this.newNode(column, set);
        if (at === 0) this.roots[root] = node;
        else this.link(before, reads, at - READ.size, node);
      }
      if (node < 0 || !this.isNodeOf(node, column, set)) throw new Error("A turn does not follow from what it reads");
      before = node;
      ref = this.next(node, reads, at);
    }
    if (ref > 0) throw new Error("A turn does not follow from what it reads");
    if (reads.length === 0) this.roots[root] = result;
    else this.link(before, reads, reads.length - READ.size, result);
  }

  /** Returns what follows a node after the read that begins at `at`. */
  private next(node: number, reads: readonly number[], at: number): number {
    if (reads[at + READ.set]! < 0) return this.child(node, reads[at + READ.code]!);
    return this.numbers[node + endOf(reads, at)]!;
  }

  /** Sets what follows a node after the read that begins at `at`. */
  private link(node: number, reads: readonly number[], at: number, to: number): void {
    if (reads[at + READ.set]! < 0) this.setChild(node, reads[at + READ.code]!, to);
    else this.numbers[node + endOf(reads, at)] = to;
  }

  /** Finds what follows a node where no child by code says it: in its map, or by looking whether the value is in its set. */
  private findSlowly(node: number, code: number, columnValues: ColumnValues): number {
    const known = this.child(node, code);
    if (known !== UNKNOWN) return known;
    const set = this.numbers[node + NODE.set]!;
    if (set < 0) return UNKNOWN;
    const value = columnValues(this.numbers[node + NODE.word]!, this.numbers[node + NODE.shift]!, code);
    const next = this.numbers[node + (defined(this.sets[set]).has(value) ? NODE.yes : NODE.no)]!;
    // The children of a set's node only remember the answers.
    if (next !== UNKNOWN) this.setChild(node, code, next);
    return next;
  }

  private newNode({ word, shift, mask }: Column, set: number): number {
    const node = this.take(NODE.size);
    this.numbers[node + NODE.word] = word;
    this.numbers[node + NODE.shift] = shift;
    this.numbers[node + NODE.mask] = mask;
    this.numbers[node + NODE.set] = set;
    if (mask >= MOST_CHILDREN) this.numbers[node + NODE.map] = this.maps.push(new Map());
    return node;
  }

  private isNodeOf(node: number, { word, shift }: Column, set: number): boolean {
    const { numbers } = this;
    return (
      numbers[node + NODE.word] === word && numbers[node + NODE.shift] === shift && numbers[node + NODE.set] === set
    );
  }

  private child(node: number, code: number): number {
    const map = this.numbers[node + NODE.map]!;
    if (map > 0) return defined(this.maps[map - 1]).get(code) ?? UNKNOWN;
    return code < this.numbers[node + NODE.capacity]!
      ? this.numbers[this.numbers[node + NODE.children]! + code]!
      : UNKNOWN;
  }

  private setChild(node: number, code: number, to: number): void {
    const map = this.numbers[node + NODE.map]!;
    if (map > 0) {
      defined(this.maps[map - 1]).set(code, to);
      this.mapped += 1;
      return;
    }
    const capacity = this.numbers[node + NODE.capacity]!;
    if (code >= capacity) this.growChildren(node, capacity, code);
    this.numbers[this.numbers[node + NODE.children]! + code] = to;
  }

  private growChildren(node: number, capacity: number, code: number): void {
    const most = this.numbers[node + NODE.mask]! + 1;
    const grown = Math.min(most, Math.max(FEWEST_CHILDREN, 2 ** Math.ceil(Math.log2(code + 1))));
    const from = this.numbers[node + NODE.children]!;
    const children = this.take(grown);
    this.numbers.copyWithin(children, from, from + capacity);
    this.numbers[node + NODE.children] = children;
    this.numbers[node + NODE.capacity] = grown;
  }

  private take(size: number): number {
    const at = this.used;
    this.used += size;
    if (this.used > this.numbers.length) {
      const grown = new Int32Array(Math.max(this.used, this.numbers.length * 2));
      grown.set(this.numbers);
      this.numbers = grown;
    }
    return at;
  }
}

/** Returns which number of a node says what follows a read that tests for a set. */
function endOf(reads: readonly number[], at: number): number {
  return reads[at + READ.isIn] === 1 ? NODE.yes : NODE.no;
}

/** Returns the value with a code of the field that lies at a word and shift. */
export type ColumnValues = (word: number, shift: number, code: number) => number;
