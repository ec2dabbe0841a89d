import { hashTerm } from '../text/hash-term.ts'

const seeds = { place: 0, check: 0x5bd1e995 }
const leastSlots = 1024
/** Fuller tables have long runs of taken slots. */
const fullest = 0.75

/** What finds the number of a term again. */
export interface PackedTerms {
  slots: Int32Array
  checks: Int32Array
}

/**
 * Gives each term the next number. Of a term only two 32-bit numbers are kept (where it stands, and the proof that it is the
 * one): a quarter of a million strings in a map would take six times the memory.
 */
export class TermNumbers {
  size = 0
  /** The number of a term plus one, at its place or the next free one. */
  #slots = new Int32Array(leastSlots)
  #checks = new Int32Array(fullest * leastSlots)
  #places = new Int32Array(fullest * leastSlots)

  /** The number of a term, which is the current size where the term is new. */
  add(term: string): number {
    const [place, check] = [hashTerm(term, seeds.place), hashTerm(term, seeds.check) | 0]
    const slot = findSlot({ slots: this.#slots, checks: this.#checks }, place, check)
    const found = this.#slots[slot] ?? 0
    if (found > 0) return found - 1
    const added = this.size
    this.#slots[slot] = added + 1
    this.#checks[added] = check
    this.#places[added] = place
    this.size += 1
    if (this.size === this.#checks.length) this.#grow()
    return added
  }

  /** After the last term: without what only growing needs. */
  pack(): PackedTerms {
    return { slots: this.#slots, checks: this.#checks.slice(0, this.size) }
  }

  #grow(): void {
    const [checks, places] = [this.#checks, this.#places]
    const size = 2 * this.#slots.length
    this.#slots = new Int32Array(size)
    this.#checks = new Int32Array(fullest * size)
    this.#places = new Int32Array(fullest * size)
    this.#checks.set(checks)
    this.#places.set(places)
    for (let at = 0; at < this.size; at += 1) {
      let slot = (places[at] ?? 0) & (size - 1)
      while (this.#slots[slot] !== 0) slot = (slot + 1) & (size - 1)
      this.#slots[slot] = at + 1
    }
  }
}

/** The number of a term among the packed ones. */
export function findNumber(packed: PackedTerms, term: string): number | undefined {
  const slot = findSlot(packed, hashTerm(term, seeds.place), hashTerm(term, seeds.check) | 0)
  const found = packed.slots[slot] ?? 0
  return found === 0 ? undefined : found - 1
}

function findSlot({ slots, checks }: PackedTerms, place: number, check: number): number {
  const last = slots.length - 1
  for (let slot = place & last; ; slot = (slot + 1) & last) {
    const found = slots[slot] ?? 0
    if (found === 0 || checks[found - 1] === check) return slot
  }
}
