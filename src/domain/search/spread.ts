import { kindsByNeed, kindsOnRequest, treatmentKinds, type ListingKind } from '#domain/directory/kinds.ts'
import { listingFlags } from '#domain/directory/search-columns.ts'
import { toNeedsMask } from '#domain/needs/needs-mask.ts'
import { kindsByService } from '#domain/services/kinds-by-service.ts'
import type { ServiceId } from '#domain/services/services.ts'
import { createBesideWorth } from './beside-worth.ts'
import { limitOwners } from './limit-owners.ts'
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
/** A listing of a kind not in the order of its need ranks after those that are. */
const lastKind = 12
/** The share of the kind's position that counts for a listing with the named service. */
const namedKind = 0.6

/** The shares of the kind's position and of what it is beside its purpose, where the grade of help has decided already. */
const graded = { position: 0.2, beside: 0.3 }

/** Among this many, a listing that can only be visited stands behind those of its kind with a phone. */
const firstThree = 3

/** A need, or the person's own words, with the points for answering it. */
interface Group {
  bit: number
  /** Whether an answer must be on the first pages; false for needs the text only hints at. */
  isFirm: boolean
  worth: number
  /** Who to try first for the need, and for the services that the text names; empty when their order is the need's. */
  kinds: ReadonlyMap<ListingKind, number>
  kindsOfService: ReadonlyMap<ListingKind, number>
  /** Added where the state's own agency is the right contact. */
  ofState: number
}

interface Entry {
  scored: ScoredCandidate
  /** The groups it answers: needs, and the text. */
  answers: number
  points: number
  /** Value for the group it answers best, and the same value minus the turn penalty. */
  worth: number
  key: number
}

export interface RankedCandidate {
  scored: ScoredCandidate
  worth: number
}

export interface SpreadCandidates {
  /** Best first, alternating between needs. */
  answers: RankedCandidate[]
  /** Listings that are for something else and may help as well, best first. */
  others: RankedCandidate[]
}

/**
 * Separates the listings that answer a need from those that only offer something beside their main purpose. Answers
 * alternate between needs: a person with five needs must not see twenty listings for one of them.
 */
export function spreadByNeed(
  scored: readonly ScoredCandidate[],
  needs: readonly WeightedNeed[],
  weights: RankWeights,
  services: readonly ServiceId[],
  /** False where nobody shows them: to weigh and sort them takes half of the time. */
  areOthersWanted = true,
): SpreadCandidates {
  const groups = buildGroups(needs, weights, services)
  const worthBeside = createBesideWorth(needs, services, weights)
  const hasFirmNeed = groups.some(({ bit, isFirm }) => isFirm && bit !== wordsBit)
  const entries: Entry[] = []
  const others: RankedCandidate[] = []
  for (const candidate of scored) {
    const { core, strong, weak, points, grade } = candidate
    const answers = core | (isByWords(candidate, hasFirmNeed) ? wordsBit : 0)
    if (answers !== 0) entries.push({ scored: candidate, answers, points, worth: -Infinity, key: -Infinity })
    else if (!areOthersWanted) continue
    else if (strong !== 0 || (weak !== 0 && candidate.candidate.kind !== 'help-line') || (grade ?? 0) > 0)
      others.push({
        scored: candidate,
        worth: points + worthBeside(candidate) * (grade === null ? 1 : graded.beside),
      })
  }
  entries.sort(byPoints)
  stepBack(entries, weights)
  for (const group of groups) waitTurns(entries, group, weights)
  entries.sort((a, b) => b.key - a.key || compareIds(a, b))
  const first = firstPicks(entries, groups, weights)
  const isFirst = new Set(first)
  const spread = [...first, ...entries.filter((entry) => !isFirst.has(entry))]
  others.sort((a, b) => b.worth - a.worth || compareIds(a, b))
  return { answers: reachableFirst(limitOwners(spread, ({ scored }) => scored.candidate.owner)), others }
}

/** Matched by its name, or by a service that answers none of the requested needs. */
function isByWords(
  { strong, weak, nameMatch, namedServices, candidate: { kind } }: ScoredCandidate,
  hasFirmNeed: boolean,
): boolean {
  if (nameMatch >= minWordShare) return true
  return !hasFirmNeed && namedServices > 0 && kind !== 'unknown' && (strong | weak) === 0
}

function buildGroups(needs: readonly WeightedNeed[], weights: RankWeights, services: readonly ServiceId[]): Group[] {
  const kindsOfService = rankKindsOfServices(services)
  const ofNeeds = needs.map(({ need, weight }) => ({
    bit: toNeedsMask([need]),
    isFirm: weight > hint,
    worth: weight * weights.coreNeed,
    kinds: new Map(kindsByNeed[need].map((kind, position) => [kind, position])),
    kindsOfService,
    ofState: statewideNeeds.includes(need) ? weights.statewideAnswer - weights.statewide : 0,
  }))
  return [
    ...ofNeeds,
    { bit: wordsBit, isFirm: true, worth: weights.coreNeed, kinds: new Map(), kindsOfService: new Map(), ofState: 0 },
  ]
}

