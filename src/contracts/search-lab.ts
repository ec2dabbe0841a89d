import * as z from 'zod/mini'
import { Language } from '#domain/language.ts'
import { maxOtherDescription, NeedKey, needKeys } from '#domain/needs/needs.ts'
import { StateCode } from '#domain/places/states.ts'
import { RankReason } from '#domain/resources/resource.ts'
import { Measurement } from '#domain/search-lab/measurement.ts'
import { scoreParts } from '#domain/search-lab/score-parts.ts'
import { LabWeights } from '#domain/search-lab/weight-rules.ts'
import { defineCall } from './call.ts'
import { SuccessReply } from './label.ts'

const text = (max: number) => z.string().check(z.maxLength(max))
const filled = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))
const rank = z.int().check(z.minimum(1))
const byId = z.object({ id: z.uuid() })

export const maxConfigNameLength = 80

/** One search as a visitor would make it. */
const queryFields = {
  state: StateCode,
  county: filled(80),
  needs: z.array(NeedKey).check(z.maxLength(needKeys.length)),
  words: text(maxOtherDescription),
  language: Language,
}
export const LabQuery = z.object(queryFields)
export type LabQuery = z.infer<typeof LabQuery>

const listingFields = { id: text(128), name: text(300) }
export const LabRow = z.object({
  ...listingFields,
  rank,
  total: z.number(),
  parts: z.record(z.enum(scoreParts), z.number()),
  reasons: z.array(RankReason),
})
export type LabRow = z.infer<typeof LabRow>

const SearchExplanation = z.object({
  county: text(120),
  /** Needs that were searched for, either chosen or understood from the text. */
  needs: z.array(NeedKey),
  /** Remaining words, matched against names. */
  terms: z.array(text(maxOtherDescription)),
  /** Number of listings that were ranked. */
  candidates: z.int().check(z.minimum(0)),
  keyword: z.array(LabRow),
  /** null: the product ships no embeddings. */
  semantic: z.nullable(z.array(LabRow)),
  /** The order visitors would see. */
  blended: z.array(LabRow),
})
export type SearchExplanation = z.infer<typeof SearchExplanation>

export const explainSearch = defineCall({
  method: 'POST',
  path: '/api/admin/search/explain',
  access: 'admin',
  summary: 'One search with the parts of each score, by words alone and as visitors see it.',
  body: z.object({ ...queryFields, weights: z.optional(LabWeights) }),
  reply: z.object({ success: z.literal(true), explained: SearchExplanation }),
})

const SearchComparison = z.object({
  overlap: z.int().check(z.minimum(0)),
  of: z.int().check(z.minimum(0)),
  moved: z.array(z.object({ ...listingFields, from: z.nullable(rank), to: z.nullable(rank) })),
  activeFound: z.int().check(z.minimum(0)),
  candidateFound: z.int().check(z.minimum(0)),
})
export type SearchComparison = z.infer<typeof SearchComparison>

export const compareSearch = defineCall({
  method: 'POST',
  path: '/api/admin/search/compare',
  access: 'admin',
  summary: 'One search with these weights beside the weights in use: what stays, what moves, what is not found.',
  body: z.object({ ...queryFields, weights: LabWeights }),
  reply: z.object({ success: z.literal(true), compared: SearchComparison }),
})

export const SearchConfig = z.object({
  id: z.uuid(),
  name: text(maxConfigNameLength),
  status: z.enum(['candidate', 'active', 'retired']),
  /** null: the stored weights are invalid, so the shipped weights rank the results. */
  weights: z.nullable(LabWeights),
  measured: z.nullable(Measurement),
  author: z.nullable(text(120)),
  createdAt: z.iso.datetime(),
  activatedAt: z.nullable(z.iso.datetime()),
})
export type SearchConfig = z.infer<typeof SearchConfig>

export const listSearchConfigs = defineCall({
  method: 'GET',
  path: '/api/admin/search/configs',
  access: 'admin',
  summary: 'Saved weights, newest first, with what the judged questions said; and the weights we ship.',
  reply: z.object({
    success: z.literal(true),
    configs: z.array(SearchConfig),
    shipped: LabWeights,
    /** Whether there are judged queries to measure with. */
    canMeasure: z.boolean(),
  }),
})

export const saveSearchCandidate = defineCall({
  method: 'POST',
  path: '/api/admin/search/configs',
  access: 'admin',
  summary: 'Keeps weights under a name. They order nothing until they are promoted.',
  body: z.object({ name: filled(maxConfigNameLength), weights: LabWeights }),
  reply: z.object({ success: z.literal(true), config: SearchConfig }),
})

export const evaluateSearch = defineCall({
  method: 'POST',
  path: '/api/admin/search/evaluate',
  access: 'admin',
  summary: 'Asks every judged question with these weights and with the ones in use. One run at a time.',
  body: byId,
  reply: z.object({ success: z.literal(true), measured: Measurement }),
})

export const promoteSearch = defineCall({
  method: 'POST',
  path: '/api/admin/search/promote',
  access: 'admin',
  summary: 'Puts measured weights to use, only if they are better than the ones in use.',
  body: byId,
  reply: SuccessReply,
})

export const retireSearch = defineCall({
  method: 'POST',
  path: '/api/admin/search/retire',
  access: 'admin',
  summary: 'Takes weights out of use: the weights we ship order the results again.',
  body: byId,
  reply: SuccessReply,
})
