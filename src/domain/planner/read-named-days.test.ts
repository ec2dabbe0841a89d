import { expect, test } from 'vitest'
import type { PlanAnswers } from '../action-plan/plan-answers.ts'
import { readNamedDays } from './read-named-days.ts'

const none: PlanAnswers = {
  urgent_need: 'x',
  biggest_challenge: 'x',
  strengths: 'x',
  support_system: 'x',
  goals_3_months: 'x',
}
/** A Monday. */
const today = '2026-11-16'
const read = (text: string, box: keyof PlanAnswers = 'urgent_need') =>
  readNamedDays({ ...none, [box]: text }, today).map(({ on, about }) => `${on} ${about}`)

test.each([
  ['court is dec 3 at 9am', ['2026-12-03 court']],
  ['my boss says come back to work monday the 23rd', ['2026-11-23 work-return']],
  ['la clase de manejo de ira empieza el 2 de diciembre', ['2026-12-02 class']],
  ['rent is due the first of the month', ['2026-12-01 rent']],
  ['my uncles ceremony is saturday', ['2026-11-21 ceremony']],
  ['interview friday 10am at a kitchen and court dec 9', ['2026-11-20 interview', '2026-12-09 court']],
  ['tengo probation, me toca el 9', ['2026-12-09 officer']],
  ['ICE check in on december 8', ['2026-12-08 immigration']],
  ['doctor thursday for my back', ['2026-11-19 clinic']],
  ['my cousin is coming on the 27th', ['2026-11-27 unknown']],
  ['mi hermana llega el viernes', ['2026-11-20 unknown']],
])('%s', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test.each(['strengths', 'support_system', 'goals_3_months'] as const)('reads days written in %s', (box) => {
  expect(read('probation es el lunes 30 a las 8:30', box)).toEqual(['2026-11-30 officer'])
})

test('keeps the words, with what stands before where the clause says too little', () => {
  const [day] = readNamedDays({ ...none, goals_3_months: 'stay sober. tengo probation, me toca el 9' }, today)
  expect(day).toMatchObject({ words: 'tengo probation, me toca el 9', question: 'goals_3_months', at: null })
})

test.each(['got out last monday', 'im 45 and i did 22 years', 'nothing planned', 'i owe 340'])('no day: %s', (text) => {
  expect(read(text)).toEqual([])
})

test.each([
  ['tengo pastillas hasta el 8 de diciembre', '2026-12-08 medicine'],
  ['me dieron hasta el 8 de diciembre pa conseguir trabajo', '2026-12-08 job-by'],
  ['boss says i can come back monday 23rd', '2026-11-23 work-return'],
  ['im back to work the 24th', '2026-11-24 work-return'],
  ['landlord gives me til the 10th', '2026-12-10 rent'],
  ['el dueño me espera hasta el 10', '2026-12-10 rent'],
  ['la corte es en 15 días', '2026-12-01 court'],
  ['court is a week from friday', '2026-11-27 court'],
  ['me cambiaron la cita con el oficial pal lunes', '2026-11-23 officer'],
  ['me dan dos semanas mas en el cuarto', '2026-11-30 bed'],
  ['shelter gives 30 days from nov 14', '2026-12-14 bed'],
  ['30 days starting nov 20 at the shelter', '2026-12-20 bed'],
  ['Insulin. one pen. Nurse said it will last to Saturday', '2026-11-21 medicine'],
  ['they gave me 10 days of blood pressure pills', '2026-11-26 medicine'],
  ['me dieron pastillas pa 2 semanas', '2026-11-30 medicine'],
  ['mi tío me da jale el 1 de diciembre pero nomás si tengo licencia', '2026-12-01 work-start'],
  ['lease is up end of november', '2026-11-30 bed'],
  ['a mediados de diciembre se me acaba el programa', '2026-12-15 bed'],
  ['el quince tengo corte', '2026-12-15 court'],
  ['on the twentieth i see my po', '2026-11-20 officer'],
  ['nov. 24th 9:00 a.m. court room 3', '2026-11-24 court'],
  ['i got until wednesday before thanksgiving to move out', '2026-11-25 bed'],
  ['my strips run out wed', '2026-11-18 medicine'],
  ['10 days notice to leave taped on my door saturday', '2026-11-24 bed'],
  ['my PO saw me thursday and said come back in 2 weeks', '2026-11-30 officer'],
  ['ya fui con mi parole el lunes, me toca otra vez el 2 de dic', '2026-12-02 officer'],
  ['me botaron del trabajo el lunes y tengo corte de child support el miércoles 25', '2026-11-25 court'],
])('names the day: %s', (text, expected) => {
  expect(read(text)).toEqual([expected])
})

test.each([
  'got fired friday',
  'they took my kids thursday',
  'la renta se venció el día 1',
  'ando sin metformina desde el domingo',
  'el azúcar la traía en 310 esta mañana',
  'i work monday to friday',
  'trabajo de lunes a viernes',
  'my mom died on the 10th',
  'i turned myself in on friday',
  'i drank, first time in 4 months',
  'corto pinos de navidad',
  'cada lunes voy al grupo',
])('no day ahead: %s', (text) => {
  expect(read(text)).toEqual([])
})

test('a hope is no day to get ready for', () => {
  expect(read('sober by new years', 'goals_3_months')).toEqual([])
  expect(read('own place by christmas', 'goals_3_months')).toEqual([])
  expect(read('corte el 3 de diciembre', 'goals_3_months')).toEqual(['2026-12-03 court'])
})

test.each([
  'falte a la corte en Kennewick (condado de Benton) el 5',
  'missed my court date over in Benton county on the 5th',
  'no fui a ver al oficial de la otra oficina el 5',
  'ok so i drank wed',
  'recai el sabado',
  'me eche unas cervezas el viernes',
])('what was missed or drunk on a day is past: %s', (text) => {
  expect(read(text)).toEqual([])
})

test.each([
  ['missed court and they rescheduled it for the 5th', ['2026-12-05 court']],
  ['falte a la corte pero me la cambiaron para el 5', ['2026-12-05 court']],
  ['missed my last visit, next one is the 20th', ['2026-11-20 visit']],
])('the new day after it is not: %s', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test.each(['dui probation, 2nd one', 'got a 2nd job at night', 'on my 3rd shelter since august'])(
  'what is counted is no day: %s',
  (text) => {
    expect(read(text)).toEqual([])
  },
)

test.each([
  ['they gave me a 14 day supply on the 28th', '2026-12-12'],
  ['they handed me 2 weeks worth when i walked out on nov 21', '2026-12-05'],
  ['me dieron medicina para 30 dias el 12 de noviembre', '2026-12-12'],
  ['got 30 days of my meds nov 20', '2026-12-20'],
  ['they gave me 10 days of insulin thursday', '2026-12-13'],
  ['got 5 days of pills left', '2026-12-09'],
  ['10 days of blood pressure pills', '2026-12-14'],
] as const)('medicine is counted from the day it was handed over: “%s”', (urgent_need, on) => {
  const none = { biggest_challenge: '', strengths: '', support_system: '', goals_3_months: '' }
  const [day] = readNamedDays({ urgent_need, ...none }, '2026-12-04')
  expect(day).toMatchObject({ about: 'medicine', on })
})

test('two things on one day each keep their hour, and a job that begins is no job since', () => {
  const none = { biggest_challenge: '', strengths: '', support_system: '', goals_3_months: '' }
  const list = (urgent_need: string) =>
    readNamedDays({ urgent_need, ...none }, '2026-12-04').map(({ on, at, about }) => [on, at?.hour, about])
  expect(list('entro a la naranja el lunes a las 5 am y ese mismo lunes tengo al PO a las 9')).toEqual([
    ['2026-12-07', 5, 'work-start'],
    ['2026-12-07', 9, 'officer'],
  ])
  expect(list('mi compadre me da jale desde el lunes')).toEqual([['2026-12-07', undefined, 'work-start']])
  expect(list('trabajo desde el lunes pasado')).toEqual([])
  expect(list('sin medicina desde el lunes')).toEqual([])
})

test('an operation is a visit to a clinic', () => {
  expect(read('me operan de la hernia el viernes 20')).toEqual(['2026-11-20 clinic'])
})