/** The best position of each kind among the services. */
function rankKindsOfServices(services: readonly ServiceId[]): Map<ListingKind, number> {
  const positions = new Map<ListingKind, number>()
  for (const id of services) {
    kindsByService[id]?.forEach((kind, position) => {
      positions.set(kind, Math.min(position, positions.get(kind) ?? position))
    })
  }
  return positions
}

/** Penalizes listings that follow better ones of the same owner or kind: thirty housing offices in a row help nobody. */
function stepBack(entries: readonly Entry[], { sameName, sameKind }: RankWeights): void {
  const owners = new Map<number, number>()
  const kinds = new Map<string, number>()
  for (const entry of entries) {
    const { owner, kind } = entry.scored.candidate
    entry.points += Math.min(countOne(owners, owner), mostBranches) * sameName
    entry.points += Math.min(countOne(kinds, kind), maxPerKind) * sameKind
  }
}

/** Returns the count before this one. */
function countOne<Key>(counts: Map<Key, number>, key: Key): number {
  const before = counts.get(key) ?? 0
  counts.set(key, before + 1)
  return before
}

/** How many kinds a case manager would try before this one. A listing that has the named service is close in any case. */
function computeKindPosition(kind: ListingKind, isNamed: boolean, { bit, kinds, kindsOfService }: Group): number {
  if (bit === wordsBit) return 0
  if (kindsOfService.size === 0) {
    const position = kinds.get(kind)
    if (!isNamed) return position ?? lastKind
    if (position !== undefined) return position * namedKind
    return treatmentKinds.has(kind) && !kindsOnRequest[kind] ? lastKind : 0
  }
  return (kindsOfService.get(kind) ?? kindsOfService.size + 1) * (isNamed ? namedKind : 1)
}

function worthFor(
  { points, scored: { candidate, namedServices, grade } }: Entry,
  group: Group,
  { kindOrder }: RankWeights,
): number {
  const position =
    computeKindPosition(candidate.kind, namedServices > 0, group) * (grade === null ? 1 : graded.position)
  return points + group.worth + position * kindOrder + (candidate.scope === 'state' ? group.ofState : 0)
}

function waitTurns(entries: readonly Entry[], group: Group, weights: RankWeights): void {
  const queue = entries
    .filter((entry) => entry.answers & group.bit)
    .map((entry) => ({ entry, worth: worthFor(entry, group, weights) }))
  queue.sort((a, b) => b.worth - a.worth || compareIds(a.entry, b.entry))
  queue.forEach(({ entry, worth }, position) => {
    entry.worth = Math.max(entry.worth, worth)
    entry.key = Math.max(entry.key, worth - position * weights.turn)
  })
}

/**
 * Until each answered need is represented: the best listing for a missing need, or for several at once when space runs
 * short.
 */
function firstPicks(entries: readonly Entry[], groups: readonly Group[], weights: RankWeights): Entry[] {
  const picks: Entry[] = []
  const firm = groups.reduce((bits, { bit, isFirm }) => (isFirm ? bits | bit : bits), 0)
  let missing = entries.reduce((bits, { answers }) => bits | answers, 0) & firm
  while (missing !== 0 && picks.length < firstResults) {
    const atOnce = Math.ceil(countBits(missing) / (firstResults - picks.length))
    const wanted = groups.filter(({ bit }) => bit & missing)
    const pick = findBest(missing, atOnce, entries, wanted, weights)
    if (!pick) break
    picks.push(pick)
    missing &= ~pick.answers
  }
  return picks
}

function findBest(
  missing: number,
  atOnce: number,
  entries: readonly Entry[],
  wanted: readonly Group[],
  weights: RankWeights,
): Entry | undefined {
  let best: Entry | undefined
  let bestCount = 0
  let bestWorth = Number.NEGATIVE_INFINITY
  for (const entry of entries) {
    const count = Math.min(atOnce, countBits(entry.answers & missing))
    if (count === 0 || count < bestCount || (count === bestCount && entry.worth <= bestWorth)) continue
    let worth = Number.NEGATIVE_INFINITY
    for (const group of wanted) {
      if (entry.answers & group.bit) worth = Math.max(worth, worthFor(entry, group, weights))
    }
    if (count === bestCount && worth <= bestWorth) continue
    best = entry
    bestCount = count
    bestWorth = worth
  }
  return best
}

/** A place without phone and website leaves the first three to the next of its kind that can be called. */
function reachableFirst(entries: Entry[]): Entry[] {
  const isSilent = ({ scored: { candidate } }: Entry) =>
    (candidate.flags & (listingFlags.phone | listingFlags.website)) === 0
  for (let index = 0; index < Math.min(firstThree, entries.length); index += 1) {
    const entry = entries[index]
    if (!entry || !isSilent(entry)) continue
    const { kind } = entry.scored.candidate
    const other = entries.findIndex(
      ({ scored: { candidate } }, at) =>
        at > index && candidate.kind === kind && (candidate.flags & listingFlags.phone) !== 0,
    )
    const next = entries[other]
    if (!next) continue
    entries[index] = next
    entries[other] = entry
  }
  return entries
}

function byPoints(a: Entry, b: Entry): number {
  return b.points - a.points || compareIds(a, b)
}

function compareIds(a: { scored: ScoredCandidate }, b: { scored: ScoredCandidate }): number {
  return a.scored.candidate.id < b.scored.candidate.id ? -1 : 1
}
