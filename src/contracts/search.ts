import * as z from 'zod/mini'
import { Language, defaultLanguage } from '#domain/language.ts'
import { NeedKey, Needs, NeedsInput, NeedsInputWithoutText } from '#domain/needs/needs.ts'
import { Location, Zip } from '#domain/places/location.ts'
import { Resource } from '#domain/resources/resource.ts'
import { Absence } from '#domain/search/absence.ts'
import { defineCall } from './call.ts'

const count = z.int().check(z.minimum(0))
const Counts = z.object({ organizations: count, programs: count })

/** Existing clients read the list from either field. The server sends both; a reply with either is accepted. */
export const SearchReply = z
  .object({
    success: z.literal(true),
    resources: z.optional(z.array(Resource)),
    results: z.optional(z.array(Resource)),
    /** Listings of other kinds that may help as well, each with its reason; they are not counted. */
    alsoHelpful: z.optional(z.array(Resource)),
    metadata: z.optional(
      z.object({
        location: z.optional(Location),
        needs: z.optional(Needs),
        /** The actual counts; they replace the loader's estimates. */
        counts: z.optional(Counts),
        /** First-days kinds that were asked for and are not listed near this county. */
        absences: z.optional(z.array(Absence)),
      }),
    ),
    location: z.optional(Location),
    needs: z.optional(Needs),
  })
  .check(z.refine((reply) => (reply.resources ?? reply.results) !== undefined, 'resources_or_results'))
export type SearchReply = z.infer<typeof SearchReply>

export function getFoundResources(reply: SearchReply): Resource[] {
  return reply.resources ?? reply.results ?? []
}

export const searchResources = defineCall({
  method: 'POST',
  path: '/api/search-resources',
  access: 'visitor',
  summary: 'Finds help in a county. With Accept: application/x-ndjson it tells its progress line by line.',
  body: z.object({
    location: Location,
    /** Where in the county the person is, as far as they want to tell: what is near it comes first. */
    zip: z.optional(Zip),
    needs: NeedsInput,
    language: z._default(Language, defaultLanguage),
  }),
  reply: SearchReply,
})

/** One line of a streamed search; the last line is `done` or `failed`. */
export const SearchProgressMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('need'),
    need: NeedKey,
    status: z.enum(['pending', 'searching', 'completed']),
    percent: z.number().check(z.minimum(0), z.maximum(100)),
  }),
  z.object({ type: z.literal('found'), resource: Resource }),
  z.object({ type: z.literal('counts'), counts: Counts }),
  z.object({ type: z.literal('done'), reply: SearchReply }),
  /** The status and code that a failure before the first line would have been answered with. */
  z.object({
    type: z.literal('failed'),
    status: z.optional(z.number()),
    code: z.optional(z.string()),
    error: z.string(),
  }),
])
export type SearchProgressMessage = z.infer<typeof SearchProgressMessage>

export const findResources = defineCall({
  method: 'POST',
  path: '/api/resources/find',
  access: 'visitor',
  summary: 'The same search in short. What a person wrote under “other” is dropped.',
  body: z.object({ location: Location, needs: NeedsInputWithoutText }),
  reply: z.object({
    success: z.literal(true),
    location: Location,
    needs: Needs,
    resources: z.array(Resource),
  }),
})
