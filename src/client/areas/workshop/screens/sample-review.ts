import type { PostReviewItem } from '#contracts/community-staff.ts'
import type { OpportunityReviewItem } from '#contracts/opportunities-staff.ts'
import type { AdminListing, DisputedListing, HistoryEntry } from '#contracts/review.ts'
import type { WorkshopText } from './draw.ts'
import { dayMs, sampleNow, samplePhone } from './sample-resources.ts'

const moment = (days: number) => new Date(sampleNow + days * dayMs).toISOString()
const sampleId = (number: number) => `00000000-0000-4000-8000-0000000006${String(number).padStart(2, '0')}`
export const longText = (t: WorkshopText) => Array.from({ length: 8 }, () => t('samples.about')).join(' ')

export function samplePosts(t: WorkshopText): PostReviewItem[] {
  const phone = samplePhone(60)
  const post = (number: number, changes: Partial<PostReviewItem>): PostReviewItem => ({
    id: sampleId(number),
    kind: 'tip',
    language: 'es',
    need: 'housing',
    state: 'CA',
    county: t('samples.county'),
    title: null,
    text: t('samples.story'),
    translated: null,
    event: null,
    startsAt: null,
    question: null,
    organization: null,
    status: 'pending',
    reason: null,
    findings: [],
    isUrgent: false,
    reports: [],
    sentAt: moment(-number),
    ...changes,
  })
  return [
    post(1, { isUrgent: true, text: `${t('samples.ask')} ${phone}`, findings: [{ kind: 'phone', match: phone }] }),
    post(2, { kind: 'story', title: t('samples.story'), text: longText(t), need: null, state: null, county: null }),
    post(3, { kind: 'answer', question: t('samples.followUp'), organization: t('samples.organization') }),
    post(4, { status: 'live', reports: ['harm', 'harm', 'wrong'], translated: t('samples.story') }),
  ]
}

export function sampleDecidedPosts(t: WorkshopText): PostReviewItem[] {
  return samplePosts(t)
    .slice(1, 3)
    .map((post) => ({ ...post, status: 'rejected', reason: 'not_helpful' }))
}

export function sampleOpenings(
  t: WorkshopText,
  status: OpportunityReviewItem['status'] = 'pending',
): OpportunityReviewItem[] {
  const both = (text: string) => ({ en: text, es: text })
  return [
    {
      id: sampleId(status === 'live' ? 22 : 21),
      status,
      reason: status === 'rejected' ? t('samples.no') : null,
      createdAt: moment(-2),
      expiresOn: moment(28).slice(0, 10),
      organization: t('samples.organization'),
      reports: { turned_away: status === 'live' ? 2 : 0, gone: status === 'live' ? 1 : 0, wrong: 0 },
      opportunity: {
        kind: 'job',
        title: both(t('samples.task', { number: 1 })),
        about: both(longText(t).slice(0, 780)),
        organization: t('samples.organization'),
        state: 'CA',
        county: t('samples.county'),
        address: t('samples.address', { number: 1 }),
        lat: null,
        lon: null,
        isRemote: false,
        pay: null,
        shifts: ['day'],
        duties: ['driving', 'money'],
        requirements: ['id'],
        hasTraining: true,
        languages: ['en', 'es'],
        fairChance: { hiresRecords: true, checkWhen: 'after_offer', note: null },
        apply: { how: 'call', phone: samplePhone(61), url: null, note: both(t('samples.taskNotes')) },
        startsAt: null,
      },
    },
  ]
}

export function sampleReports(t: WorkshopText): DisputedListing[] {
  return [
    {
      id: sampleId(31),
      listingId: 'sample-1',
      listingName: t('samples.place', { number: 1 }),
      city: t('samples.county'),
      state: 'CA',
      isLive: true,
      fact: 'address',
      openedAt: moment(-3),
      current: { street: t('samples.address', { number: 1 }), zip: '90001' },
      reports: [
        { kind: 'moved', reason: null, note: longText(t).slice(0, 290), at: moment(-3) },
        { kind: 'turned_away', reason: 'no_id', note: null, at: moment(-4) },
      ],
      answer: { verdict: 'explain', note: t('samples.answer'), at: moment(-1) },
    },
  ]
}

const sampleTimes = [
  { day: 1, opens: '09:00', closes: '12:00' },
  { day: 1, opens: '13:00', closes: '17:00' },
  { day: 6, opens: '10:00', closes: '14:00' },
]

export function sampleListing(t: WorkshopText): AdminListing {
  return {
    id: 'sample-1',
    status: 'live',
    state: 'CA',
    area: { reach: 'local', state: null, serves: [] },
    version: 'a'.repeat(32),
    source: t('samples.publisher'),
    asOf: '2026-10',
    organization: t('samples.organization'),
    isAddressPrivate: false,
    hasWaitingChange: true,
    reportsDiffer: ['address'],
    fields: {
      name: t('samples.place', { number: 1 }),
      nameEs: null,
      category: 'community-services',
      services: ['food-pantry'],
      note: { en: t('samples.about'), es: t('samples.about') },
      street: t('samples.address', { number: 1 }),
      city: t('samples.county'),
      zip: '90001',
      countyFips: null,
      phones: [{ number: samplePhone(1), extension: null, kind: 'voice', language: null, isSwitchboard: false }],
      website: null,
      hours: { kind: 'weekly', times: sampleTimes },
      languages: ['es'],
      cost: 'free',
      requiredDocuments: [t('samples.document')],
      facts: { servesRecord: 'yes', servesSupervision: 'unknown', noIdNeeded: 'no', walkIn: 'yes' },
    },
  }
}

export function sampleHistory(t: WorkshopText): HistoryEntry[] {
  const listingName = t('samples.place', { number: 1 })
  const entry = (number: number, changes: Partial<HistoryEntry>): HistoryEntry => ({
    id: sampleId(40 + number),
    queue: 'listings',
    itemId: 'sample-1',
    title: { en: listingName, es: listingName },
    action: 'edit',
    reason: t('samples.taskNotes'),
    by: t('samples.firstName'),
    at: moment(-number),
    undoneAt: null,
    canUndo: false,
    change: null,
    ...changes,
  })
  return [
    entry(1, { action: 'undo', by: null }),
    entry(2, { undoneAt: moment(-1), change: { before: { zip: '90001' }, after: { zip: '90002' } } }),
    entry(3, { action: 'withdraw', canUndo: true, reason: longText(t) }),
    entry(4, { queue: 'claims', action: 'approve', reason: null, title: null }),
  ]
}
