import type { Delivery, IntroductionReply, Urgency } from '#domain/introductions/introduction.ts'
import type { IntroductionState } from '#domain/introductions/states.ts'
import type { Language } from '#domain/language.ts'

/** Which organization owns a listing; introductions go only to those an admin verified (T-3.3, T-3.4). */
export interface PartnerListings {
  listing_id: string
  organization_id: string
  verified_at: number | null
}

/** Personal data is only in the encrypted columns; all four are null once it was erased (T-3.11). */
export interface WarmIntroductions {
  id: string
  /** Null after the browser was deleted: no one can list it then, but the provider can still call. */
  principal_id: string | null
  /** Set once the browser belongs to a saved session: other browsers of that session then list it. */
  person_id: string | null
  /** Null while the listing has no verified partner. */
  organization_id: string | null
  resource_id: string
  resource_name: string
  resource_contact: string | null
  urgency: Urgency
  delivery: Delivery
  state: IntroductionState
  /**
   * The record's own key, encrypted with the organization's key, or the server's while it waits for an organization.
   */
  sealed_key: string | null
  sealed_person: string | null
  sealed_answer: string | null
  /** Email addresses to tell of an answer; null when the person chose none. */
  sealed_notice: string | null
  reply: IntroductionReply | null
  consent_version: string
  consent_language: Language
  consent_expires_at: number
  idempotency_key: string | null
  created_at: number
  /** When the provider's side last changed something; the person's own actions do not count as updates. */
  updated_at: number
  /** When the provider first opened it. */
  opened_at: number | null
  answered_at: number | null
  read_at: number | null
  replied_at: number | null
  closed_at: number | null
  /** When the row is erased and only counted. */
  erase_at: number
  /** The organization member who handles it. */
  assigned_to: string | null
  /** When its organization was last reminded of it. */
  reminded_at: number | null
  /** When its organization received it: the time to answer starts here. Null while it has no organization. */
  delivered_at: number | null
}
