const dayMs = 24 * 60 * 60 * 1000

/** A kind of stored data and how long it is kept (T-10). */
export interface RetentionRule {
  kind: string
  table: string
  /** The instant a row's age is measured from. */
  since: string
  maxAgeMs: number
  /** Only rows of callers without a cookie. */
  onlyNobodys?: true
  /** The column whose value is retained as a daily count after deletion, if any. */
  countedBy?: string
  /** The timestamp whose day it is counted on; defaults to `since`. */
  countedOn?: string
  /** Rows are not erased until their days are included in the service's stats. */
  isCountedFirst?: true
}

/**
 * Every kind of stored data and its age limit, in deletion order: rows that are counted go before the browser they
 * belong to. A test fails when a table is missing here.
 */
export const retentionRules: readonly RetentionRule[] = [
  {
    kind: 'visits',
    table: 'visitor_sessions',
    since: 'last_active_at',
    maxAgeMs: 30 * dayMs,
    countedBy: 'device_type',
    isCountedFirst: true,
  },
  { kind: 'events', table: 'events', since: 'at', maxAgeMs: 30 * dayMs, countedBy: 'type', isCountedFirst: true },
  { kind: 'presence', table: 'presence', since: 'seen_at', maxAgeMs: 30 * dayMs },
  { kind: 'page faults', table: 'client_errors', since: 'last_seen_at', maxAgeMs: 14 * dayMs },
  { kind: 'votes', table: 'satisfaction_votes', since: 'at', maxAgeMs: 365 * dayMs, isCountedFirst: true },
  { kind: 'feedback', table: 'feedback', since: 'at', maxAgeMs: 365 * dayMs },
  {
    kind: 'tasks of callers without a cookie',
    table: 'action_plans',
    since: 'created_at',
    maxAgeMs: dayMs,
    onlyNobodys: true,
  },
  { kind: 'tasks', table: 'action_plans', since: 'updated_at', maxAgeMs: 365 * dayMs },
  { kind: 'limit counters', table: 'limits', since: 'expires_at', maxAgeMs: 0 },
  { kind: 'job marks', table: 'job_runs', since: 'started_at', maxAgeMs: 30 * dayMs },
  { kind: 'problem reports', table: 'listing_reports', since: 'at', maxAgeMs: 90 * dayMs, countedBy: 'kind' },
  { kind: 'review items', table: 'review_items', since: 'opened_at', maxAgeMs: 365 * dayMs },
  { kind: 'imports', table: 'import_batches', since: 'updated_at', maxAgeMs: 395 * dayMs },
  { kind: 'admin keys', table: 'admin_keys', since: 'expires_at', maxAgeMs: 0 },
  {
    kind: 'introductions',
    table: 'warm_introductions',
    since: 'erase_at',
    maxAgeMs: 0,
    countedBy: 'state',
    countedOn: 'created_at',
  },
  { kind: 'saved sessions', table: 'pin_sessions', since: 'last_used_at', maxAgeMs: 365 * dayMs },
  { kind: 'doors of saved sessions', table: 'pin_doors', since: 'expires_at', maxAgeMs: 0 },
  // Longer than any backup is kept; otherwise a restore could bring back a deleted person.
  { kind: 'deletions', table: 'deletions', since: 'at', maxAgeMs: 35 * dayMs },
  { kind: 'answer links', table: 'answer_links', since: 'expires_at', maxAgeMs: 0 },
  { kind: 'mail', table: 'outbox', since: 'created_at', maxAgeMs: 14 * dayMs },
  { kind: 'invitations and reset links', table: 'account_tokens', since: 'expires_at', maxAgeMs: 0 },
  // Longer than the maximum session lifetime (T-1.6).
  { kind: 'staff sessions', table: 'staff_sessions', since: 'created_at', maxAgeMs: dayMs },
  { kind: 'ended accounts', table: 'accounts', since: 'ended_at', maxAgeMs: 365 * dayMs },
  { kind: 'claims', table: 'claims', since: 'created_at', maxAgeMs: 365 * dayMs },
  // Longer than the accounts they name: who let whom in must outlast them.
  { kind: 'changes of who may act', table: 'access_changes', since: 'at', maxAgeMs: 395 * dayMs },
  // What people tell while they search goes 30 days after somebody last told of it, or after it was decided.
  { kind: 'suggestions', table: 'suggestions', since: 'erase_at', maxAgeMs: 0 },
  { kind: 'listing changes', table: 'listing_changes', since: 'at', maxAgeMs: 395 * dayMs },
  { kind: 'decisions of reviewers', table: 'review_history', since: 'at', maxAgeMs: 395 * dayMs },
  // A call counts for a year; wrong numbers stay hidden while lists may still repeat them.
  { kind: 'calls to state offices', table: 'state_line_checks', since: 'at', maxAgeMs: 3 * 365 * dayMs },
  { kind: 'posts that ended', table: 'posts', since: 'ended_at', maxAgeMs: 30 * dayMs },
  { kind: 'thanks for posts', table: 'post_reactions', since: 'at', maxAgeMs: 365 * dayMs },
  { kind: 'reports about posts', table: 'post_reports', since: 'at', maxAgeMs: 90 * dayMs },
  { kind: 'reports about openings', table: 'opportunity_reports', since: 'at', maxAgeMs: 90 * dayMs },
  { kind: 'opportunities that ended', table: 'opportunities', since: 'expires_at', maxAgeMs: 30 * dayMs },
  { kind: 'staff access log', table: 'audit', since: 'at', maxAgeMs: 365 * dayMs },
  { kind: 'browsers', table: 'principals', since: 'last_seen_at', maxAgeMs: 30 * dayMs, isCountedFirst: true },
]

/** Tables without an age limit, and why. */
export const tablesWithoutLimit: Record<string, string> = {
  organizations: 'kept until an administrator removes them; no visitor data',
  key_fingerprints: 'which keys the database was made with; no visitor data',
  schema_migrations: 'the history of the database itself',
  daily_counts: 'numbers without people',
  directory_sources: 'who published the directory; no visitor data',
  directory_versions: 'which directory is loaded; no visitor data',
  listings: 'the directory itself; no visitor data',
  directory_cells: 'how many listings there are where; no visitor data',
  listing_counties: 'which counties a listing serves; no visitor data',
  partner_listings: 'which organization speaks for which listing; no visitor data',
  introduction_notes: 'erased with their introduction',
  reply_templates: 'words an organization wrote for its answers; no visitor data',
  partner_settings: 'how an organization answers; no visitor data',
  partner_counts: 'numbers without people',
  listing_care: 'what a partner says about its listing; no visitor data',
  service_settings: 'how the service is set; no visitor data',
  import_mappings: 'which column of a file is which; no visitor data',
  search_configs: 'how results are ordered; no visitor data',
  prompt_configs: 'what Reggie is told; no visitor data',
  starter_prompts: 'questions to begin with; no visitor data',
  guard_cases: 'messages staff wrote to test the guardrails or to train the danger judge; no visitor data',
  rollups: 'numbers without people; those older than 13 months go with the nightly count',
  claim_signatures: 'erased with their claim',
  access_removals: 'erased when they are carried out, taken back or their account is erased',
  import_rows: 'erased with their import',
  import_changes: 'erased with their import',
}
