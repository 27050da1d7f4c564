import type { Budget } from "../budget.ts";
import type { PackedMove } from "./move.ts";
import { hashOf } from "./signature.ts";

const CHUNK_SHIFT = 12;
const CHUNK = 1 << CHUNK_SHIFT;
const CHUNK_MASK = CHUNK - 1;
const FIRST_SLOTS = 4096;
/** Parent, move with depth and note, next node in its bucket: three words after the key. */
const PARENT = 0;
const MOVE = 1;
const NEXT = 2;
const EXTRA = 3;
/** 12 bits of move, 10 of depth, 10 of note. */
const DEPTH_SHIFT = 12;
const MOVE_MASK = (1 << DEPTH_SHIFT) - 1;
const NOTE_SHIFT = 22;
const REST_MASK = (1 << NOTE_SHIFT) - 1;
/** No node is deeper. */
export const DEEPEST = (1 << (NOTE_SHIFT - DEPTH_SHIFT)) - 1;
export const NO_NODE = -1;
/** More than a search needs beside its nodes: tables, buckets, moves and keys. */
export const SCRATCH_BYTES = 256 * 1024;

/**
 * All positions a search has met, each with its whole key: a hash only says where to look. Starts small and
 * grows chunk by chunk, so that easy positions cost little; every byte is asked for first.
 */
export class Nodes {
  count = 0;
  private readonly words: number;
  private readonly size: number;
  private readonly budget: Budget;
  private readonly chunks: Int32Array[] = [];
  /** Open addressing; node + 1, 0 for a free slot. */
  private slots = new Int32Array(0);
  private slot = 0;
  private reserved = 0;

  constructor(words: number, budget: Budget) {
    this.words = words;
    this.size = words + EXTRA;
    this.budget = budget;
  }

  /** The node of a key, or NO_NODE; then {@link add} puts it there. */
  find(key: Int32Array): number {
    // Before the first node there are no slots: what is read is undefined.
    const mask = this.slots.length - 1;
    this.slot = hashOf(key, this.words) & mask;
    for (
      let found = this.slots[this.slot];
      found !== undefined && found !== 0;
      found = this.slots[this.slot]
    ) {
      if (this.holds(found - 1, key)) return found - 1;
      this.slot = (this.slot + 1) & mask;
    }
    return NO_NODE;
  }

  /** Adds a node at the place {@link find} came to, instead of one of the same key; NO_NODE where memory ends. */
  add(key: Int32Array, parent: number, move: PackedMove, depth: number, note = 0): number {
    const node = this.count;
    if (node * 2 >= this.slots.length) {
      if (!this.grow()) return NO_NODE;
      this.find(key);
    }
    if (node >> CHUNK_SHIFT === this.chunks.length && !this.addChunk()) return NO_NODE;
    const chunk = this.chunkOf(node);
    const at = this.at(node);
    for (let i = 0; i < this.words; i++) chunk[at + i] = key[i]!;
    chunk[at + this.words + PARENT] = parent;
    chunk[at + this.words + MOVE] = move | (depth << DEPTH_SHIFT) | (note << NOTE_SHIFT);
    this.slots[this.slot] = node + 1;
    this.count++;
    return node;
  }

  chunkOf(node: number): Int32Array {
    return this.chunks[node >> CHUNK_SHIFT]!;
  }

  /** Where a node's key begins in its chunk. */
  at(node: number): number {
    return (node & CHUNK_MASK) * this.size;
  }

  parentOf(node: number): number {
    return this.chunkOf(node)[this.at(node) + this.words + PARENT]!;
  }

  /** The move that led here, in the columns of the parent as its key lays them out. */
  moveOf(node: number): PackedMove {
    return this.chunkOf(node)[this.at(node) + this.words + MOVE]! & MOVE_MASK;
  }

  depthOf(node: number): number {
    return (this.chunkOf(node)[this.at(node) + this.words + MOVE]! & REST_MASK) >>> DEPTH_SHIFT;
  }

  /** What a search remembers of a node. */
  noteOf(node: number): number {
    return this.chunkOf(node)[this.at(node) + this.words + MOVE]! >>> NOTE_SHIFT;
  }

  setNote(node: number, note: number): void {
    const at = this.at(node) + this.words + MOVE;
    const chunk = this.chunkOf(node);
    chunk[at] = (chunk[at]! & REST_MASK) | (note << NOTE_SHIFT);
  }

  nextOf(node: number): number {
    return this.chunkOf(node)[this.at(node) + this.words + NEXT]!;
  }

  setNext(node: number, next: number): void {
    this.chunkOf(node)[this.at(node) + this.words + NEXT] = next;
  }

  /** Gives all memory back. */
  release(): void {
    this.budget.release(this.reserved);
    this.reserved = 0;
    this.chunks.length = 0;
    this.slots = new Int32Array(0);
  }

  private holds(node: number, key: Int32Array): boolean {
    const chunk = this.chunkOf(node);
    const at = this.at(node);
    for (let i = 0; i < this.words; i++) if (chunk[at + i] !== key[i]) return false;
    return true;
  }

  private reserve(bytes: number): boolean {
    if (!this.budget.reserve(bytes)) return false;
    this.reserved += bytes;
    return true;
  }

  private addChunk(): boolean {
    const ints = CHUNK * this.size;
    if (!this.reserve(ints * Int32Array.BYTES_PER_ELEMENT)) return false;
    this.chunks.push(new Int32Array(ints));
    return true;
  }

  /** Twice the slots; the old ones count until the new ones are filled. */
  private grow(): boolean {
    const old = this.slots;
    const length = Math.max(FIRST_SLOTS, old.length * 2);
    if (!this.reserve(length * Int32Array.BYTES_PER_ELEMENT)) return false;
    const slots = new Int32Array(length);
    const mask = length - 1;
    // Backwards, so that of two nodes with one key the newer, the better one is found.
    for (let node = this.count - 1; node >= 0; node--) {
      let slot = hashOf(this.chunkOf(node), this.words, this.at(node)) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = node + 1;
    }
    this.slots = slots;
    this.budget.release(old.byteLength);
    this.reserved -= old.byteLength;
    return true;
  }
}
