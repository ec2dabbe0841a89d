import type { AccessLogEntry } from '#contracts/access-log.ts'
import type { Colleague } from '#contracts/accounts.ts'
import type { PartnerClaim } from '#contracts/claims.ts'
import type { ListingChange, PartnerListing, PartnerListingDetail } from '#contracts/partner-listings.ts'
import type { PartnerAuditEntry, ReplyTemplate } from '#contracts/partner-settings.ts'
import type { Account } from '#domain/accounts/account.ts'
import { AnswerState } from '#domain/introductions/partner-answer.ts'
import { defaultPartnerDetails } from '#domain/partners/partner-details.ts'
import { createPartnerSettings, type PartnerSettings } from '#domain/partners/settings.ts'
import type { WorkshopText } from './draw.ts'
import { dayMs, sampleNow, samplePhone } from './sample-resources.ts'

const moment = (days: number) => new Date(sampleNow + days * dayMs).toISOString()
const sampleId = (number: number) => `00000000-0000-4000-8000-0000000002${String(number).padStart(2, '0')}`

const kinds = [
  { state: 'live', freshness: 'fresh', days: -10, completeness: 95 },
  { state: 'paused', freshness: 'due', days: -85, completeness: 70 },
  { state: 'change_waiting', freshness: 'unbadged', days: -120, completeness: 60 },
  { state: 'live', freshness: 'last', days: -200, completeness: 40 },
  { state: 'draft', freshness: 'unbadged', days: null, completeness: 20 },
] as const

export const sampleListings = (t: WorkshopText): PartnerListing[] =>
  kinds.map(({ days, ...kind }, index) => ({
    ...kind,
    id: `sample-${index + 1}`,
    name: t('samples.place', { number: index + 1 }),
    city: null,
    confirmedAt: days === null ? null : moment(days),
    views: index === 0 ? 140 : null,
    saves: index === 0 ? 31 : null,
    introductions: 4 - index,
  }))

const sampleChange = (t: WorkshopText, changes: Partial<ListingChange>): ListingChange => ({
  id: sampleId(1),
  kind: 'review',
  status: 'waiting',
  before: { name: t('samples.place', { number: 1 }) },
  after: { name: t('samples.place', { number: 9 }) },
  author: t('samples.firstName'),
  at: moment(-1),
  reason: null,
  canUndo: false,
  ...changes,
})

export function sampleListingDetail(t: WorkshopText): PartnerListingDetail {
  const listing = { ...sampleListings(t)[2], id: 'sample-1', name: t('samples.place', { number: 1 }) } as PartnerListing
  const weekdays = [1, 2, 3, 4, 5].map((day) => ({ day, opens: '09:00', closes: '17:00' }))
  return {
    listing,
    fields: {
      name: listing.name,
      nameEs: null,
      category: 'housing',
      services: ['emergency-shelter', 'hot-meals'],
      note: { en: t('samples.about'), es: t('samples.about') },
      street: t('samples.address', { number: 1 }),
      city: null,
      zip: null,
      countyFips: null,
      website: 'https://www.example.org',
      hours: { kind: 'weekly', times: weekdays },
      phones: [{ number: samplePhone(1), extension: '12', kind: 'voice', language: 'es', isSwitchboard: false }],
      languages: ['es'],
      cost: 'free',
      requiredDocuments: [t('samples.document')],
      facts: { servesRecord: 'yes', servesSupervision: 'yes', noIdNeeded: 'unknown', walkIn: 'no' },
    },
    care: { ...defaultPartnerDetails, accessibility: ['wheelchair'], maxOpen: 10 },
    pending: sampleChange(t, {}),
    version: 1,
    history: [
      sampleChange(t, {
        id: sampleId(2),
        kind: 'edit',
        status: 'done',
        before: { cost: 'fee' },
        after: { cost: 'free' },
        canUndo: true,
      }),
      sampleChange(t, { id: sampleId(3), status: 'refused', reason: t('samples.instructions'), at: moment(-30) }),
    ],
    reports: [{ fact: 'hours', kinds: ['wrong_hours', 'turned_away'], reports: 2, lastAt: moment(-3), isOpen: true }],
    source: t('samples.publisher'),
    asOf: '2026-01',
  }
}

export const sampleAccount = (t: WorkshopText): Account => ({
  id: sampleId(10),
  name: t('samples.firstName'),
  email: 'sample@example.org',
  role: 'partner_admin',
  organization: { id: 'sample', name: t('samples.organization'), isSensitive: false },
  hasSecondFactor: true,
  language: 'en',
  view: 'table',
  notify: true,
})

export const sampleSettings = (t: WorkshopText): PartnerSettings => ({
  ...createPartnerSettings(t('samples.organization'), ['desk@example.org'], 'en'),
  hours: t('samples.hours'),
  away: { from: '2026-12-24', until: '2026-12-31', message: { en: t('samples.no'), es: t('samples.no') } },
})

export const samplePeople = (t: WorkshopText): Colleague[] => {
  const { id, email } = sampleAccount(t)
  const person: Colleague = {
    id,
    email,
    name: t('samples.firstName'),
    role: 'partner_admin',
    status: 'active',
    hasSecondFactor: true,
    lastSignInAt: moment(0),
  }
  return [
    person,
    { ...person, id: sampleId(11), name: t('samples.lastName'), role: 'partner_staff', hasSecondFactor: false },
    { ...person, id: sampleId(12), name: '', role: 'partner_viewer', status: 'invited', lastSignInAt: null },
  ]
}

/** An administrator whom somebody wants to remove. */
export const sampleRemoval = { role: null, dueAt: moment(3) }

export const samplePartnerClaim = (t: WorkshopText): PartnerClaim => ({
  id: sampleId(40),
  listingName: t('samples.place', { number: 1 }),
  organizationName: t('samples.organization'),
  contactName: `${t('samples.firstName')} ${t('samples.lastName')}`,
  contactRole: t('samples.role'),
  email: 'sample@example.org',
  phone: samplePhone(40),
  createdAt: moment(-1),
  until: moment(6),
})

export const sampleAccessLog = (t: WorkshopText): AccessLogEntry[] =>
  (['removal_planned', 'claim_asked', 'invited', 'listing_added'] as const).map((kind, index) => ({
    id: sampleId(50 + index),
    at: moment(-index),
    kind,
    by: index === 3 ? null : t('samples.firstName'),
    subject: 'sample@example.org',
    role: 'partner_staff',
    listing: t('samples.place', { number: 1 }),
  }))

export const sampleTemplates = (t: WorkshopText): ReplyTemplate[] =>
  AnswerState.options.map((kind, index) => {
    const text = t(kind === 'declined' ? 'samples.no' : 'samples.answer')
    return { kind, name: t('samples.task', { number: index + 1 }), en: text, es: text }
  })

export const sampleAudit = (t: WorkshopText): PartnerAuditEntry[] =>
  ['introduction.opened', 'listing.confirm', 'sign_in'].map((action, index) => ({
    id: sampleId(20 + index),
    at: moment(-index),
    actor: index === 1 ? null : t('samples.firstName'),
    role: 'partner_staff',
    action,
    entity: 'sample',
    entityId: null,
  }))

export const sampleSessions = [0, 1, 2].map((index) => ({
  id: sampleId(30 + index),
  startedAt: moment(-index),
  lastSeenAt: moment(-index / 2),
  isThis: index === 0,
}))
