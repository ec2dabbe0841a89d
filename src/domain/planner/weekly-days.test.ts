import { describe, expect, test } from 'vitest'
import { findNamedDays } from './named-days.ts'

/** A Thursday. */
const today = '2026-11-19'
const read = (words: string, on = today) => findNamedDays([words], on).map(({ about, on: day }) => `${about} ${day}`)

describe('what comes every week has its next day', () => {
  test.each([
    ['Parole every Tuesday', 'officer 2026-11-24'],
    ['drug court es cada lunes a las 10 y no tengo raite', 'court 2026-11-23'],
    ['i report every friday at 9', 'officer 2026-11-20'],
    ['veo a mi oficial los miercoles', 'officer 2026-11-25'],
    ['probation on mondays, never missed', 'officer 2026-11-23'],
    ['I have drug court each Wednesday', 'court 2026-11-25'],
    ['me tengo que presentar todos los jueves', 'officer 2026-11-19'],
    ['check in with my PO every Monday morning', 'officer 2026-11-23'],
    ['la proba me toca cada viernes', 'officer 2026-11-20'],
    ['tengo corte de drogas los martes', 'court 2026-11-24'],
    ['my PO calls every friday', 'officer 2026-11-20'],
  ])('%s', (words, day) => expect(read(words)).toEqual([day]))

  test.each([
    'i used to report every tuesday',
    'ya no tengo probation los lunes',
    'my mom visits every sunday',
    'i work every friday',
    'la iglesia es cada domingo',
    'probation every other wednesday',
    'AA every tuesday night',
  ])('%s: no day of a duty', (words) => expect(read(words)).toEqual([]))

  test.each([
    ['probation cada otro miercoles, hoy fui', 'officer 2026-12-02', '2026-11-18'],
    ['i report every other wednesday. went today', 'officer 2026-12-02', '2026-11-18'],
    ['parole every thursday, already reported today', 'officer 2026-11-26', today],
    ['veo a la oficial cada jueves, hoy ya fui', 'officer 2026-11-26', today],
  ])('%s: the one after today', (words, day, on) => expect(read(words, on)).toEqual([day]))
})

describe('what is counted from a day that was', () => {
  test.each([
    ['They gave me 14 days of insulin when I left on the 12th.', 'medicine 2026-11-26'],
    ['got out monday with 10 days of meds', 'medicine 2026-11-26'],
    ['sali el 15 y me dieron 7 dias de pastillas', 'medicine 2026-11-22'],
    ['released on nov 10, they gave me 30 days of pills', 'medicine 2026-12-10'],
    ['cuando sali el martes me dieron medicina para 5 dias', 'medicine 2026-11-22'],
    ['I came home on the 17th, sent home with 3 days of methadone pills', 'medicine 2026-11-20'],
    ['I have 10 days of pills left', 'medicine 2026-11-29'],
    ['got out monday. i have 3 days of insulin left', 'medicine 2026-11-22'],
    ['me quedan 4 dias de pastillas, sali el lunes', 'medicine 2026-11-23'],
    ['need 10 days of insulin', 'medicine 2026-11-29'],
  ])('%s', (words, day) => expect(read(words)).toContain(day))

  test.each([
    ['Need a job fast, the halfway house gives you 15 days from the 17th', 'job-by 2026-12-02'],
    ['i need work. my PO gave me 30 days from the 10th', 'job-by 2026-12-10'],
    ['necesito trabajo, la casa me da 20 dias desde el 12', 'job-by 2026-12-02'],
    ['gotta get a job, they give us 14 days from nov 16 at the program', 'job-by 2026-11-30'],
  ])('%s', (words, day) => expect(read(words)).toEqual([day]))
})

describe('a day that is past names nothing', () => {
  test.each([
    'Released Wed the 18th',
    'out sat. no supervision',
    'home on the 12th',
    'got out on the 3rd',
    'hoy fui con la oficial',
    'i saw my PO today',
    'today i checked in at parole',
    'hoy ya me reporte',
    'was released the 10th from county',
    'me soltaron el 14',
  ])('%s', (words) => expect(read(words)).toEqual([]))

  test.each([
    ['i gotta be out sat at noon', 'bed'],
    ['i get released on the 24th', 'release'],
    ['i report today', 'officer'],
    ['hoy tengo que ir con la oficial', 'officer'],
    ['my PO wants to see me today', 'officer'],
  ])('%s: still to come', (words, about) => expect(read(words).map((day) => day.split(' ')[0])).toContain(about))
})

describe('out of a house is a bed that ends', () => {
  test.each([
    ['i get out of the sober house on the 24th bc i cant pay', 'bed 2026-11-24'],
    ['have to be out of the motel by monday', 'bed 2026-11-23'],
    ['salgo del programa el 30 y no tengo a donde ir', 'bed 2026-11-30'],
    ['me sacan del cuarto el sabado', 'bed 2026-11-21'],
    ['we must move out of this apartment by the 30th', 'bed 2026-11-30'],
    ['me corren de la casa el domingo', 'bed 2026-11-22'],
    ['gotta be out of here friday', 'bed 2026-11-20'],
    ['they put me out of the shelter on the 22nd', 'bed 2026-11-22'],
  ])('%s', (words, day) => expect(read(words)).toEqual([day]))

  test.each(['i get out of prison on the 24th', 'get out of jail friday', 'salgo de la carcel el 30'])(
    '%s: a release',
    (words) => expect(read(words).map((day) => day.split(' ')[0])).toEqual(['release']),
  )
})

describe('before a day of the month', () => {
  test.each([
    ['necesito q me aprueben el horario antes del 30 o se lo dan a otro. corte el 16 dic', 'work-start 2026-11-30'],
    [
      'they need my schedule okayed. approve my hours before the 30 or they give it to somebody else',
      'work-start 2026-11-30',
    ],
    ['tengo que pagar la multa antes del 25', 'payment 2026-11-25'],
    ['pay the fee by the 24', 'payment 2026-11-24'],
  ])('%s', (words, day) => expect(read(words)).toContain(day))

  test('another day beside it keeps its own subject', () => {
    expect(read('me aprueben algo antes del 30. corte el 16 dic')).toEqual(['court 2026-12-16'])
  })
})
