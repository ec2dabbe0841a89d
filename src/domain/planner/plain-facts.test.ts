import { describe, expect, test } from 'vitest'
import { buildPlanAnswers } from '#testing/builders/plan-answers.ts'
import type { PlanAnswers } from '../action-plan/plan-answers.ts'
import { settlePlainFacts } from './plain-facts.ts'
import { createAnchorCheck } from './signal-anchors.ts'
import type { StatedSignal } from './signal-names.ts'
import type { Signal } from './signals.ts'

const settle = (answers: Partial<PlanAnswers>, read: readonly Signal[] = []) => {
  const signals = new Set<Signal>(read)
  settlePlainFacts(signals, buildPlanAnswers(answers))
  return signals
}

describe('plain words decide', () => {
  test.each([
    ['I have only my prison card and a birth certificate', 'has-birth-certificate'],
    ['i got my birth certificate and nothing else', 'has-birth-certificate'],
    ['ya tengo mi acta de nacimiento', 'has-birth-certificate'],
    ['nomas tengo la tarjeta de la prision y mi acta', 'has-birth-certificate'],
    ['i still have my social security card', 'has-ss-card'],
    ['tengo greencard y un felony de hace 4 años', 'immigration'],
    ['my green card runs out in march and I caught a charge', 'immigration'],
    ['no quiero perder la residencia', 'immigration'],
    ['soy residente permanente', 'immigration'],
    ['probation wants $ every month', 'fines'],
    ['my PO charges me 40 a month', 'fines'],
    ['el oficial me cobra 50 dolares al mes', 'fines'],
    ['cant keep up with the probation fees', 'officer-fees'],
    ['i dont got a car so i keep missing screens', 'no-ride'],
    ['i keep missing drops', 'missed-test'],
    ['falto a las pruebas porque no hay bus', 'missed-test'],
    ['no tengo carro', 'no-ride'],
  ] as const)('%s: %s', (urgent_need, signal) => {
    expect(settle({ urgent_need })).toContain(signal)
  })

  test.each([
    ['I have no id and no birth certificate', 'has-birth-certificate'],
    ['i have to get my birth certificate', 'has-birth-certificate'],
    ['my mom has my birth certificate', 'has-birth-certificate'],
    ['i had everything but my birth certificate', 'has-birth-certificate'],
    ['tengo que sacar mi acta de nacimiento', 'has-birth-certificate'],
    ['no tengo acta', 'has-birth-certificate'],
    ['soy residente de un albergue', 'immigration'],
    ['my probation is every month on the first', 'fines'],
    ['i see my po every week', 'fines'],
    ['el oficial quiere verme cada semana', 'fines'],
    ['i dont have car insurance', 'no-ride'],
  ] as const)('%s: not %s', (urgent_need, signal) => {
    expect(settle({ urgent_need })).not.toContain(signal)
  })

  test('a job held for years is a job, and a season that is over is none', () => {
    expect(settle({ strengths: 'mecanico, 6 años en el mismo taller' })).toContain('working')
    expect(settle({ strengths: 'steady job, saved some' })).toContain('working')
    expect(settle({ urgent_need: 'ya se acabo la temporada y no hay trabajo' }, ['working'])).not.toContain('working')
    expect(settle({ urgent_need: 'i got laid off monday' }, ['working'])).not.toContain('working')
    expect(settle({ goals_3_months: 'a steady job' })).not.toContain('working')
  })
})

describe('what an answer sounds like and does not say', () => {
  const isMeant = (answer: string, signal: StatedSignal) => createAnchorCheck(answer)(signal)
  test.each([
    ['no duermo, estoy cansada', 'no-bed'],
    ['i cant sleep and my head wont stop', 'no-bed'],
    ['tengo insomnio desde que sali', 'no-bed'],
    ['havent slept in 3 days cuz of the nightmares', 'no-bed'],
    ['court on the 10th to get my babies back', 'eviction'],
    ['corte por mis hijos el 4', 'eviction'],
    ['my worker wants a parenting class', 'working'],
    ['la trabajadora social me pide clases', 'working'],
  ] as const)('%s: not %s', (answer, signal) => {
    expect(isMeant(answer, signal)).toBe(false)
  })

  test.each([
    ['i cant sleep outside another night', 'no-bed'],
    ['no puedo dormir en la calle otra vez', 'no-bed'],
    ['havent slept, nowhere to go', 'no-bed'],
    ['eviction court with my kids on the 10th', 'eviction'],
    ['my caseworker set it at 9 but i work mornings', 'working'],
  ] as const)('%s: may be %s', (answer, signal) => {
    expect(isMeant(answer, signal)).toBe(true)
  })
})

test.each([
  ['apparently im a wanted man', true],
  ['i missed court in september', true],
  ['missed my court cuz of work', true],
  ['se me paso la corte del 9', true],
  ['falté a la corte y tengo miedo', true],
  ['i never missed court', false],
  ['nunca falte a la corte', false],
  ['wanted a better life', false],
])('“%s”: a court that was missed may mean a warrant (%s)', (urgent_need, isSo) => {
  const found = new Set<string>()
  settlePlainFacts(found, { urgent_need, biggest_challenge: '', strengths: '', support_system: '', goals_3_months: '' })
  expect(found.has('warrant')).toBe(isSo)
})

test('pills that are not taken are no drink', () => {
  const isMeant = createAnchorCheck('cuando no las tomo no duermo y me meto en problemas')
  expect(isMeant('drinking')).toBe(false)
  expect(createAnchorCheck('cuando tomo cerveza no las tomo')('drinking')).toBe(true)
})

test('months that are counted clean are no pregnancy, and a plea of years ago no court date', () => {
  expect(createAnchorCheck('im 14 months clean and i dont trust myself this week')('pregnant')).toBe(false)
  expect(createAnchorCheck('5 months along, due in march')('pregnant')).toBe(true)
  expect(createAnchorCheck('me declare culpable de un cargo en 2023')('court-date')).toBe(false)
  expect(createAnchorCheck('i pled guilty, court for sentencing is friday')('court-date')).toBe(true)
})
