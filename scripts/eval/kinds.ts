import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { ListingKind } from '../../src/domain/directory/kinds.ts'
import { NeedKey, Needs } from '../../src/domain/needs/needs.ts'
import { findHelp } from '../../src/server/engines/directory/find.ts'
import { systemClock } from '../../src/server/platform/clock.ts'
import { root, withDirectory } from './open-directory.ts'

/** A need in a county, with the kinds of places a person would accept and those they must never be shown. */
const JudgedPair = z.object({
  id: z.string(),
  state: z.string(),
  county: z.string(),
  need: NeedKey,
  words: z.nullable(z.string()),
  accept: z.array(ListingKind),
  never: z.array(ListingKind),
})
type JudgedPair = z.infer<typeof JudgedPair>

export const pairSets = ['tuned', 'held-out'] as const
export type PairSet = (typeof pairSets)[number]

interface ShownItem {
  name: string
  kind: string
  isRight: boolean
  /** Named by the judge of this pair, without the kinds that always fit the need. */
  isStrictlyRight: boolean
}
export interface EvaluatedPair {
  pair: JudgedPair
  /** What the person sees first: the notices, then answers, five in all. */
  shown: ShownItem[]
}

const firstShown = 5

const BaseKinds = z.partialRecord(NeedKey, z.array(ListingKind))

export function evaluateKinds(): Promise<Record<PairSet, EvaluatedPair[]>> {
  return withDirectory(async ({ directory, places, findSubject, helpers }) => {
    const deps = { places, directory, findSubject, helpers, sources: [], clock: systemClock }
    const { signal } = new AbortController()
    const base = BaseKinds.parse(readGolden('base'))
    /** Kinds that always fit a need are accepted too, unless the person said more or the judge excludes them. */
    const isAccepted = ({ accept, never, need, words }: JudgedPair, kind: string | null | undefined) => {
      const always = words === null ? (base[need] ?? []) : []
      return [...accept, ...always.filter((fits) => !never.includes(fits))].some((accepted) => accepted === kind)
    }
    const evaluate = async (pair: JudgedPair): Promise<EvaluatedPair> => {
      const needs = Needs.parse({ [pair.need]: true, ...(pair.words && { otherDescription: pair.words }) })
      const location = { state: pair.state, county: pair.county }
      const { resources, alsoHelpful, absences } = await findHelp(deps, { location, needs, language: 'en' }, { signal })
      const notices = absences.map(({ kind, contact }) => ({
        name: `no ${kind}: ${contact.name}`,
        kind: 'notice',
        isRight: true,
        isStrictlyRight: true,
      }))
      // Without an answer the page opens the homes for later, unless the person wrote more.
      const isOpened = resources.length === 0 && pair.words === null
      const later = isOpened ? alsoHelpful.filter(({ alsoReason }) => alsoReason === 'later') : []
      const answers = [...resources, ...later].map(({ name, kind }) => ({
        name,
        kind: kind ?? 'unknown',
        isRight: isAccepted(pair, kind),
        isStrictlyRight: pair.accept.some((accepted) => accepted === kind),
      }))
      return { pair, shown: [...notices, ...answers].slice(0, firstShown) }
    }
    const evaluateSet = async (set: PairSet) => {
      const evaluated: EvaluatedPair[] = []
      for (const pair of readPairs(set)) evaluated.push(await evaluate(pair))
      return evaluated
    }
    return { tuned: await evaluateSet('tuned'), 'held-out': await evaluateSet('held-out') }
  })
}

/** The share of what is shown first that is of an accepted kind or an honest notice. An empty page counts as one error. */
export function computeShare(pairs: readonly EvaluatedPair[], key: 'isRight' | 'isStrictlyRight'): number {
  const right = pairs.reduce((sum, { shown }) => sum + shown.filter((item) => item[key]).length, 0)
  return right / pairs.reduce((sum, { shown }) => sum + Math.max(1, shown.length), 0)
}

function readPairs(set: PairSet): JudgedPair[] {
  return z.array(JudgedPair).parse(readGolden(set))
}

function readGolden(name: PairSet | 'base'): unknown {
  return JSON.parse(readFileSync(path.join(root, 'data/golden/kinds', `${name}.json`), 'utf8'))
}
