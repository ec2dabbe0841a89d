/** The tables as the newest migration leaves them; a test compares both. Instants are epoch milliseconds. */
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
}

/** Booleans are 0 or 1 in both engines. */
export type Flag = 0 | 1

interface SchemaMigrations {
  name: string
  applied_at: number
}

/** One per browser, known only by the hash of its cookie (T-1.1); the kind decides how long it lives (T-1.6). */
interface Principals {
  id: string
  token_hash: string
  kind: 'unasked' | 'own' | 'shared'
  created_at: number
  last_seen_at: number
}

interface Organizations {
  id: string
  name: string
  tracking_code: string
  is_sensitive: Flag
  is_supervision: Flag
  is_confidential_location: Flag
  created_at: number
}

/** The label is the id the browser made up; only together with the principal does it name a row (T-1.2). */
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
  /** JSON, already reduced to what the type may carry (T-9.2). */
  data: string
  at: number
}

interface Presence {
  principal_id: string
  label: string
  page: string | null
  device_type: string | null
  status: 'active' | 'idle' | 'left'
  seen_at: number
}

/** One row per distinct error, counted (T-9.3). */
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

/** Without a principal the row came from a caller without a cookie (T-1.4). */
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
}

/** `n` places of key `k` are taken in the window that starts at `w`. */
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

/** What remains of erased rows: numbers without people (T-9.2). */
interface DailyCounts {
  day: string
  kind: string
  key: string
  n: number
}
