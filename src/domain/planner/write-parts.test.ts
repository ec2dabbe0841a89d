import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planTexts as english } from '#content/plan/en.ts'
import { planTexts as spanish } from '#content/plan/es.ts'
import { chooseRuns } from '#testing/whole-sets.ts'
import type { PlanAnswers } from '../action-plan/plan-answers.ts'
import type { Language } from '../language.ts'
import { addDays, daysBetween } from './calendar.ts'
import { chooseTasks } from './choose-tasks.ts'
import { formatMoment } from './format-day.ts'
import { listQuestions, readAnswers } from './read-answers.ts'
import { listAroundSignals, readAround } from './around.ts'
import { listDetailSignals } from './detail-signals.ts'
import { writePlan } from './write-plan.ts'

const silent: PlanAnswers = {
  urgent_need: 'nothing else',
  biggest_challenge: 'time',
  strengths: 'cooking',
  support_system: 'nobody',
  goals_3_months: 'peace',
}
/** A Tuesday. */
const tuesday = '2026-12-01'

function write(
  told: Partial<PlanAnswers>,
  language: Language = 'en',
  hasDanger = (_: string) => false,
  today = tuesday,
) {
  const answers = { ...silent, ...told }
  const around = readAround(answers, today)
  const hinted = [...listDetailSignals(answers), ...listAroundSignals(around)]
  const reading = readAnswers(answers, today, { hinted })
  const tasks = chooseTasks({ answers, reading, needs: [], state: 'OH', today })
  const texts = language === 'es' ? spanish : english
  return {
    ...writePlan({ tasks, help: new Map(), reading, county: null, around, answers, language, texts, today, hasDanger }),
    tasks,
    reading,
    days: around.days,
  }
}
const listLines = (made: ReturnType<typeof write>, id: string) => made.parts.find((part) => part.id === id)?.lines ?? []

describe('days that were named', () => {
  test.each([
    ['court is december 16 at 9am', 'Wednesday, December 16 at 9 am', 'en'],
    ['my po wants me friday', 'Friday, December 4', 'en'],
    ['landlord gives me till the 10th for the rent', 'Thursday, December 10', 'en'],
    ['boss says come back to work monday the 14th', 'Monday, December 14', 'en'],
    ['welding class starts december 7', 'Monday, December 7', 'en'],
    ['tengo corte el 17 de diciembre', 'jueves 17 de diciembre', 'es'],
    ['me toca probation el 9', 'miércoles 9 de diciembre', 'es'],
    ['el motel esta pagado hasta el sabado', 'sábado 5 de diciembre', 'es'],
    ['ya me dijeron que regrese al jale el lunes', 'lunes 7 de diciembre', 'es'],
  ] as const)('“%s” stands in the plan on %s', (words, day, language) => {
    const made = write({ biggest_challenge: words }, language)
    const lines = listLines(made, 'days')
    expect(lines.filter((line) => line.startsWith(`${day}: `)).length).toBe(1)
    expect(lines.join()).toContain('“')
    expect(made.plan).toContain(`- ${day}: `)
  })

  test.each([
    'court was last monday',
    'i got out in june',
    'i work at the car wash',
    'salí el mes pasado',
    'fui a la corte ayer',
  ])('“%s” names no day ahead', (words) => {
    expect(listLines(write({ biggest_challenge: words }), 'days')).toEqual([])
  })

  test('a date stands once, with both things that are on it, and the soonest first', () => {
    const lines = listLines(
      write({ urgent_need: 'court december 16 at 9', biggest_challenge: 'rent is due december 16. my po friday' }),
      'days',
    )
    expect(lines.map((line) => line.slice(0, line.indexOf(':')))).toEqual([
      'Friday, December 4',
      'Wednesday, December 16 at 9',
    ])
    expect(lines[1]).toContain('rent')
  })

  test('the step that prepares for a day stands with it', () => {
    const [line] = listLines(write({ urgent_need: 'court is december 16' }), 'days')
    expect(line).toContain(`Before then: ${english.tasks['court-ready'].title}.`)
  })

  test('words about danger are not quoted, and the kind of day still is', () => {
    const lines = listLines(
      write({ urgent_need: 'court is december 16' }, 'en', () => true),
      'days',
    )
    expect(lines.join()).not.toContain('“')
    expect(lines[0]).toContain('Wednesday, December 16: Court.')
  })
})

test.each([
  [
    'she texted me i can come by sunday its fine',
    'Don’t go. Only a judge',
    { biggest_challenge: 'no contact order' },
    'en',
  ],
  [
    'quiero ir a ver a mi apa a Reynosa el domingo',
    'No salga del país',
    { biggest_challenge: 'green card, voy a viajar y tengo miedo de la migra' },
    'es',
  ],
] as const)('“%s” has a warning: %s', (urgent_need, warning, told, language) => {
  expect(listLines(write({ ...told, urgent_need }, language), 'days').join()).toContain(warning)
  expect(listLines(write({ urgent_need }, language), 'days').join()).not.toContain(warning)
})

