import * as z from 'zod/mini'
import { figureNames } from '#domain/admin-analytics/figures.ts'
import { freshnessAges } from '#domain/admin-analytics/freshness.ts'
import { PartialDate } from '#domain/directory/listing.ts'
import { Urgency } from '#domain/introductions/introduction.ts'
import { Language } from '#domain/language.ts'
import { NeedKey } from '#domain/needs/needs.ts'
import { StateCode } from '#domain/places/states.ts'
import { groModules } from '#domain/prompts/modules.ts'
import { defineCall } from './call.ts'

const text = (max: number) => z.string().check(z.maxLength(max))
/** Null for fewer than eleven, which could identify someone (T-9.2). */
const Cell = z.nullable(z.int().check(z.minimum(0)))
/** Null: too few to show. */
const Share = z.nullable(z.number().check(z.minimum(0), z.maximum(1)))
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))

/** A count, or a share of `of`. Null: too few, or not available for the chosen filters. */
const Figure = z.object({ name: z.enum(figureNames), value: z.nullable(z.number()), of: Cell })
/** Every figure for one group of visits; visits with an unknown value are in no group. */
const Split = z.object({
  by: z.enum(['language', 'device', 'area']),
  group: z.enum(['en', 'es', 'phone', 'desktop', 'rural', 'urban']),
  figures: z.array(Figure),
})

/** `places` counts listings checked within 180 days, `listed` all listings in the directory. */
const supply = { places: z.int(), listed: z.int() }
const CountyGap = z.object({
  fips: text(5),
  county: text(80),
  state: StateCode,
  need: NeedKey,
  searches: z.int(),
  ...supply,
})
export type CountyGap = z.infer<typeof CountyGap>

const sentAndAnswered = { sent: Cell, answered: Cell }
const Funnel = z.object({
  sent: Cell,
  opened: Cell,
  answered: Cell,
  accepted: Cell,
  gotHelp: Cell,
  /** Computed from the introductions still stored; older ones remain only as counts. */
  medianHours: z.nullable(z.number()),
  /** By the listing's needs; one with several needs is in each. */
  byNeed: z.array(z.object({ need: NeedKey, ...sentAndAnswered })),
  byUrgency: z.array(z.object({ urgency: Urgency, ...sentAndAnswered })),
  byLanguage: z.array(z.object({ language: Language, ...sentAndAnswered })),
  /** The current state, whatever dates are chosen; most overdue first. */
  overdue: z.array(z.object({ organization: text(300), overdue: Cell })),
})

export const AdminAnalytics = z.object({
  from: day,
  to: day,
  /**
   * Null where there is no number for the caller or the chosen state, need or code: reviewers see gaps and freshness
   * only.
   */
  figures: z.nullable(z.array(Figure)),
  splits: z.nullable(z.array(Split)),
  /**
   * Where people searched and how many listings there are, worst first; only counties and needs with eleven searches.
   */
  gaps: z.array(CountyGap),
  /** The same totals by county for the map; `data/maps/us-counties.json` has the outlines. */
  counties: z.array(z.object({ fips: text(5), searches: z.int(), ...supply })),
  /** When a listing was last checked: up to so many days ago, longer ago, or never. */
  freshness: z.array(z.object({ age: z.enum(freshnessAges), listings: z.int() })),
  funnel: z.nullable(Funnel),
  /** Has no location and no code: null when either filter is set. */
  chat: z.nullable(
    z.array(
      z.object({
        language: Language,
        answered: Cell,
        noData: Cell,
        crisis: Cell,
        crisisToday: Cell,
        dropped: Share,
        failed: Cell,
        thumbsUp: Share,
      }),
    ),
  ),
  /** Null when a need is chosen. PIN saves have no location and no code, so they are null when either is chosen. */
  use: z.nullable(
    z.object({
      pages: z.array(z.object({ page: text(80), views: Cell })),
      tools: z.array(z.object({ tool: text(80), uses: Cell })),
      modules: z.array(z.object({ module: z.enum(groModules), uses: Cell })),
      pinSaves: Cell,
      pinReturns: Cell,
      votes: z.array(z.object({ context: text(80), up: Cell, down: Cell })),
    }),
  ),
  /** For the last fourteen days, whatever dates are chosen. */
  faults: z.nullable(
    z.array(z.object({ message: text(500), path: z.nullable(text(200)), count: Cell, lastSeenOn: day })),
  ),
  /** The last day included by the nightly count; no figure includes a later one. Null before the first night. */
  countedUntil: z.nullable(day),
})
export type AdminAnalytics = z.infer<typeof AdminAnalytics>

const query = z.object({
  from: z.optional(day),
  to: z.optional(day),
  state: z.optional(StateCode),
  need: z.optional(NeedKey),
  /** A tracking code: visits that used it, and introductions to its organization. */
  code: z.optional(text(32)),
})
export type AnalyticsQuery = z.infer<typeof query>

export const showAdminAnalytics = defineCall({
  method: 'GET',
  path: '/api/admin/analytics',
  access: 'reviewer',
  summary: 'The numbers of the service; cells under eleven are hidden. Reviewers see the gaps and the freshness.',
  query,
  reply: z.object({ success: z.literal(true), analytics: AdminAnalytics }),
})

export const exportAnalytics = defineCall({
  method: 'GET',
  path: '/api/admin/analytics/export',
  access: 'admin',
  summary: 'The same numbers as a CSV file, with the same cells hidden.',
  query: z.object({ ...query.shape, lang: z.optional(z.enum(['en', 'es'])) }),
  reply: 'file',
})

/** Number of listings per page. */
export const listingsPerPage = 50

const CheckedListing = z.object({
  id: text(128),
  name: text(300),
  county: z.nullable(text(80)),
  state: z.nullable(StateCode),
  /** As precise as its source; null when it was never checked. */
  checkedOn: z.nullable(PartialDate),
})
export type CheckedListing = z.infer<typeof CheckedListing>

export const listListingsByAge = defineCall({
  method: 'GET',
  path: '/api/admin/analytics/listings',
  access: 'reviewer',
  summary: 'Listings last checked so long ago, the longest ago first; those never checked, by place and name.',
  query: z.object({
    age: z.enum(freshnessAges),
    state: z.optional(StateCode),
    need: z.optional(NeedKey),
    page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,5}$/))),
  }),
  reply: z.object({
    success: z.literal(true),
    listings: z.array(CheckedListing),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
  }),
})

export const openResearchTask = defineCall({
  method: 'POST',
  path: '/api/admin/analytics/research',
  access: 'reviewer',
  summary: 'Puts a county and a need on the list of places to look for; a reviewer sees it among the suggestions.',
  body: z.object({ fips: z.string().check(z.regex(/^\d{5}$/)), need: NeedKey }),
  reply: z.object({ success: z.literal(true) }),
})
