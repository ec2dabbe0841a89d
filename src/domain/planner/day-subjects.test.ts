import { expect, test } from 'vitest'
import { findNamedDays, listDays } from './named-days.ts'

/** A Monday. */
const today = '2026-11-16'
const read = (...answers: string[]) => findNamedDays(answers, today)

test.each([
  ['i can crash at my homies til thursday', '2026-11-19'],
  ['sleepin on my buddys floor till friday', '2026-11-20'],
  ['duermo en la troca de mi primo hasta el viernes', '2026-11-20'],
  ['my sister til the 20th. nobody else', '2026-11-20'],
  ['mi tia nos deja hasta el sabado', '2026-11-21'],
  ['me sacan del programa el jueves', '2026-11-19'],
  ['im at my brothers until saturday then his wife comes back', '2026-11-21'],
  ['estoy en el sillon nomas hasta el domingo', '2026-11-22'],
  ['el sabado llegan sus hijos y ya no quepo', '2026-11-21'],
  ['friend lets us stay thru wednesday', '2026-11-18'],
])('“%s”: a bed ends on that day', (answer, on) => {
  expect(read(answer)).toMatchObject([{ about: 'bed', on }])
})

test.each([
  'cant sleep since friday',
  'my brother visits friday',
  'my sister works til 6',
  'no duermo bien desde el lunes',
  'mi mama trabaja hasta las 8',
])('“%s”: no bed ends', (answer) => {
  expect(read(answer).filter(({ about }) => about === 'bed')).toEqual([])
})

test.each([
  [['got out yesterday', 'parole said report within 24 hrs and i havent gone'], 'officer', '2026-11-16'],
  [['released this morning. gotta register in 48 hours'], 'registry', '2026-11-18'],
  [['got off the bus saturday. supposed to see my probation officer in 72 hrs'], 'officer', '2026-11-17'],
  [['me soltaron antier', 'no me he reportado con el parole, dijeron q en 2 dias habiles'], 'officer', '2026-11-17'],
  [['sali el viernes', 'me tengo que reportar dentro de 3 dias'], 'officer', '2026-11-16'],
  [['i was released thursday', 'they said check in with parole within 48 hours'], 'officer', '2026-11-16'],
  [
    ['sali ayer. me dijeron que me registre en 72 horas, soy del registro, me tengo que registrar en 72 horas'],
    'registry',
    '2026-11-18',
  ],
  [['out friday', 'probation wants me to report in 5 business days'], 'officer', '2026-11-20'],
  [['i report to parole within 24 hours'], 'officer', '2026-11-17'],
] as const)('%j: the days to report are counted from the release, and late is today', (answers, about, on) => {
  expect(read(...answers).filter((day) => day.about !== 'release')).toContainEqual(
    expect.objectContaining({ about, on }),
  )
})

test.each([
  ['need my insulin. they gave me a little when i left, enough till saturday', '2026-11-21'],
  ['got 6 suboxone strips left i take 2 a day', '2026-11-19'],
  ['seizure meds, keppra twice a day got 8 pills', '2026-11-20'],
  ['i need catheters, got enough for 3 days', '2026-11-19'],
  ['pastillas pa dormir, trazodone, quedan 4', '2026-11-20'],
  ['mi insulina. la que me dieron alcanza hasta el jueves', '2026-11-19'],
  ['my lithium, its good thru friday', '2026-11-20'],
  ['la metadona no, la medicina de la presion. tengo 5 pastillas', '2026-11-21'],
])('“%s”: a medicine lasts until that day', (answer, on) => {
  expect(read(answer)).toMatchObject([{ about: 'medicine', on }])
})

test.each([
  'Parole agent came to the house Friday already',
  'was supposed to report to my parole officer on thursday didnt go',
  'i reported thursday to probation',
  'PO saw me friday already',
  'me tenia que reportar el viernes con probation y no pude',
  'my officer came by on saturday',
  'perdi mi cita con el PO el lunes 9',
  'lost my job at the warehouse friday, see my officer some day',
  'its monday and everythings closed at the shelter',
  'hoy es lunes y no hay nadie en la corte',
])('“%s”: what is past is no day ahead', (answer) => {
  expect(read(answer)).toEqual([])
})