describe('what goes on is kept', () => {
  test.each([
    ['i go to AA on tuesdays', 'Tuesday, December 1', 'en'],
    ['church on sundays with my aunt', 'Sunday, December 6', 'en'],
    ['voy a juntas de NA los jueves', 'jueves 3 de diciembre', 'es'],
  ] as const)('“%s”: next %s', (words, day, language) => {
    const lines = listLines(write({ strengths: words }, language), 'keep')
    expect(lines.length).toBe(1)
    expect(lines[0]).toContain(words)
    expect(lines[0]).toContain(day)
  })

  test('a test without a weekday is kept in their words, and a plan without any has no such part', () => {
    expect(listLines(write({ strengths: 'i take my drug test every week, all clean' }), 'keep').length).toBe(1)
    expect(write({}).parts.filter(({ id }) => id === 'keep')).toEqual([])
  })
})

describe('people who help', () => {
  const findDetail = (told: Partial<PlanAnswers>, task: string, language: Language = 'en') =>
    write(told, language).steps.find((step) => step.task === task)?.detail

  test.each([
    ['my uncle Leon has a truck', 'Ask your uncle Leon for the ride', 'en'],
    ['my niece drives, she can take me', 'Ask your niece for the ride', 'en'],
    ['mi tio Beto tiene carro y me lleva', 'Pida hoy a su tío Beto que le lleve', 'es'],
  ] as const)('“%s” is asked for the ride', (support_system, words, language) => {
    const told = { urgent_need: 'no car no ride, my po friday at 10', support_system }
    expect(findDetail(told, 'ride-plan', language)).toContain(words)
  })

  test.each([
    'mamaw, shes 79 dont drive no more',
    'my cousin uses so i stay away from him',
    'my uncle drinks all day',
    'my brother is locked up',
    'mi hermana vive lejos, en otro estado',
  ])('“%s” is not asked for a ride', (support_system) => {
    const told = { urgent_need: 'no car no ride, my po friday at 10', support_system }
    expect(findDetail(told, 'ride-plan')).not.toMatch(/Ask (?:your|[A-Z])/)
  })

  test.each([
    ['mi esposa, ella tiene mi tarjeta del social', 'Primero pida a su esposa', 'es'],
    ['my mom has my social security card', 'First ask your mom', 'en'],
  ] as const)('“%s”: the paper at home comes before a new one', (support_system, words, language) => {
    const told = { urgent_need: 'i need to get my social security card, i have no id', support_system }
    const made = write(told, language)
    const text = made.steps.map(({ detail }) => detail).join(' ')
    expect(text).toContain(words)
  })

  test('somebody sober is asked to come to the meeting', () => {
    const told = { urgent_need: 'i want to stop drinking', support_system: 'my brother is 5 years clean, goes to NA' }
    expect(findDetail(told, 'first-meeting')).toContain('Ask your brother to go to a meeting with you.')
  })
})

/** Each names a day, of a kind that has a step or not. */
const datedBits = [
  'court is thursday',
  'corte el 17',
  'my po wednesday at 10am',
  'me toca con mi oficial el lunes',
  'my pills run out friday',
  'I can stay until saturday',
  'I start work monday',
  'boss says come back to work the 14th',
  'must have a job by the 8th',
  'rent is due the 10th',
  'interview tuesday at 9',
  'welding class starts december 7',
  'grandpas funeral is the 12th',
  'my daughters birthday is the 20th',
  'el bautizo es el domingo',
]

test('random people: each day that was named stands once, none is past, and no step for it comes after', () => {
  const someAnswer = fc.array(fc.constantFrom(...datedBits, 'no ride', 'just got out'), { minLength: 1, maxLength: 3 })
  const some = fc.record({
    urgent_need: someAnswer,
    biggest_challenge: someAnswer,
    day: fc.integer({ min: 0, max: 400 }).map((count) => addDays('2026-01-01', count)),
  })
  fc.assert(
    fc.property(some, ({ urgent_need, biggest_challenge, day }) => {
      const told = { urgent_need: urgent_need.join('. '), biggest_challenge: biggest_challenge.join('. ') }
      const made = write(told, 'en', () => false, day)
      const dates = listLines(made, 'days').map((line) => line.slice(0, line.indexOf(':')))
      const wanted = made.days.filter(({ on, about }) => about !== 'release' && daysBetween(day, on) <= 120)
      const missing = wanted.filter(({ on }) => {
        const date = formatMoment(on, undefined, english)
        return dates.filter((shown) => shown === date || shown.startsWith(`${date} at`)).length !== 1
      })
      expect(missing).toEqual([])
      expect(made.days.filter(({ on }) => on < day)).toEqual([])
      expect(made.tasks.filter(({ on, dueOn }) => on !== null && dueOn > on)).toEqual([])
    }),
    chooseRuns(1000, 250),
  )
})

test.each([
  ['wants-job', { urgent_need: 'i start work tuesday at 6am' }],
  ['wants-job', { strengths: 'boss says i can come back to work monday' }],
  ['wants-job', { urgent_need: 'me botaron del trabajo el lunes' }],
  ['no-id', { strengths: 'my license is good' }],
  ['no-id', { biggest_challenge: 'no tengo acta de nacimiento' }],
  ['medicine-low', { urgent_need: 'need insulin' }],
  ['supervised', { support_system: 'probation by mail once a month' }],
  ['court-date', { biggest_challenge: 'court is december 16' }],
] as const)('%s is not asked of somebody who said it: %o', (signal, told) => {
  expect(listQuestions(write(told).reading)).not.toContain(signal)
})

test('what was not said is asked', () => {
  expect(listQuestions(write({}).reading)).toEqual(expect.arrayContaining(['no-bed', 'supervised']))
})
