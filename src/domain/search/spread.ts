import { toNeedsMask } from '#domain/needs/needs-mask.ts'
import { statewideNeeds, type RankWeights } from './rank-weights.ts'
import type { WeightedNeed } from './request.ts'
import { countBits, type ScoredCandidate } from './score.ts'

/** Two pages of six results: every need that has an answer shows one here. */
export const firstResults = 12

const wordsBit = 1 << 30
const minWordShare = 0.5
const hint = 0.95
const mostBranches = 5
const maxPerKind = 20

/** A need, or the person's own words, with the points for answering it. */
interface Group {
  bit: number
  /** Whether an answer must be on the first pages; false for needs the text only hints at. */
  isFirm: boolean
  core: number
  strong: number
  weak: number
  /** Added where the state's own agency is the right contact. */
  ofState: number
}

interface Entry {
  scored: ScoredCandidate
  /** Groups that are its main purpose: needs, and the text. */
  core: number
  points: number
  /** The groups it represents on the first pages. */
  covers: number
  /** Value for the group it answers best, and the same value minus the turn penalty. */
  worth: number
  key: number
}

export interface RankedCandidate {
  scored: ScoredCandidate
  worth: number
}

/** Best first, alternating between needs: a person with five needs must not see twenty listings for one of them. */
export function spreadByNeed(
  scored: readonly ScoredCandidate[],
  needs: readonly WeightedNeed[],
  weights: RankWeights,
): RankedCandidate[] {
  const groups = buildGroups(needs, weights)
  const answered = { core: 0, strong: 0 }
  for (const { core, strong } of scored) {
    answered.core |= core
    answered.strong |= strong
  }
  const entries = scored.map((candidate) => toEntry(candidate, answered)).filter((entry) => entry !== null)
  entries.sort(byPoints)
  stepBack(entries, weights)
  entries.sort(byPoints)
  for (const group of groups) waitTurns(entries, group, weights.turn)
  entries.sort((a, b) => b.key - a.key || compareIds(a, b))
  const first = firstPicks(entries, groups)
  const isFirst = new Set(first)
  return [...first, ...entries.filter((entry) => !isFirst.has(entry))]
}

function buildGroups(needs: readonly WeightedNeed[], weights: RankWeights): Group[] {
  const group = (bit: number, weight: number, isStatewide: boolean): Group => ({
    bit,
    isFirm: weight > hint,
    core: weight * weights.coreNeed,
    strong: weight * weights.strongNeed,
    weak: weight * weights.weakNeed,
    ofState: isStatewide ? weights.statewideAnswer - weights.statewide : 0,
  })
  const ofNeeds = needs.map(({ need, weight }) => group(toNeedsMask([need]), weight, statewideNeeds.includes(need)))
  return [...ofNeeds, group(wordsBit, 1, false)]
}

function toEntry(scored: ScoredCandidate, answered: { core: number; strong: number }): Entry | null {
  const { strong, weak, nameMatch, namedServices, points } = scored
  const isByWords = nameMatch >= minWordShare || (namedServices > 0 && (strong | weak) === 0)
  const core = scored.core | (isByWords ? wordsBit : 0)
  if ((core | strong | weak) === 0) return null
  // A weaker match represents a need only when nothing better answers it.
  const covers = core | (strong & ~answered.core) | (weak & ~answered.strong)
  return { scored, core, points, covers, worth: Number.NEGATIVE_INFINITY, key: Number.NEGATIVE_INFINITY }
}

/**
 * Penalizes listings that follow better ones of the same name or category: thirty housing offices in a row help nobody.
 */
function stepBack(entries: readonly Entry[], { sameName, sameKind }: RankWeights): void {
  const owners = new Map<number, number>()
  const kinds = new Map<string, number>()
  for (const entry of entries) {
    const { owner, category } = entry.scored.candidate
    entry.points += Math.min(countOne(owners, owner), mostBranches) * sameName
    entry.points += Math.min(countOne(kinds, category), maxPerKind) * sameKind
  }
}