test.each([
  ['start thursday 6am at the bakery plant', 'work-start', '2026-11-19'],
  ['empiezo el jueves a las 5 de la mañana en la uva', 'work-start', '2026-11-19'],
  ['ranch will hire me starting the 23rd', 'work-start', '2026-11-23'],
  ['my first day at work is friday', 'work-start', '2026-11-20'],
  ['entro a trabajar el viernes', 'work-start', '2026-11-20'],
  ['got offered a job 18.50 an hr. they want an answer by friday', 'work-start', '2026-11-20'],
  ['halfway house says i need a job within 2 wks', 'job-by', '2026-11-30'],
  ['tengo que conseguir trabajo en 3 semanas', 'job-by', '2026-12-07'],
  ['must find work by dec 1', 'job-by', '2026-12-01'],
  ['Need a phone. my officer said have one by friday', 'phone', '2026-11-20'],
  ['no ss card and the boss says he needs it by friday', 'ss-card', '2026-11-20'],
  ['me piden la licencia pa el 7 de dic', 'license', '2026-12-07'],
  ['estoy en probation, primera cita el 1 de dic 9am', 'officer', '2026-12-01'],
  ['parole is fine, next one the 24', 'officer', '2026-11-24'],
  ['me toca reportar el miercoles 2 a las 10', 'officer', '2026-12-02'],
  ['traigo probacion, me toca el jueves de la otra semana', 'officer', '2026-11-26'],
  ['debo restitucion. tengo hasta el 30 o me mandan con el juez', 'payment', '2026-11-30'],
  ['UA friday at 9', 'other', '2026-11-20'],
  ['grandpas funeral is wed in roseburg', 'other', '2026-11-18'],
] as const)('“%s”: a day belongs to what it is about (%s)', (answer, about, on) => {
  expect(read(answer)).toMatchObject([{ about, on }])
})

test.each([
  ['my class starts thursday', 'other'],
  ['empiezo el programa el jueves', 'other'],
  ['interview thursday at the plant', 'other'],
  ['on probation, i have an interview thursday', 'other'],
] as const)('“%s”: not a first day at work, nor the officer’s', (answer, about) => {
  expect(read(answer)).toMatchObject([{ about }])
})

test('a day of no special kind keeps the words that name it', () => {
  expect(read('My uncle says come to the ceremony on Saturday. I need ID')).toMatchObject([
    { about: 'other', words: 'My uncle says come to the ceremony on Saturday' },
  ])
})

test('the last day to answer an eviction paper is known as such', () => {
  expect(read('sheriff taped an eviction paper on my door friday. says i got 7 days to answer')).toMatchObject([
    { about: 'eviction', on: '2026-11-20', isLastDay: true },
  ])
  expect(read('eviction court is friday')).not.toMatchObject([{ isLastDay: true }])
})

test.each([
  [
    'halfway house date is up dec 30 and i still dont have an address for my fed probation officer to approve',
    '2026-12-30',
  ],
  ['my lease is up dec 31', '2026-12-31'],
  ['se me acaba el cuarto el 30', '2026-11-30'],
])('“%s”: what is up is a place to stay', (answer, on) => {
  expect(read(answer)).toContainEqual(expect.objectContaining({ about: 'bed', on }))
})

test('who takes somebody along from a day on is no job that starts', () => {
  const days = read('my ride to the clinic quits after friday, nobody to take me starting mon nov 23')
  expect(days.map(({ about }) => about)).not.toContain('work-start')
  const ride = read('pregnant on methadone. my ride to the clinic quits after friday')
  expect(ride.map(({ about }) => about)).not.toContain('medicine')
})

test.each(['gotta see probation by thurs nov 19', 'tengo q ver al probation antes del jueves 19'])(
  '“%s” is the last day, and no appointment',
  (answer) => {
    expect(read(answer)).toMatchObject([{ about: 'officer', on: '2026-11-19', isLastDay: true }])
  },
)

test('years of service are no day', () => {
  expect(read('iraq 04-05 then prison. va appt mon jan 11')).toMatchObject([{ on: '2027-01-11' }])
})

test('an appointment with an officer is no last day', () => {
  expect(read('probation thursday at 9')[0]?.isLastDay).toBeUndefined()
})

test.each([
  ['la clinica me dio cita hasta el lunes 30', '2026-11-30'],
  ['they cant see me until monday the 30th', '2026-11-30'],
  ['til wed 25', '2026-11-25'],
])('“%s”: the number beside the weekday says which one', (answer, on) => {
  expect(listDays([answer], today)).toMatchObject([{ on }])
})
