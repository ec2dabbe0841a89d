import * as z from 'zod/mini'
import { DeclineReason } from '#domain/introductions/introduction.ts'
import { Language } from '#domain/language.ts'
import { NeedKey } from '#domain/needs/needs.ts'
import { defineCall } from './call.ts'

const text = (max: number) => z.string().check(z.maxLength(max))
/** Null for fewer than eleven, which could identify someone (T-9.2). */
const Cell = z.nullable(z.int().check(z.minimum(0)))
const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))

export const PartnerAnalytics = z.object({
  from: month,
  to: month,
  months: z.array(
    z.object({
      month,
      sent: Cell,
      accepted: Cell,
      needsYou: Cell,
      declined: Cell,
      gotHelp: Cell,
      notGotHelp: Cell,
      walkIns: Cell,
    }),
  ),
  /** Hours until the first answer; null while there are fewer than eleven. */
  medianHours: z.nullable(z.number()),
  /** Median of the other organizations in the same counties. */
  countyMedianHours: z.nullable(z.number()),
  declineReasons: z.array(z.object({ reason: DeclineReason, count: Cell })),
  gotHelpShare: z.nullable(z.number().check(z.minimum(0), z.maximum(1))),
  /** Needs people nearby searched for that this organization does not list. */
  demand: z.array(z.object({ need: NeedKey, searches: Cell })),
  /** The languages in which people wrote to this organization. */
  languages: z.array(z.object({ language: Language, introductions: Cell })),
  listings: z.array(z.object({ id: text(128), name: text(300), views: Cell, saves: Cell, introductions: Cell })),
  visitsByCode: Cell,
  /** At most three, each linking to a page and a field. */
  suggestions: z
    .array(
      z.object({
        key: z.enum(['confirm', 'hours', 'facts', 'spanish', 'answer_sooner', 'templates']),
        listingId: z.nullable(text(128)),
      }),
    )
    .check(z.maxLength(3)),
})
export type PartnerAnalytics = z.infer<typeof PartnerAnalytics>

export const showPartnerAnalytics = defineCall({
  method: 'GET',
  path: '/api/partner/analytics',
  access: 'partner_viewer',
  summary: 'The numbers of this organization by month; cells under eleven are hidden.',
  query: z.object({ from: z.optional(month), to: z.optional(month) }),
  reply: z.object({ success: z.literal(true), analytics: PartnerAnalytics }),
})
