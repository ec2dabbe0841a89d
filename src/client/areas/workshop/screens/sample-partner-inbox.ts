import type { PartnerIntroduction, PartnerIntroductionDetail } from '#contracts/partner-introductions.ts'
import type { IntroductionState } from '#domain/introductions/states.ts'
import { listNextStates } from '#domain/introductions/state-machine.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import type { Summary } from '#client/areas/partner/dashboard/summary.ts'
import type { WorkshopText } from './draw.ts'
import { partnerIntroduction, sampleDetail, sampleGiven } from './sample-partner.ts'
import { dayMs, sampleNow } from './sample-resources.ts'

const moment = (days: number) => new Date(sampleNow + days * dayMs).toISOString()

/** Age in days, days left, needs, and state. */
const kinds: [number, number, NeedKey[], IntroductionState][] = [
  [-4, -1, ['housing', 'food-assistance'], 'sent'],
  [-0.9, 0.1, ['employment'], 'sent'],
  [-1, 2, ['legal'], 'sent'],
  [-2, 1, ['housing'], 'opened'],
  [-6, 1, ['id-documentation'], 'needs_you'],
  [-5, -2, ['recovery-support', 'mental-health'], 'accepted'],
  [-9, -6, ['transportation'], 'declined'],
  [-12, -9, ['employment'], 'got_help'],
  [-3, 0, [], 'withdrawn'],
]

export const everyPartnerIntroduction = (t: WorkshopText): PartnerIntroduction[] =>
  kinds.map(([came, due, needs, state], index) =>
    partnerIntroduction(t, {
      id: `00000000-0000-4000-8000-0000000001${String(index + 10)}`,
      ref: `A1B2C${index + 1}`,
      receivedAt: moment(came),
      dueAt: moment(due),
      overdue: due < 0 && state === 'sent',
      urgency: index === 0 ? 'urgent' : 'normal',
      needs,
      state,
      language: index % 2 === 0 ? 'en' : 'es',
      person: state === 'withdrawn' ? null : `${t('samples.firstName')} P.`,
      owner: index % 3 === 1 ? { id: 'sample', name: t('samples.lastName') } : null,
      answeredAt: listNextStates(state, 'partner').includes('opened') || state === 'opened' ? null : moment(-1),
    }),
  )

export function partnerDetailIn(t: WorkshopText, state: IntroductionState): PartnerIntroductionDetail {
  const appointment = { at: '2026-11-20T14:30', place: t('samples.address', { number: 1 }) }
  const answer = state === 'accepted' ? { ...sampleGiven(t), bring: [t('samples.document')], appointment } : null
  const person = state === 'withdrawn' ? { person: null } : {}
  return {
    ...sampleDetail(t, answer),
    introduction: partnerIntroduction(t, { state, reply: answer && 'will_come', ...person }),
    next: listNextStates(state, 'partner'),
    notes: [
      {
        id: '00000000-0000-4000-8000-000000000199',
        kind: 'attempt',
        text: null,
        result: 'no_answer',
        author: t('samples.lastName'),
        at: moment(-1),
      },
    ],
  }
}

const allDone = { hours: true, facts: true, people: true, away: true, templates: true }

export function partnerSummary(t: WorkshopText): Summary {
  const urgent = everyPartnerIntroduction(t).slice(0, 4)
  return {
    fresh: { count: 3, oldestAt: moment(-4) },
    overdue: 1,
    waitingOnPerson: 1,
    listingsToConfirm: 1,
    urgent,
    notes: partnerDetailIn(t, 'opened').notes.map((note) => ({
      introductionId: urgent[0]?.id ?? '',
      ref: 'A1B2C1',
      note,
    })),
    checklist: { ...allDone, away: false, templates: false },
    hasAny: true,
  }
}

export const emptyPartnerSummary: Summary = {
  fresh: { count: 0, oldestAt: null },
  overdue: 0,
  waitingOnPerson: 0,
  listingsToConfirm: 0,
  notes: [],
  urgent: [],
  checklist: { ...allDone, facts: false },
  hasAny: false,
}
