import type {
  SentAnswer,
  PartnerIntroduction,
  PartnerIntroductionDetail,
  SharedPerson,
} from '#contracts/partner-introductions.ts'
import { AnswerState } from '#domain/introductions/partner-answer.ts'
import { buildReferenceCode, formatShortName } from '#domain/introductions/partner-inbox.ts'
import { listNextStates } from '#domain/introductions/state-machine.ts'
import { roleIncludes } from '#domain/accounts/roles.ts'
import { needKeys } from '#domain/needs/needs.ts'
import type { AuditActor } from '#server/platform/audit/audit-repository.ts'
import type { PartnerStaff } from '#server/platform/http/staff.ts'
import type { Deadlines } from './organization-repository.ts'
import {
  toIso,
  toIsoOrNull,
  openAnswer,
  openPerson,
  type Answer,
  type IntroductionRow,
  type Person,
} from './records.ts'
import type { IntroductionSeals } from './seal.ts'

/** The actor within an organization: an account, or the holder of an emailed link. */
export interface Scope {
  organizationId: string
  actor: AuditActor
  /** Null when acting through a link. */
  accountId: string | null
  maySeeWho: boolean
}

export function toStaffScope({ id, role, organizationId }: PartnerStaff): Scope {
  const maySeeWho = roleIncludes(role, 'partner_staff')
  return { organizationId, accountId: id, maySeeWho, actor: { id, role, organizationId } }
}

/** A link is identified by part of its hash: enough to tell two links apart, not enough to forge one. */
export function toLinkScope({ hash, organizationId }: { hash: string; organizationId: string }): Scope {
  const actor = { id: `link:${hash.slice(0, 8)}`, role: 'link', organizationId }
  return { organizationId, accountId: null, maySeeWho: true, actor }
}

/** Context for converting rows into the view an organization member may see. */
export interface PartnerViewContext {
  seals: IntroductionSeals
  deadlines: Deadlines
  /** Colleagues' names by account id. */
  names: ReadonlyMap<string, string>
  /** False for a viewer: hides the name and any text that may contain it. */
  maySeeWho: boolean
}

export function toPartnerIntroduction(row: IntroductionRow, sight: PartnerViewContext): PartnerIntroduction {
  const { seals, deadlines, names, maySeeWho } = sight
  const person = openPerson(seals, row)
  return {
    id: row.id,
    ref: buildReferenceCode(row.id),
    resourceId: row.resource_id,
    resourceName: deadlines.placeName(row) ?? row.resource_name,
    receivedAt: toIso(row.delivered_at ?? row.created_at),
    dueAt: toIso(deadlines.dueAt(row)),
    overdue: deadlines.isOverdue(row),
    urgency: row.urgency,
    state: row.state,
    delivery: row.delivery,
    language: row.consent_language,
    needs: needKeys.filter((need) => person?.userNeeds.includes(need)),
    person: person && maySeeWho ? formatShortName(person.userName) : null,
    county: person?.userLocation.county ?? null,
    owner: row.assigned_to === null ? null : { id: row.assigned_to, name: names.get(row.assigned_to) ?? '' },
    openedAt: toIsoOrNull(row.opened_at),
    answeredAt: toIsoOrNull(row.answered_at),
    reply: row.reply,
  }
}

export function toShared(person: Person): SharedPerson {
  const { userName, userPhone, userEmail, userMessage, preferredContact, userLocation } = person
  return { userName, userPhone, userEmail, userMessage, preferredContact, userLocation }
}

/** Null when there is no answer, or after it was erased. */
export function toSentAnswer(seals: IntroductionSeals, row: IntroductionRow): SentAnswer | null {
  const answer = openAnswer(seals, row)
  if (!answer || row.answered_at === null) return null
  return {
    state: getAnswerState(answer, row),
    message: answer.message,
    contact: answer.contact,
    instructions: answer.instructions,
    bring: answer.bring ?? [],
    appointment: answer.appointment ?? null,
    reason: answer.declineReason ?? null,
    alternatives: (answer.alternatives ?? []).map(({ id, name }) => ({ id, name })),
    answeredAt: toIso(row.answered_at),
  }
}

/** The row's state can advance after the answer was given. */
function getAnswerState(answer: Answer, row: IntroductionRow): AnswerState {
  if (answer.state) return answer.state
  const read = AnswerState.safeParse(row.state)
  return read.success ? read.data : answer.declineReason ? 'declined' : 'accepted'
}

type Parts = Pick<PartnerIntroductionDetail, 'shared' | 'notes' | 'isSensitive'>

export function toDetail(
  row: IntroductionRow,
  sight: PartnerViewContext,
  { shared, notes, isSensitive }: Parts,
): PartnerIntroductionDetail {
  const { seals, maySeeWho } = sight
  const { consent_version: version, consent_language: language, created_at: givenAt, consent_expires_at: end } = row
  return {
    introduction: toPartnerIntroduction(row, sight),
    shared,
    notes,
    isSensitive,
    consent: { version, language, givenAt: toIso(givenAt), expiresAt: toIso(end) },
    answer: maySeeWho ? toSentAnswer(seals, row) : null,
    next: maySeeWho ? listNextStates(row.state, 'partner') : [],
  }
}
