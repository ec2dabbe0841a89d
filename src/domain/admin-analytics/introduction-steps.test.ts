import { expect, test } from 'vitest'
import { listFunnelSteps, type SentIntroduction } from './funnel.ts'

const hourMs = 60 * 60 * 1000
const sent: SentIntroduction = {
  state: 'sent',
  urgency: 'normal',
  delivery: 'sent',
  sentAt: 0,
  deliveredAt: 0,
  openedAt: null,
  answeredAt: null,
}
const steps = (changes: Partial<SentIntroduction>, hours: number) =>
  listFunnelSteps({ ...sent, ...changes }, hours * hourMs)
    .map((step) => step.replace('intro_', ''))
    .join(' ')
const answered = (hours: number) => ({ answeredAt: hours * hourMs, openedAt: hours * hourMs })

test.each<[string, Partial<SentIntroduction>, number, string]>([
  ['just sent', {}, 71, 'sent'],
  ['unanswered after 72 hours', {}, 72, 'sent late'],
  ['urgent and unanswered after a day', { urgency: 'urgent' }, 24, 'sent late'],
  ['without hurry after six days', { urgency: 'low' }, 144, 'sent'],
  ['with nobody to answer', { delivery: 'waiting', deliveredAt: null }, 500, 'sent'],
  ['taken back unanswered', { state: 'withdrawn' }, 500, 'sent'],
  ['accepted in time', { state: 'accepted', ...answered(72) }, 500, 'sent opened answered accepted in_time'],
  ['declined late', { state: 'declined', ...answered(73) }, 500, 'sent opened answered late'],
  [
    'given late, answered soon after',
    { state: 'accepted', deliveredAt: 400 * hourMs, ...answered(410) },
    500,
    'sent opened answered accepted in_time',
  ],
  ['that helped', { state: 'got_help', ...answered(5) }, 500, 'sent opened answered accepted got_help in_time'],
  ['that did not help', { state: 'not_got_help', ...answered(5) }, 500, 'sent opened answered not_got_help in_time'],
])('an introduction %s', (_what, changes, hours, expected) => {
  expect(steps(changes, hours)).toBe(expected)
})
