import { describe, expect, test } from 'vitest'
import { findNamedDays } from './named-days.ts'

/** Wednesday, November 25. */
const today = '2026-11-25'
const read = (...answers: string[]) => findNamedDays(answers, today).map(({ about, on }) => [about, on])

describe('a weekday with its date is the day of the date', () => {
  test.each([
    ['motel paid thru Sat Dec 5 then im out', 'bed', '2026-12-05'],
    ['i can stay til Sun Dec 6', 'bed', '2026-12-06'],
    ['me puedo quedar hasta el sábado 5 de diciembre', 'bed', '2026-12-05'],
    ['pills last until mon dec 7', 'medicine', '2026-12-07'],
    ['court is Thursday December 10', 'court', '2026-12-10'],
    ['the shelter keeps me through friday december 11', 'bed', '2026-12-11'],
    ['el motel esta pagado hasta el viernes 4 de diciembre', 'bed', '2026-12-04'],
  ])('“%s”', (text, about, on) => {
    expect(read(text)).toContainEqual([about, on])
  })
})

describe('the last night of a bed is read beside the day of the release', () => {
  test.each([
    ['sali el lunes toy en el sofa de un pana hasta el viernes', '2026-11-27'],
    ['got out monday, crashing at a buddys til sunday', '2026-11-29'],
    ['me quedo en el garage de un primo hasta el domingo', '2026-11-29'],
    ['on my cousins couch until saturday', '2026-11-28'],
    ['duermo en la sala de mi tia hasta el lunes', '2026-11-30'],
  ])('“%s”', (text, on) => {
    expect(read(text)).toContainEqual(['bed', on])
  })

  test.each(['my sister works until friday', 'on parole til june'])('not in “%s”', (text) => {
    expect(read(text).map(([about]) => about)).not.toContain('bed')
  })
})

describe('working days count from the day of the release, without Thanksgiving', () => {
  test.each([
    ['out monday. have 5 working days to register w the police', '2026-12-01'],
    ['got out yesterday, 3 business days to register', '2026-11-30'],
    ['sali el lunes, tengo 5 dias habiles para registrarme', '2026-12-01'],
    ['salí el lunes. tengo 3 días laborales para registrarme', '2026-11-27'],
  ])('“%s”', (text, on) => {
    expect(read(text)).toContainEqual(['registry', on])
  })
})

describe('what was done on a day is past', () => {
  test.each(['i used saturday. fentanyl', 'used sunday first time in a year', 'me drogue y recai el sabado'])(
    '“%s”',
    (text) => {
      expect(read(text)).toEqual([])
    },
  )
})

test.each([
  'tengo hasta el viernes dijo el juez para poner el aparato',
  'judge gave me til friday to put the device in',
  'the judge said i have until friday for the class',
])('a day that a judge set is no court day: “%s”', (text) => {
  const [day] = read(text)
  expect(day?.[1]).toBe('2026-11-27')
  expect(day?.[0]).not.toBe('court')
})

test('a judge who is seen on a day is', () => {
  expect(read('i go before the judge friday')).toEqual([['court', '2026-11-27']])
})

test.each([
  ['insulin. theres maybe 4 days in it', '2026-11-29'],
  ['they gave me 6 days of my meds', '2026-12-01'],
])('what is left of a medicine ends on a day: “%s”', (text, on) => {
  expect(read(text)).toContainEqual(['medicine', on])
})

describe('by phone', () => {
  test.each([
    'food stamp interview by phone wednesday at 9',
    'la entrevista de las estampillas es por telefono el miercoles 2',
    'my class is on zoom thursday at 6',
    'phone appointment with the clinic friday',
    'cita por videollamada el jueves',
  ])('“%s”', (text) => {
    expect(findNamedDays([text], today)[0]?.isByPhone).toBe(true)
  })

  test.each([
    'interview at the office wednesday at 9',
    'cita en la oficina el jueves',
    'i have to get a phone by friday',
  ])('not “%s”', (text) => {
    expect(findNamedDays([text], today)[0]?.isByPhone).toBeUndefined()
  })
})
