import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import {
  PreferredContact, type Delivery, type Introduction, type Urgency,
} from '#domain/introductions/introduction.ts'
import { consentExpiresAt, eraseAt } from '#domain/introductions/keeping.ts'
import { isOverdue } from '#domain/introductions/overdue.ts'
import { statusOf } from '#domain/introductions/states.ts'
import type { Language } from '#domain/language.ts'
import { Location } from '#domain/places/location.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import type { IntroductionSeals } from './seal.ts'

export type IntroductionRow = Schema['warm_introductions']

/** All that is personal, and nothing else may be sent (T-3.2). */
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

/** What the provider said. */
const Answer = z.object({
  message: z.string(),
  contact: z.nullable(z.string()),
  instructions: z.nullable(z.string()),
})
export type Answer = z.infer<typeof Answer>

export interface NewIntroduction {
  principalId: string
  idempotencyKey: string | null
  resource: { id: string; name: string; contact: string | null }
  urgency: Urgency
  consent: { version: string; language: Language }
  person: Person
}

/** The row of a new introduction, its personal part already sealed for the one who may read it. */
export function newRow(
  seals: IntroductionSeals, sent: NewIntroduction, organizationId: string | null, at: number,
): Omit<IntroductionRow, 'sealed_answer' | 'reply' | 'answered_at' | 'read_at' | 'replied_at' | 'closed_at'> {
  const id = randomUUID()
  const { key, locked } = seals.create(id, organizationId)
  const delivery: Delivery = organizationId === null ? 'waiting' : 'sent'
  return {
    id, principal_id: sent.principalId, organization_id: organizationId, resource_id: sent.resource.id,
    resource_name: sent.resource.name, resource_contact: sent.resource.contact, urgency: sent.urgency, delivery,
    state: 'sent', sealed_key: locked, sealed_person: key.seal('person', sent.person),
    consent_version: sent.consent.version, consent_language: sent.consent.language,
    consent_expires_at: consentExpiresAt(at), idempotency_key: sent.idempotencyKey, created_at: at, updated_at: at,
    erase_at: eraseAt({ state: 'sent', delivery, sentAt: at, completedAt: null }),
  }
}

const iso = (at: number) => new Date(at).toISOString()

/** A row as its owner may see it. */
export function toIntroduction(seals: IntroductionSeals, row: IntroductionRow, now: number): Introduction {
  const answer = openAnswer(seals, row)
  return {
    id: row.id, resourceId: row.resource_id, resourceName: row.resource_name, resourceContact: row.resource_contact,
    status: statusOf(row.state), createdAt: iso(row.created_at), updatedAt: iso(row.updated_at),
    partnerResponse: answer?.message ?? null, partnerContact: answer?.contact ?? null,
    partnerInstructions: answer?.instructions ?? null,
    state: row.state, delivery: row.delivery, urgency: row.urgency,
    overdue: isOverdue({ state: row.state, urgency: row.urgency, sentAt: row.created_at }, now),
    readAt: row.read_at === null ? null : iso(row.read_at), reply: row.reply,
  }
}

function openAnswer(seals: IntroductionSeals, row: IntroductionRow): Answer | null {
  if (row.sealed_key === null || row.sealed_answer === null) return null
  const key = seals.unlock(row.id, row.organization_id, row.sealed_key)
  return z.parse(Answer, key.open('answer', row.sealed_answer))
}