/** Returns the count before this one. */
function countOne<Key>(counts: Map<Key, number>, key: Key): number {
  const before = counts.get(key) ?? 0
  counts.set(key, before + 1)
  return before
}

function worthFor({ core, points, scored }: Entry, group: Group): number {
  const { strong, weak, candidate } = scored
  if ((core | strong) & group.bit) {
    if ((core & group.bit) === 0) return points + group.strong
    return points + group.core + (candidate.scope === 'state' ? group.ofState : 0)
  }
  return weak & group.bit ? points + group.weak : Number.NEGATIVE_INFINITY
}

/** Entries are sorted by points, so each kind of answer is already sorted and only has to be merged. */
function waitTurns(entries: readonly Entry[], group: Group, turn: number): void {
  const kinds = { ofState: [] as Entry[], core: [] as Entry[], strong: [] as Entry[], weak: [] as Entry[] }
  for (const entry of entries) {
    const { strong, weak, candidate } = entry.scored
    if (((entry.core | strong | weak) & group.bit) === 0) continue
    if (entry.core & group.bit) (candidate.scope === 'state' ? kinds.ofState : kinds.core).push(entry)
    else if (strong & group.bit) kinds.strong.push(entry)
    else kinds.weak.push(entry)
  }
  const getWorth = (entry: Entry) => worthFor(entry, group)
  const queue = merged(
    merged(kinds.ofState, kinds.core, getWorth),
    merged(kinds.strong, kinds.weak, getWorth),
    getWorth,
  )
  queue.forEach((entry, position) => {
    const worth = getWorth(entry)
    entry.worth = Math.max(entry.worth, worth)
    entry.key = Math.max(entry.key, worth - position * turn)
  })
}

function merged(left: readonly Entry[], right: readonly Entry[], getWorth: (entry: Entry) => number): readonly Entry[] {
  if (left.length === 0) return right
  if (right.length === 0) return left
  const all: Entry[] = []
  let next = 0
  for (const entry of left) {
    const worth = getWorth(entry)
    for (let other = right[next]; other && getWorth(other) > worth; other = right[next]) {
      all.push(other)
      next += 1
    }
    all.push(entry)
  }
  for (let other = right[next]; other; other = right[next]) {
    all.push(other)
    next += 1
  }
  return all
}

/**
 * Until each answered need is represented: the best listing for a missing need, or for several at once when space runs
 * short.
 */
function firstPicks(entries: readonly Entry[], groups: readonly Group[]): Entry[] {
  const picks: Entry[] = []
  const firm = groups.reduce((bits, { bit, isFirm }) => (isFirm ? bits | bit : bits), 0)
  let missing = entries.reduce((bits, { covers }) => bits | covers, 0) & firm
  while (missing !== 0 && picks.length < firstResults) {
    const atOnce = Math.ceil(countBits(missing) / (firstResults - picks.length))
    const pick = bestFor(missing, atOnce, entries, groups)
    if (!pick) break
    picks.push(pick)
    missing &= ~pick.covers
  }
  return picks
}

function bestFor(missing: number, atOnce: number, entries: readonly Entry[], groups: readonly Group[]) {
  const wanted = groups.filter(({ bit }) => bit & missing)
  let best: Entry | undefined
  let bestCount = 0
  let bestWorth = Number.NEGATIVE_INFINITY
  for (const entry of entries) {
    const count = Math.min(atOnce, countBits(entry.covers & missing))
    if (count === 0 || count < bestCount || (count === bestCount && entry.worth <= bestWorth)) continue
    let worth = Number.NEGATIVE_INFINITY
    for (const group of wanted) if (entry.covers & group.bit) worth = Math.max(worth, worthFor(entry, group))
    if (count === bestCount && worth <= bestWorth) continue
    best = entry
    bestCount = count
    bestWorth = worth
  }
  return best
}

function byPoints(a: Entry, b: Entry): number {
  return b.points - a.points || compareIds(a, b)
}

function compareIds(a: Entry, b: Entry): number {
  return a.scored.candidate.id < b.scored.candidate.id ? -1 : 1
}
