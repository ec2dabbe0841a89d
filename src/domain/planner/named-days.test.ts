import { expect, test } from 'vitest'
import { findNamedDays } from './named-days.ts'

/** A Monday. */
const today = '2026-11-16'
const read = (...answers: string[]) => findNamedDays(answers, today)

test.each([
  ['i have court friday', 'court', '2026-11-20'],
  ['Tengo corte el 3 de diciembre', 'court', '2026-12-03'],
  ['hearing on Dec 3rd about my case', 'court', '2026-12-03'],
  ['court date 12/3', 'court', '2026-12-03'],
  ['DFCS hearing on december 3 about my daughter', 'child-case', '2026-12-03'],
  ['tengo corte de desalojo el 25 de noviembre, debo dos meses de renta', 'eviction', '2026-11-25'],
  ['my suboxone script ends on nov 21 and my doctor closed', 'medicine', '2026-11-21'],
  ['parole appointment tuesday at 9 and no ride', 'officer', '2026-11-17'],
  ['i see my PO tomorrow', 'officer', '2026-11-17'],
  ['me tengo que reportar mañana', 'officer', '2026-11-17'],
  ['I can stay at my cousins until the 24th', 'bed', '2026-11-24'],
  ['puedo quedarme con mi tia hasta el domingo', 'bed', '2026-11-22'],
  ['they kick us out in two weeks', 'bed', '2026-11-30'],
  ['job interview thurs', 'other', '2026-11-19'],
  ['cant stay at my cousins past sunday, on probation', 'bed', '2026-11-22'],
  ['tengo corte el 3 de diciembre por la custodia de mi hija', 'court', '2026-12-03'],
  ['tuesday, parole at 9', 'officer', '2026-11-17'],
  ['my lithium runs out in 2 days and i aint got a doctor', 'medicine', '2026-11-18'],
  ['las pastillas de la presion le quedan como 6 dias', 'medicine', '2026-11-22'],
  ['i got two days of meds left', 'medicine', '2026-11-18'],
  ['cita en el consulado en dos semanas', 'other', '2026-11-30'],
  ['my Invega shot is due friday and the clinic dropped me bc i was upstate', 'medicine', '2026-11-20'],
  ['they gave me 3 strips of suboxone last one is sunday', 'medicine', '2026-11-22'],
  ['sali el lunes y me dieron strips pero me quedan hasta el jueves', 'medicine', '2026-11-19'],
  ['me dieron insulina pa 2 dias na mas', 'medicine', '2026-11-18'],
  ['catheters run out thursday', 'medicine', '2026-11-19'],
  ['my auntie changed her mind bout me stayin here past sunday', 'bed', '2026-11-22'],
  ['mi amiga me deja hasta el domingo', 'bed', '2026-11-22'],
  ['el martes me dan de alta y no tengo pa donde ir', 'bed', '2026-11-17'],
  ['I have to register with the sheriff in 3 days', 'registry', '2026-11-19'],
  ['paper says I got 3 days to register', 'registry', '2026-11-19'],
  ['el 24 tengo q dar 310 y traigo 90', 'payment', '2026-11-24'],
  ['tengo que tener trabajo para el 21 de diciembre', 'other', '2026-12-21'],
] as const)('“%s” names a day', (answer, about, on) => {
  expect(read(answer)).toMatchObject([{ about, on }])
})

test.each([
  ['gotta see my PO tmrw at 9 in town', 9, 0, null],
  ['parole tomorrow 8:30 n no way to get there', 8, 30, null],
  ['Eviction court Dec 4. 10 am. I owe two months', 10, 0, 'am'],
  ['tuesday, parole at 9', 9, 0, null],
  ['entrevista el jueves a las 2 en un taller', 2, 0, null],
  ['corte el 3 de diciembre, 1:30pm', 1, 30, 'pm'],
] as const)('“%s” names the hour as well', (answer, hour, minutes, half) => {
  expect(read(answer)[0]?.at).toEqual({ hour, minutes, half })
})

test.each(['court friday, he gets off at 6', 'i owe 2 months since i was 9, court friday', 'corte el viernes'])(
  '“%s” names no hour for it',
  (answer) => {
    expect(read(answer)[0]?.at).toBeUndefined()
  },
)

test.each([
  ['i got out on the 9th of november', 'past'],
  ['court feb 30', 'impossible'],
  ['my PO calls every friday', 'repeated'],
  ['voy en la mañana a la corte a veces', 'morning'],
  ['i may have court some day', 'the verb'],
  ['10 years inside', 'a span'],
  ['someday i want a house by the lake', 'a wish'],
  ['tengo 24 años y voy a clase', 'an age'],
  ['mi esposo me volvio a pegar el domingo en la casa', 'what happened'],
  ['got a shot at a better place', 'a chance'],
  ['i work fridays and saturdays', 'a shift'],
])('“%s” names no day to get ready for (%s)', (answer) => {
  expect(read(answer).filter(({ about }) => about !== 'release')).toEqual([])
})

test('of several days about one thing, the next one counts', () => {
  expect(read('court on dec 10', 'court tomorrow too')).toMatchObject([{ about: 'court', on: '2026-11-17' }])
})
