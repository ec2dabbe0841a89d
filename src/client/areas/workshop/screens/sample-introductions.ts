import type { Introduction } from '#domain/introductions/introduction.ts'
import { toIntroductionStatus, type IntroductionState } from '#domain/introductions/states.ts'
import type { IntroductionEntry } from '#client/features/introductions/introduction-entry.ts'
import type { IntroductionHistory } from '#client/features/introductions/introduction-timeline.tsx'
import type { SharedTexts } from '#client/features/introductions/shared-section.tsx'
import type { WorkshopText } from './draw.ts'
import { dayMs, sampleNow, samplePhone } from './sample-resources.ts'

const moment = (days: number) => new Date(sampleNow - days * dayMs).toISOString()

function entry(
  t: WorkshopText,
  number: number,
  state: IntroductionState,
  changes: Partial<Introduction> = {},
): IntroductionEntry {
  return {
    state,
    firstLine: t('samples.ask'),
    isUnread: state === 'accepted',
    introduction: {
      id: `00000000-0000-4000-8000-00000000000${number}`,
      resourceId: `sample-${number}`,
      resourceName: t('samples.place', { number }),
      resourceContact: samplePhone(number),
      status: toIntroductionStatus(state),
      state,
      delivery: 'sent',
      urgency: 'normal',
      createdAt: moment(5),
      updatedAt: moment(1),
      overdue: false,
      ...changes,
    },
  }
}

export const acceptedEntry = (t: WorkshopText) =>
  entry(t, 1, 'accepted', {
    partnerResponse: t('samples.answer'),
    partnerContact: t('samples.contact'),
    partnerInstructions: t('samples.instructions'),
  })

export const overdueEntry = (t: WorkshopText) => entry(t, 2, 'opened', { overdue: true })

export const declinedEntry = (t: WorkshopText) =>
  entry(t, 3, 'declined', { partnerResponse: t('samples.no'), declineReason: 'no_capacity' })

/** One entry for each kind of row. */
export const everyEntry = (t: WorkshopText): IntroductionEntry[] => [
  acceptedEntry(t),
  overdueEntry(t),
  declinedEntry(t),
  entry(t, 4, 'needs_you', { partnerResponse: t('samples.instructions') }),
  entry(t, 5, 'sent', { delivery: 'waiting' }),
  entry(t, 6, 'delivery_failed'),
  entry(t, 7, 'got_help', { partnerResponse: t('samples.answer') }),
]

export const sampleShared = (t: WorkshopText): SharedTexts => ({
  userName: `${t('samples.firstName')} ${t('samples.lastName')}`,
  userPhone: samplePhone(50),
  userMessage: t('samples.ask'),
  urgency: 'normal',
})

export const sampleHistory = ({ introduction }: IntroductionEntry): IntroductionHistory => ({
  sentAt: introduction.createdAt,
  openedAt: moment(4),
  answeredAt: introduction.status === 'completed' ? introduction.updatedAt : null,
})
