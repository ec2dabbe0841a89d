import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import {
  DeclineReason,
  PreferredContact,
  type Delivery,
  type Introduction,
  type Urgency,
} from '#domain/introductions/introduction.ts'
import { getConsentExpiresAt, getEraseAt } from '#domain/introductions/retention.ts'
import { Notices } from '#domain/introductions/notices.ts'
import { AnswerState, Appointment } from '#domain/introductions/partner-answer.ts'
import { toIntroductionStatus } from '#domain/introductions/states.ts'
import { Language } from '#domain/language.ts'
import { Location } from '#domain/places/location.ts'
import type { Owner } from '#server/platform/db/owned.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import type { IntroductionSeals } from './seal.ts'

export type IntroductionRow = Schema['warm_introductions']

/** Result of a transition: `closed` when the introduction exists but its state does not allow it. */
export type StateChangeResult = 'done' | 'missing' | 'closed'

/** All personal fields; nothing else may be sent (T-3.2). */
export const Person = z.object({
  userName: z.string(),
  userMessage: z.string(),
  userPhone: z.nullable(z.string()),
  userEmail: z.nullable(z.string()),
  preferredContact: PreferredContact,
  userLocation: Location,
  userNeeds: z.array(z.string()),
})
export type Person = z.infer<typeof Person>

/** The provider's answer. */
const Answer = z.object({
  /** Missing in old answers that were given from the command line. */
  state: z.optional(AnswerState),
  message: z.string(),
  contact: z.nullable(z.string()),
  instructions: z.nullable(z.string()),
  /** Only for a declined introduction. */
  declineReason: z.optional(DeclineReason),
  bring: z.optional(z.array(z.string())),
  appointment: z.optional(z.nullable(Appointment)),
  /** As they were in the directory when the answer was given. */
  alternatives: z.optional(z.array(z.object({ id: z.string(), name: z.string(), phone: z.optional(z.string()) }))),
})
export type Answer = z.infer<typeof Answer>

/** Where an answer is announced, in the language the person chose it in. */
const Notice = z.extend(Notices, { language: Language })
export type Notice = z.infer<typeof Notice>

export interface NewIntroduction {
  owner: Owner
  idempotencyKey: string | null
  resource: { id: string; name: string; contact: string | null }
  urgency: Urgency
  consent: { version: string; language: Language }
  person: Person
}

type LaterColumn =
  | 'sealed_answer'
  | 'reply'
  | 'opened_at'
  | 'answered_at'
  | 'read_at'
  | 'replied_at'
  | 'closed_at'
  | 'assigned_to'
  | 'sealed_notice'
  | 'reminded_at'
type NewIntroductionRow = Omit<IntroductionRow, LaterColumn>

/** Builds the row of a new introduction, with its personal part already encrypted for the recipient. */
export function buildRow(
  seals: IntroductionSeals,
  sent: NewIntroduction,
  organizationId: string | null,
  at: number,
): NewIntroductionRow {
  const id = randomUUID()
  const { key, locked } = seals.create(id, organizationId)
  const delivery: Delivery = organizationId === null ? 'waiting' : 'sent'
  return {
    id,
    principal_id: sent.owner.principalId,
    person_id: sent.owner.personId,
    organization_id: organizationId,
    resource_id: sent.resource.id,
    resource_name: sent.resource.name,
    resource_contact: sent.resource.contact,
    urgency: sent.urgency,
    delivery,
    state: 'sent',
    sealed_key: locked,
    sealed_person: key.seal('person', sent.person),
    consent_version: sent.consent.version,
    consent_language: sent.consent.language,
    consent_expires_at: getConsentExpiresAt(at),
    idempotency_key: sent.idempotencyKey,
    created_at: at,
    updated_at: at,
    erase_at: getEraseAt(at),
    delivered_at: organizationId === null ? null : at,
  }
}

export const toIso = (at: number) => new Date(at).toISOString()
export const toIsoOrNull = (at: number | null) => (at === null ? null : toIso(at))

/** A row as its owner sees it. */
export function toIntroduction(seals: IntroductionSeals, row: IntroductionRow, overdue: boolean): Introduction {
  const answer = openAnswer(seals, row)
  const { bring = [], appointment = null, alternatives = [] } = answer ?? {}
  return {
    id: row.id,
    resourceId: row.resource_id,
    resourceName: row.resource_name,
    resourceContact: row.resource_contact,
    status: toIntroductionStatus(row.state),
    createdAt: toIso(row.created_at),
    updatedAt: toIso(row.updated_at),
    partnerResponse: answer?.message ?? null,
    partnerContact: answer?.contact ?? null,
    partnerInstructions: answer?.instructions ?? null,
    state: row.state,
    delivery: row.delivery,
    urgency: row.urgency,
    overdue,
    readAt: toIsoOrNull(row.read_at),
    reply: row.reply,
    ...(answer?.declineReason && row.state === 'declined' ? { declineReason: answer.declineReason } : {}),
    ...(bring.length > 0 ? { bring } : {}),
    ...(appointment ? { appointment } : {}),
    ...(alternatives.length > 0 ? { alternatives } : {}),
  }
}

/** The shared data exactly as sent; null after it was erased. */
export function openPerson(seals: IntroductionSeals, row: IntroductionRow): Person | null {
  if (row.sealed_key === null || row.sealed_person === null) return null
  return z.parse(Person, seals.unlock(row.id, row.organization_id, row.sealed_key).open('person', row.sealed_person))
}

export function openAnswer(seals: IntroductionSeals, row: IntroductionRow): Answer | null {
  if (row.sealed_key === null || row.sealed_answer === null) return null
  const key = seals.unlock(row.id, row.organization_id, row.sealed_key)
  return z.parse(Answer, key.open('answer', row.sealed_answer))
}

export function openNotice(seals: IntroductionSeals, row: IntroductionRow): Notice | null {
  if (row.sealed_key === null || row.sealed_notice === null) return null
  const key = seals.unlock(row.id, row.organization_id, row.sealed_key)
  return z.parse(Notice, key.open('notice', row.sealed_notice))
}
