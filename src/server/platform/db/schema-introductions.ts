import type { Delivery, IntroductionReply, Urgency } from '#domain/introductions/introduction.ts'
import type { IntroductionState } from '#domain/introductions/states.ts'
import type { Language } from '#domain/language.ts'

/** Which organization owns a listing; introductions go only to those an administrator verified (T-3.3, T-3.4). */
export interface PartnerListings {
  listing_id: string
  organization_id: string
  verified_at: number | null
}

/** Personal data is in the sealed columns only; all three are null once it was erased (T-3.11). */
export interface WarmIntroductions {
  id: string
  /** Null when the browser was cleared: nobody can list it then, the provider can still call. */
  principal_id: string | null
  /** Set once the browser belongs to a saved session: other browsers of that session then list it. */
  person_id: string | null
  /** Null while no verified partner has the resource. */
  organization_id: string | null
  resource_id: string
  resource_name: string
  resource_contact: string | null
  urgency: Urgency
  delivery: Delivery
  state: IntroductionState
  /** The record's own key, locked with the organization's, or the server's while it waits for one. */
  sealed_key: string | null
  sealed_person: string | null
  sealed_answer: string | null
  reply: IntroductionReply | null
  consent_version: string
  consent_language: Language
  consent_expires_at: number
  idempotency_key: string | null
  created_at: number
  /** When the provider's side changed something last; what the person does is not news to them. */
  updated_at: number
  /** When the provider looked at it first. */
  opened_at: number | null
  answered_at: number | null
  read_at: number | null
  replied_at: number | null
  closed_at: number | null
  /** When the row becomes a number. */
  erase_at: number
  /** Whoever of the organization takes care of it. */
  assigned_to: string | null
  /** When its organization was last reminded that it waits. */
  reminded_at: number | null
  /** When its organization got it: their time to answer runs from here. Null while nobody has it. */
  delivered_at: number | null
}
