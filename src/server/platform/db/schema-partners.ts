import type { AccountStatus, IntroductionsLayout } from '#domain/accounts/account.ts'
import type { PartnerRole, Role } from '#domain/accounts/roles.ts'
import type { Language } from '#domain/language.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import type { AttemptResult, NoteKind } from '#domain/introductions/partner-inbox.ts'
import type { AnswerState } from '#domain/introductions/partner-answer.ts'
import type { Flag } from './flag.ts'

export interface Accounts {
  id: string
  /** Lower case. */
  email: string
  name: string
  role: Role
  /** Null for people who run the service. */
  organization_id: string | null
  status: AccountStatus
  language: Language
  view: IntroductionsLayout
  /** Gets an email when an introduction arrives. */
  notify: Flag
  /** Argon2id in its encoded text form; null until the invitation was accepted. */
  passphrase_hash: string | null
  /** Set when second-factor setup starts; in effect only while `totp_on`. */
  sealed_totp: string | null
  totp_on: Flag
  /** The last time step a code was accepted for, so that no code works twice. */
  totp_step: number | null
  /** JSON list of hashes of the unused recovery codes. */
  recovery_hashes: string | null
  /** Wrong passphrases in a row (T-8.1). */
  created_at: number
  last_sign_in_at: number | null
  ended_at: number | null
  /** Since when it is an administrator of its organization: who came later cannot remove it at once. */
  admin_since: number | null
}

/** An invitation or reset link, stored only as the hash of its token; or a second factor waiting for its code. */
export interface AccountTokens {
  hash: string
  kind: 'invitation' | 'reset' | 'second_factor'
  account_id: string
  /** The proposed second factor. */
  sealed_totp: string | null
  created_at: number
  expires_at: number
  used_at: number | null
}

export interface StaffSessions {
  token_hash: string
  /** How the account's owner refers to the session to end it. */
  id: string
  account_id: string
  created_at: number
  last_seen_at: number
}

/** Staff notes about an introduction; the person never sees them, and they are deleted with the introduction. */
export interface IntroductionNotes {
  id: string
  introduction_id: string
  organization_id: string
  kind: NoteKind
  sealed_text: string | null
  result: AttemptResult | null
  author_id: string | null
  at: number
}

/** A link that opens one introduction and nothing else, without an account. */
export interface AnswerLinks {
  hash: string
  introduction_id: string
  organization_id: string
  /** The account it was mailed to, if there is one. */
  account_id: string | null
  created_at: number
  expires_at: number
  tries: number
}

export interface ReplyTemplates {
  id: string
  organization_id: string
  position: number
  kind: AnswerState
  name: string
  text_en: string
  text_es: string
}

export interface PartnerSettingsRows {
  organization_id: string
  /** JSON of `PartnerSettings`. */
  document: string
  version: number
  updated_at: number
}

/** Monthly counts, updated as things happen: they outlive the introductions themselves. */
export interface PartnerCounts {
  organization_id: string
  /** 2026-11 */
  month: string
  key: string
  n: number
}

/** A request to own a listing; it gives no access before it is approved (T-3.4). */
export interface Claims {
  id: string
  listing_id: string
  listing_name: string
  organization_name: string
  contact_name: string
  contact_role: string
  email: string
  phone: string
  language: Language
  /** `invited`: the organization that has the listing took the claimant on as a colleague. */
  status: 'open' | 'approved' | 'refused' | 'invited'
  /** Which number was called, where it was found, and what was said. */
  call_note: string | null
  reason: string | null
  decided_by: string | null
  decided_at: number | null
  organization_id: string | null
  created_at: number
  /** The account that was signed in where it was filed, if any: that person never decides it. */
  filed_by: string | null
  /** When the organization that already has the listing was asked; null while no organization has it. */
  asked_at: number | null
}

/** One of our own people's consent to a claim that needs two of them. */
export interface ClaimSignatures {
  claim_id: string
  account_id: string
  at: number
  call_note: string
  is_sensitive: Flag
  is_supervision: Flag
  is_confidential: Flag
}

/** A change of who may act for an organization; its administrators are notified of each. */
export interface AccessChanges {
  id: string
  organization_id: string
  at: number
  /** One of `accessChangeKinds`. */
  kind: string
  /** An account, a key, or the command line. */
  actor: string
  actor_role: string
  /** The email of the account it is about. */
  subject: string | null
  role: string | null
  listing_id: string | null
}

/** An administrator who will be turned off or get another role on the due day, unless somebody objects. */
export interface AccessRemovals {
  account_id: string
  organization_id: string
  /** The new role; null turns the account off. */
  role: PartnerRole | null
  planned_by: string
  planned_at: number
  due_at: number
}

/** A suggested organization that is not listed; a reviewer checks it before anything is public. */
export interface Suggestions {
  id: string
  name: string
  city: string
  state: string
  phone: string | null
  website: string | null
  what: string
  contact_name: string
  email: string
  language: Language
  /** `drafted`: a draft listing was made of it. */
  status: 'open' | 'closed' | 'drafted'
  created_at: number
  closed_at: number | null
  closed_by: string | null
  /** As for claims. */
  filed_by: string | null
  /** Where a person searched who told of it; null for one of an organization. */
  county_fips: string | null
  need: NeedKey | null
  address: string | null
  /** County and folded name: while it is open, the same place is one row. */
  match_key: string | null
  /** How many browsers told of it. */
  times: number
  erase_at: number
}

/** Partner details about a listing, besides the listing itself. */
export interface PartnerDetailsRows {
  listing_id: string
  organization_id: string
  /** JSON of `PartnerDetails`. */
  document: string
  paused: Flag
  confirmed_at: number | null
  /** The last reminder sent: 0, 80 or 90 days. */
  reminded_days: number
  version: number
  updated_at: number
}

export interface ListingChanges {
  id: string
  listing_id: string
  organization_id: string
  kind: 'edit' | 'review' | 'add' | 'undo'
  /** `done` changes are live; `waiting` ones need a reviewer; a `draft` is visible only to the partner. */
  status: 'draft' | 'waiting' | 'done' | 'refused' | 'undone'
  /** JSON of the changed fields' previous values; null for a new listing. */
  before: string | null
  after: string
  author_id: string | null
  at: number
  decided_by: string | null
  decided_at: number | null
  reason: string | null
}

/** Audit events, without anything personal. */
export interface Audit {
  id: string
  at: number
  /** An account, a key, or an emailed link. */
  actor: string
  role: string
  organization_id: string | null
  action: string
  entity: string
  entity_id: string | null
  before: string | null
  after: string | null
  reason: string | null
}

export interface Outbox {
  id: string
  kind: string
  recipient: string
  language: Language
  /** Subject and text; a link in it gives access, so it is encrypted, and erased after sending. */
  sealed_mail: string | null
  status: 'waiting' | 'sent' | 'failed'
  attempts: number
  next_at: number
  created_at: number
  ended_at: number | null
  /** A short code, never the mail server's message. */
  problem: string | null
  introduction_id: string | null
}
