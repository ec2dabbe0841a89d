import type { DangerLanguage } from '#domain/danger/danger-figures.ts'
import type { Language } from '#domain/language.ts'
import type { OpeningReportKind } from '#domain/opportunities/opening-report.ts'
import type { Flag } from './flag.ts'

/** One settings document by name; read on every request that depends on it, so that a change applies at once. */
export interface ServiceSettings {
  key: string
  document: string
  version: number
  updated_at: number
  updated_by: string
}

/** Maps the columns of a publisher's file to ours. */
export interface ImportMappings {
  source_key: string
  document: string
  updated_at: number
}

export interface SearchConfigs {
  id: string
  name: string
  status: 'candidate' | 'active' | 'retired'
  /** JSON of `RankWeights`. */
  weights: string
  /** JSON of the results on the judged set; null until it was run. */
  measured: string | null
  author_id: string
  created_at: number
  activated_at: number | null
}

/** A decision about an item in a queue, with the reviewer, the reason, and whether it was undone. */
export interface ReviewHistory {
  id: string
  queue: string
  item_id: string
  action: string
  /** JSON: enough to undo it. */
  before: string | null
  after: string | null
  reason: string | null
  actor: string
  at: number
  undone_at: number | null
}

export interface PromptConfigs {
  id: string
  key: string
  language: Language
  body: string
  status: 'draft' | 'active' | 'retired'
  version: number
  note: string
  /** JSON of the last golden run with this exact body; null until one was made. */
  golden: string | null
  author_id: string
  created_at: number
  activated_at: number | null
}

/** A module's starter questions, if staff changed them; without rows the shipped ones are used. */
export interface StarterPrompts {
  module: string
  position: number
  text_en: string
  text_es: string
  is_on: Flag
}

/** A message staff wrote to test the guardrails: the rule that must match, or `none`. */
export interface GuardCases {
  id: string
  language: DangerLanguage
  text: string
  expected: string
  /** A test of the guardrails, or a message for the next training of the danger judge. */
  purpose: 'test' | 'training'
  /** What was written before the text, oldest first, as JSON. */
  earlier: string
  author_id: string
  created_at: number
}

/** Nothing is public before a review. */
export interface Posts {
  id: string
  kind: 'tip' | 'story' | 'question' | 'answer' | 'event'
  language: Language
  need: string | null
  state: string | null
  county_fips: string | null
  /** JSON: the texts, by kind. */
  document: string
  status: 'pending' | 'live' | 'hidden' | 'rejected' | 'withdrawn'
  reason: string | null
  /** Contains crisis language, so reviewers see it first. */
  is_urgent: Flag
  /** The question an answer belongs to. */
  parent_id: string | null
  /** The browser it came from: only that browser may withdraw it. */
  principal_id: string | null
  organization_id: string | null
  author_id: string | null
  starts_at: number | null
  ends_at: number | null
  created_at: number
  reviewed_by: string | null
  reviewed_at: number | null
  /** When it was rejected, withdrawn or over; its text is erased some time later. */
  ended_at: number | null
}

/** “This helped”, once per browser. */
export interface PostReactions {
  post_id: string
  principal_id: string
  at: number
}

export interface PostReports {
  post_id: string
  principal_id: string
  kind: 'harm' | 'wrong' | 'private'
  at: number
  /** When a reviewer handled it. */
  settled_at: number | null
}

export interface Opportunities {
  id: string
  kind: string
  status: 'pending' | 'live' | 'rejected' | 'ended'
  state: string | null
  county_fips: string | null
  lat: number | null
  lon: number | null
  /** The filter facets, as bits (`computeFacets`). */
  facets: number
  /** JSON of an `Opportunity`. */
  document: string
  organization_id: string | null
  author_id: string | null
  reason: string | null
  created_at: number
  reviewed_by: string | null
  reviewed_at: number | null
  expires_at: number
}

/** A report about an opening, once per browser. */
export interface OpportunityReports {
  opportunity_id: string
  principal_id: string
  kind: OpeningReportKind
  at: number
  /** When a reviewer handled it. */
  settled_at: number | null
}

/** Anonymous counts, computed each night from rows that are erased after 30 days. Empty text means "does not apply". */
export interface Rollups {
  day: string
  measure: string
  key: string
  county_fips: string
  language: string
  device: string
  organization_id: string
  n: number
}
