import type { SentAnswer, PartnerIntroduction, PartnerIntroductionDetail } from '#contracts/partner-introductions.ts'
import type { AnswerLink } from '#client/areas/partner/answer/link-summary.tsx'
import type { Invitation } from '#client/features/sign-in/invitation-form.tsx'
import type { WorkshopText } from './draw.ts'
import { dayMs, sampleNow, samplePhone } from './sample-resources.ts'

const moment = (days: number) => new Date(sampleNow + days * dayMs).toISOString()

export const sampleInvitation = (t: WorkshopText): Invitation => ({
  success: true,
  email: 'sample@example.org',
  role: 'partner_staff',
  organization: t('samples.organization'),
  needsSecondFactor: true,
  secondFactor: { secret: 'SAMPLESAMPLESAMPLE', uri: 'otpauth://totp/Sample?secret=SAMPLESAMPLESAMPLE' },
})

export const sampleCodes = Array.from({ length: 8 }, (_, index) => `sample-code-${index + 1}`)

export const sampleLink = (t: WorkshopText, state: AnswerLink['state']): AnswerLink => ({
  success: true,
  state,
  ref: 'A1B2C3',
  resourceName: t('samples.place', { number: 1 }),
  organization: t('samples.organization'),
  receivedAt: moment(-1),
  dueAt: moment(2),
  urgency: 'normal',
  language: 'es',
  answerLanguage: 'es',
})

type Changes = Partial<PartnerIntroduction>

export const partnerIntroduction = (t: WorkshopText, changes: Changes = {}): PartnerIntroduction => ({
  id: '00000000-0000-4000-8000-000000000071',
  ref: 'A1B2C3',
  resourceId: 'sample-1',
  resourceName: t('samples.place', { number: 1 }),
  receivedAt: moment(-1),
  dueAt: moment(2),
  overdue: false,
  urgency: 'normal',
  state: 'opened',
  delivery: 'sent',
  language: 'es',
  needs: ['housing'],
  person: `${t('samples.firstName')} P.`,
  county: t('samples.county'),
  owner: null,
  openedAt: moment(0),
  answeredAt: null,
  reply: null,
  ...changes,
})

export const sampleGiven = (t: WorkshopText, state: SentAnswer['state'] = 'accepted'): SentAnswer => ({
  state,
  message: t(state === 'declined' ? 'samples.no' : 'samples.answer'),
  contact: t('samples.contact'),
  instructions: t('samples.instructions'),
  bring: [],
  appointment: null,
  reason: state === 'declined' ? 'no_capacity' : null,
  alternatives: [],
  answeredAt: moment(0),
})

export function sampleDetail(t: WorkshopText, answer: SentAnswer | null = null): PartnerIntroductionDetail {
  return {
    introduction: partnerIntroduction(t, answer ? { state: answer.state } : {}),
    shared: {
      userName: `${t('samples.firstName')} ${t('samples.lastName')}`,
      userPhone: samplePhone(50),
      userEmail: null,
      userMessage: `${t('samples.ask')}\n${t('samples.story')}`,
      preferredContact: 'phone',
      userLocation: { state: 'CA', county: t('samples.county') },
    },
    consent: { version: 'sample', language: 'es', givenAt: moment(-1), expiresAt: moment(89) },
    answer,
    notes: [],
    isSensitive: true,
    next: ['accepted', 'needs_you', 'declined'],
  }
}
