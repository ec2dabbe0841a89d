import type { Claim, Suggestion } from '#contracts/claims.ts'
import type { OutboxMail } from '#contracts/outbox.ts'
import type { ChangeReviewItem } from '#contracts/partner-listings.ts'
import type { WorkshopText } from './draw.ts'
import { dayMs, sampleNow, samplePhone } from './sample-resources.ts'

const moment = (days: number) => new Date(sampleNow + days * dayMs).toISOString()
const sampleId = (number: number) => `00000000-0000-4000-8000-0000000003${String(number).padStart(2, '0')}`
const person = (t: WorkshopText) => `${t('samples.firstName')} ${t('samples.lastName')}`

export function sampleClaims(t: WorkshopText): Claim[] {
  const claim = (number: number, changes: Partial<Claim> = {}): Claim => ({
    id: sampleId(number),
    listingId: `sample-${number}`,
    listingName: t('samples.place', { number }),
    listedPhones: [samplePhone(number)],
    organizationName: t('samples.organization'),
    contactName: person(t),
    contactRole: t('samples.role'),
    email: 'sample@example.org',
    phone: samplePhone(40),
    language: 'es',
    status: 'open',
    callNote: null,
    reason: null,
    createdAt: moment(-number),
    decidedAt: null,
    waiting: 0,
    ...changes,
  })
  return [
    claim(3, { waiting: 2, joins: t('samples.organization') }),
    claim(2, { listedPhones: [] }),
    claim(5, { isOwn: true }),
    claim(6, { holder: { name: t('samples.organization'), until: moment(6), isSilent: false } }),
    claim(7, {
      holder: { name: t('samples.organization'), until: moment(-1), isSilent: true },
      signatures: [{ name: person(t), at: moment(0) }],
    }),
    claim(1, { status: 'approved', callNote: t('samples.callNote'), decidedAt: moment(0) }),
    claim(4, { status: 'refused', reason: t('samples.no'), decidedAt: moment(-1) }),
  ]
}

export function sampleChanges(t: WorkshopText): ChangeReviewItem[] {
  const phone = { extension: null, kind: 'voice', language: null, isSwitchboard: false } as const
  type Content = Pick<ChangeReviewItem['change'], 'kind' | 'before' | 'after'>
  const waiting = (number: number, change: Content): ChangeReviewItem => ({
    listingId: `sample-${number}`,
    listingName: t('samples.place', { number }),
    organization: t('samples.organization'),
    change: {
      id: sampleId(10 + number),
      status: 'waiting',
      author: person(t),
      at: moment(-number),
      reason: null,
      canUndo: false,
      ...change,
    },
  })
  return [
    waiting(2, {
      kind: 'review',
      before: { street: t('samples.address', { number: 1 }), phones: [{ ...phone, number: samplePhone(1) }] },
      after: { street: t('samples.address', { number: 2 }), phones: [{ ...phone, number: samplePhone(2) }] },
    }),
    waiting(1, { kind: 'add', before: null, after: { name: t('samples.place', { number: 1 }) } }),
  ]
}

export const sampleSuggestions = (t: WorkshopText): Suggestion[] =>
  [1, 2].map((number) => ({
    id: sampleId(20 + number),
    name: t('samples.place', { number }),
    city: t('samples.county'),
    state: 'CA',
    phone: number === 1 ? samplePhone(5) : null,
    website: number === 1 ? 'https://www.example.org' : null,
    what: t('samples.about'),
    contactName: person(t),
    email: 'sample@example.org',
    language: 'en',
    createdAt: moment(-number),
  }))

export function sampleMails(): OutboxMail[] {
  const mail = (number: number, changes: Partial<OutboxMail>): OutboxMail => ({
    id: sampleId(30 + number),
    kind: 'introduction',
    hasPersonalLink: true,
    recipient: `sample-${number}@example.org`,
    language: 'en',
    status: 'waiting',
    attempts: 0,
    problem: null,
    createdAt: moment(-number),
    endedAt: null,
    ...changes,
  })
  return [
    mail(1, {}),
    mail(2, { kind: 'claimApproved', status: 'failed', attempts: 8, problem: 'refused', endedAt: moment(-1) }),
    mail(3, { kind: 'invitation', attempts: 2, problem: 'unreachable' }),
    mail(4, { kind: 'overdue', status: 'sent', attempts: 1, endedAt: moment(-4) }),
    mail(5, { kind: 'changeRefused', hasPersonalLink: false, attempts: 1 }),
  ]
}
