import type { Language } from '#domain/language.ts'
import type { OpeningReportKind } from '#domain/opportunities/opening-report.ts'
import type { Flag } from './flag.ts'

/** One document of settings by name; read with every request it matters to, so that a change holds at once. */
export interface ServiceSettings {
  key: string
  document: string
  version: number
  updated_at: number
  updated_by: string
}

/** Which column of a publisher's file is which of ours. */
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
  /** JSON of what the judged set said; null until it was run. */
  measured: string | null
  author_id: string
  created_at: number
  activated_at: number | null
}

/** What was decided about something in a queue, by whom and why, and whether it was taken back. */
export interface ReviewHistory {
  id: string
  queue: string
  item_id: string
  action: string
  /** JSON: enough to put it back. */
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
  /** JSON of the last run of the golden dialogues with this very body; null until one was made. */
  golden: string | null
  author_id: string
  created_at: number
  activated_at: number | null
}

/** The starter questions of a module, when staff changed them; without rows the ones we ship are used. */
export interface StarterPrompts {
  module: string
  position: number
  text_en: string
  text_es: string
  is_on: Flag
}

/** A message staff wrote to hold the guardrails to: what must fire, or `none`. */
export interface GuardCases {
  id: string
  language: Language
  text: string
  expected: string
  author_id: string
  created_at: number
}

/** Nothing is public before somebody looked at it. */
export interface Posts {
  id: string
  kind: 'tip' | 'story' | 'question' | 'answer' | 'event'
  language: Language
  need: string | null
  state: string | null
  county_fips: string | null
  /** JSON: the words, by kind. */
  document: string
  status: 'pending' | 'live' | 'hidden' | 'rejected' | 'withdrawn'
  reason: string | null
  /** Words of a crisis: whoever reviews sees it first. */
  is_urgent: Flag
  /** The question an answer belongs to. */
  parent_id: string | null
  /** The browser it came from: only it may take it back. */
  principal_id: string | null
  organization_id: string | null
  author_id: string | null
  starts_at: number | null
  ends_at: number | null
  created_at: number
  reviewed_by: string | null
  reviewed_at: number | null
  /** When it was rejected, taken back or over: its words go some time after. */
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
  /** When a reviewer looked at it. */
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
  /** What the list is narrowed by, as bits (`facetsOf`). */
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

/** What somebody told of an opening, once per browser. */
export interface OpportunityReports {
  opportunity_id: string
  principal_id: string
  kind: OpeningReportKind
  at: number
  /** When a reviewer looked at it. */
  settled_at: number | null
}

/** Numbers without people, made each night from what is erased after 30 days. Empty text: it does not apply. */
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
