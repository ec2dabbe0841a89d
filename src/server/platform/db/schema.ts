import type { Flag } from './flag.ts'
import type {
  DirectoryCells,
  DirectorySources,
  DirectoryVersions,
  StateLineChecks,
  ListingCounties,
  ImportBatches,
  ImportChanges,
  ImportRows,
  ListingReports,
  Listings,
  ReviewItems,
} from './schema-directory.ts'
import type { PartnerListings, WarmIntroductions } from './schema-introductions.ts'
import type {
  Accounts,
  AccountTokens,
  AnswerLinks,
  Audit,
  AccessChanges,
  AccessRemovals,
  Claims,
  ClaimSignatures,
  IntroductionNotes,
  PartnerDetailsRows,
  ListingChanges,
  Outbox,
  PartnerCounts,
  PartnerSettingsRows,
  ReplyTemplates,
  StaffSessions,
  Suggestions,
} from './schema-partners.ts'
import type {
  GuardCases,
  ImportMappings,
  Opportunities,
  OpportunityReports,
  PostReactions,
  PostReports,
  Posts,
  PromptConfigs,
  ReviewHistory,
  Rollups,
  SearchConfigs,
  ServiceSettings,
  StarterPrompts,
} from './schema-service.ts'

/** The tables after the newest migration; a test compares both. Timestamps are epoch milliseconds. */
export interface Schema {
  schema_migrations: SchemaMigrations
  principals: Principals
  organizations: Organizations
  visitor_sessions: VisitorSessions
  events: Events
  presence: Presence
  client_errors: ClientErrors
  satisfaction_votes: SatisfactionVotes
  feedback: Feedback
  action_plans: ActionPlans
  limits: Limits
  job_runs: JobRuns
  daily_counts: DailyCounts
  directory_sources: DirectorySources
  directory_versions: DirectoryVersions
  state_line_checks: StateLineChecks
  listings: Listings
  directory_cells: DirectoryCells
  listing_counties: ListingCounties
  import_batches: ImportBatches
  import_rows: ImportRows
  import_changes: ImportChanges
  listing_reports: ListingReports
  review_items: ReviewItems
  admin_keys: AdminKeys
  pin_sessions: PinSessions
  pin_doors: PinUnlockMethods
  partner_listings: PartnerListings
  warm_introductions: WarmIntroductions
  deletions: Deletions
  accounts: Accounts
  account_tokens: AccountTokens
  staff_sessions: StaffSessions
  introduction_notes: IntroductionNotes
  answer_links: AnswerLinks
  reply_templates: ReplyTemplates
  partner_settings: PartnerSettingsRows
  partner_counts: PartnerCounts
  claims: Claims
  claim_signatures: ClaimSignatures
  access_changes: AccessChanges
  access_removals: AccessRemovals
  suggestions: Suggestions
  listing_care: PartnerDetailsRows
  listing_changes: ListingChanges
  audit: Audit
  outbox: Outbox
  service_settings: ServiceSettings
  import_mappings: ImportMappings
  search_configs: SearchConfigs
  review_history: ReviewHistory
  prompt_configs: PromptConfigs
  starter_prompts: StarterPrompts
  guard_cases: GuardCases
  posts: Posts
  post_reactions: PostReactions
  post_reports: PostReports
  opportunities: Opportunities
  opportunity_reports: OpportunityReports
  rollups: Rollups
  key_fingerprints: KeyFingerprints
}

interface SchemaMigrations {
  name: string
  applied_at: number
}

/** Which keys the database was made with (T-12.1). */
interface KeyFingerprints {
  name: 'cookie' | 'data'
  fingerprint: string
}

/** One per browser, identified by the hash of its cookie (T-1.1); the kind decides its lifetime (T-1.6). */
interface Principals {
  id: string
  token_hash: string
  kind: 'unasked' | 'own' | 'shared'
  created_at: number
  last_seen_at: number
  /** The person whose session this browser saved or opened by words or device: it reads all of that person's data. */
  person_id: string | null
}

interface Organizations {
  id: string
  name: string
  tracking_code: string
  is_sensitive: Flag
  is_supervision: Flag
  is_confidential_location: Flag
  created_at: number
  /** Set when it left; its name stays with the answers it gave. */
  removed_at: number | null
}

/** The label is an id the browser generated; it identifies a row only together with the principal (T-1.2). */
interface VisitorSessions {
  principal_id: string
  label: string
  device_type: string | null
  screen_resolution: string | null
  timezone: string | null
  organization_id: string | null
  state: string | null
  county: string | null
  created_at: number
  last_active_at: number
}

interface Events {
  id: string
  principal_id: string | null
  label: string
  type: string
  /** JSON, already reduced to the fields allowed for its type (T-9.2). */
  data: string
  at: number
  /** The language of the page; null for rows from before it was recorded. */
  language: string | null
}

interface Presence {
  principal_id: string
  label: string
  page: string | null
  device_type: string | null
  status: 'active' | 'idle' | 'left'
  seen_at: number
}

/** One row per distinct error, with a count (T-9.3). */
interface ClientErrors {
  stack_hash: string
  message: string
  stack: string | null
  component_stack: string | null
  path: string | null
  count: number
  first_seen_at: number
  last_seen_at: number
}

interface SatisfactionVotes {
  id: string
  principal_id: string | null
  label: string
  vote_type: string
  context: string
  at: number
  language: string | null
}

interface Feedback {
  id: string
  principal_id: string | null
  label: string
  type: string
  rating: number
  text: string | null
  at: number
}

/** Null principal: the row came from a caller without a cookie (T-1.4). */
interface ActionPlans {
  id: string
  principal_id: string | null
  label: string
  title: string
  description: string | null
  category: string
  priority: string
  completed: Flag
  created_at: number
  updated_at: number
  /** Set once the browser belongs to a saved session: other browsers of that session then see the row. */
  person_id: string | null
  /** For example 2026-11-20, in the person's own calendar. */
  due_on: string | null
}

/** `n` slots of key `k` are taken in the window that starts at `w`. */
interface Limits {
  k: string
  w: number
  n: number
  expires_at: number
}

/** Job `name` was started for the window that starts at `w`. */
interface JobRuns {
  name: string
  w: number
  started_at: number
  finished_at: number | null
}

/** What remains of erased rows: anonymous counts (T-9.2). */
interface DailyCounts {
  day: string
  kind: string
  key: string
  n: number
}

/** A key that lets a program act as an admin; stored only as a hash. */
interface AdminKeys {
  id: string
  token_hash: string
  label: string
  created_at: number
  expires_at: number
}

/** Progress saved by PIN. It cannot be read without the secret of an unlock method. */
interface PinSessions {
  id: string
  /** A keyed hash of the location, to count the sessions saved there. */
  place_key: string
  key_version: number
  sealed_data: string
  created_at: number
  last_used_at: number
  person_id: string | null
}

/** Deleted people and browsers as keyed hashes: recognized after a restore, unreadable otherwise (T-10.1). */
interface Deletions {
  hash: string
  at: number
}

/** An unlock method of a saved session: its lookup tag, and the session key wrapped for it. */
interface PinUnlockMethods {
  id: string
  session_id: string
  kind: 'device' | 'words' | 'quiet'
  tag: string
  wrapped_key: string
  principal_id: string | null
  /** Wrong PINs in a row, on a device. */
  failures: number
  expires_at: number | null
}
