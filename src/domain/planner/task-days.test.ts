import { expect, test } from 'vitest'
import type { NeedKey } from '../needs/needs.ts'
import { chooseTasks } from './choose-tasks.ts'
import { listDetailSignals } from './detail-signals.ts'
import { readAnswers } from './read-answers.ts'

/** A Monday. */
const today = '2026-11-16'

function plan(urgent_need: string, biggest_challenge = '', needs: NeedKey[] = ['legal']) {
  const answers = { urgent_need, biggest_challenge, strengths: '', support_system: '', goals_3_months: '' }
  const reading = readAnswers(answers, today, { hinted: listDetailSignals(answers) })
  return chooseTasks({ answers, reading, needs, state: 'TX', today }).map(({ task, dueOn, on }) => ({
    id: task.id,
    dueOn,
    on,
  }))
}
const find = (steps: ReturnType<typeof plan>, id: string) => steps.find((step) => step.id === id)

test.each([
  ['got out of prison yesterday. no place to sleep tonight', 'parole said report within 24 hrs'],
  ['me soltaron ayer y no tengo donde dormir', 'me dijeron que me reportara con el parole en 24 horas'],
])('“%s”: who must report by tonight does that before looking for a bed', (first, second) => {
  const steps = plan(first, second)
  expect(steps[0]).toMatchObject({ id: 'report-officer', dueOn: today })
  expect(find(steps, 'bed-tonight')).toMatchObject({ dueOn: today })
})

test('a bed that ends on Sunday is looked for before, and is one for tonight', () => {
  const steps = plan('i can sleep at my cousins til sunday. need a bed', 'on probation', ['housing'])
  expect(find(steps, 'next-bed')).toMatchObject({ on: '2026-11-22' })
  expect(find(steps, 'bed-tonight')).toBeUndefined()
  expect((find(steps, 'officer-where-i-sleep')?.dueOn ?? '') < '2026-11-22').toBe(true)
})

test('a swollen face comes before a report', () => {
  const steps = plan('tooth hurts, my face is swollen and i got a fever', 'just got out, on parole', ['healthcare'])
  expect(steps[0]).toMatchObject({ id: 'swollen-face', dueOn: today })
})

test('a job that begins has a yes from the officer before its first day, and no search', () => {
  const steps = plan('i start thursday 6am at the plant', 'on probation, curfew til 6', ['employment'])
  for (const id of ['offer-officer', 'first-work-day'])
    expect((find(steps, id)?.dueOn ?? '9') < '2026-11-19', id).toBe(true)
  for (const id of ['job-center', 'resume', 'apply-jobs']) expect(find(steps, id), id).toBeUndefined()
})

test('what a card or a job is needed for lies before that day', () => {
  const card = plan('no ss card and my boss says he needs it by friday', '', ['id-documentation'])
  expect((find(card, 'social-security-card')?.dueOn ?? '9') < '2026-11-20').toBe(true)
  const job = plan('halfway house says i need a job within 2 wks', '', ['employment'])
  for (const { id, dueOn } of job.filter((step) => ['job-center', 'resume', 'apply-jobs'].includes(step.id)))
    expect(dueOn < '2026-11-30', id).toBe(true)
})

test.each([
  ['my PO wants me to call by friday', 'no car, on probation'],
  ['mi oficial dijo que le llame el viernes', 'estoy en probation y no tengo carro'],
  ['parole check in by text on friday', 'on parole. no ride'],
])('“%s” is a call: no visit and no ride for it', (urgent, rest) => {
  const steps = plan(urgent, rest, ['transportation'])
  expect(steps[0]).toMatchObject({ id: 'officer-contact', on: '2026-11-20', dueOn: today })
  expect(find(steps, 'report-officer')).toBeUndefined()
  expect(find(steps, 'ride-plan')?.on ?? null).toBeNull()
})

test('a visit to an officer has its ride', () => {
  const steps = plan('see my PO at the office friday', 'no car, on probation', ['transportation'])
  expect(find(steps, 'report-officer')?.on).toBe('2026-11-20')
  expect(find(steps, 'ride-plan')?.on).toBe('2026-11-20')
})

test('an interview by phone needs no leave from the officer', () => {
  const steps = plan('food stamp interview by phone wednesday at 9', 'ankle monitor, house arrest')
  expect(find(steps, 'officer-trip-okay')).toBeUndefined()
})
