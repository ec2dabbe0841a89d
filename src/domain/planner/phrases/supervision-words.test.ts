import { expect, test } from 'vitest'
import type { PlanAnswers } from '../../action-plan/plan-answers.ts'
import { readSignals } from '../signals.ts'

const none: PlanAnswers = {
  urgent_need: 'a coat',
  biggest_challenge: 'no work around here',
  strengths: 'good with my hands',
  support_system: 'my sister',
  goals_3_months: 'a job',
}
const read = (text: string, box: keyof PlanAnswers) => readSignals({ ...none, [box]: text })

const ended = [
  'No parole, I did it all',
  'no probation, case closed',
  'i maxed out so no PO',
  'topped out in march, no tail',
  'ya cumplí todo',
  'no tengo probation, ya cerró el caso',
  'el parole se acabó en octubre',
  'my probation is over',
  'I did every day of my sentence',
  'I don’t report to nobody',
  'no me reporto con nadie, cumplí mi sentencia',
  'they dropped it, no probation nothing',
  'got off paper in june',
  'sin parole ni nada, cumplí completo',
  'im not on any kind of papers, i flat timed it out',
  'i never was on probation, charges got dismissed',
]
const boxes = ['urgent_need', 'biggest_challenge', 'strengths', 'support_system', 'goals_3_months'] as const

test.each(ended.flatMap((text) => boxes.map((box) => [text, box] as const)))('over: “%s” in %s', (text, box) => {
  const signals = read(text, box)
  expect(signals.has('not-supervised')).toBe(true)
  expect(signals.has('supervised')).toBe(false)
})

test.each([
  ['i dont have a PO yet, they said call monday', 'urgent_need'],
  ['maxed out my credit card', 'biggest_challenge'],
  ['roofing, framing, drywall, I did it all', 'strengths'],
  ['my brother is off paper', 'support_system'],
  ['get off probation', 'goals_3_months'],
  ['off paper', 'goals_3_months'],
  ['terminar mi probation bien', 'goals_3_months'],
  ['cumplí 45 años', 'strengths'],
  ['dropped my phone', 'urgent_need'],
  ['i did every day at the shop', 'strengths'],
  ['once im off parole i can move', 'goals_3_months'],
  ['no parole violations in 2 years, my po likes me', 'strengths'],
] as const)('not over: “%s” in %s', (text, box) => {
  expect(read(text, box).has('not-supervised')).toBe(false)
})
