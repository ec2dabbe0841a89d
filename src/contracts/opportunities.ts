import * as z from 'zod/mini'
import { ListedOpportunity, OpportunityKind, shifts } from '#domain/opportunities/opportunity.ts'
import { StateCode } from '#domain/places/states.ts'
import { defineCall } from './call.ts'

const text = (max: number) => z.string().check(z.maxLength(max))
const yes = z.optional(z.literal('yes'))

export const listOpportunities = defineCall({
  method: 'GET',
  path: '/api/opportunities',
  access: 'visitor',
  summary: 'Jobs, training, apprenticeships, ways to start something and hiring events for a place, nearest first.',
  query: z.object({
    state: z.optional(StateCode),
    county: z.optional(text(80)),
    kind: z.optional(OpportunityKind),
    shift: z.optional(z.enum(shifts)),
    payShown: yes,
    noLicence: yes,
    noId: yes,
    training: yes,
    remote: yes,
    spanish: yes,
    miles: z.optional(z.string().check(z.regex(/^(5|10|25|50)$/))),
    page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/))),
  }),
  reply: z.object({
    success: z.literal(true),
    opportunities: z.array(ListedOpportunity),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
    /** Number of each kind for this location, before the filters. */
    kinds: z.record(OpportunityKind, z.int()),
    /** The job center nearest to the county; null when none is listed nearby or no county is given. */
    jobCenter: z.optional(z.nullable(ListedOpportunity)),
  }),
})
