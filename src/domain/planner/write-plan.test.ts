import { describe, expect, test } from 'vitest'
import type { PlanAnswers } from '../action-plan/plan-answers.ts'
import { PlanStep } from '../action-plan/plan-step.ts'
import { chooseTasks } from './choose-tasks.ts'
import type { PlanTexts } from './plan-texts.ts'
import { readAnswers } from './read-answers.ts'
import { callerFacts } from './shown-signals.ts'
import { taskGraph } from './task-graph.ts'
import type { TaskHelp } from './task-office.ts'
import { writePlan } from './write-plan.ts'

const texts: PlanTexts = {
  title: 'Plan',
  opening: {
    hello: 'Hello.',
    strengths: 'Bring: {words}',
    noStrengths: 'You are here.',
    support: 'With: {words}',
    noSupport: 'Not alone.',
    sayMore: 'Tell more.',
    read: { beginnings: 'The first part.', nothing: 'First steps.' },
    calls: 'Write it down.',
    callsHidden: 'Call in secret.',
    closed: 'Shut on {days}.',
    closedToday: 'Shut today.',
    permission: 'Get a yes.',
    forAnother: 'For somebody.',
  },
  later: 'Later',
  told: Object.fromEntries(callerFacts.map((fact) => [fact, `Told ${fact}.`])) as PlanTexts['told'],
  understood: {} as PlanTexts['understood'],
  understoodOn: {},
  understoodBy: {},
  questions: {} as PlanTexts['questions'],
  phases: {
    now: 'Now {from}-{to}',
    week1: 'W1 {from}-{to}',
    week2: 'W2 {from}-{to}',
    week3: 'W3 {from}-{to}',
    week4: 'W4 {from}-{to}',
  },
  dates: {
    weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    day: '{weekday} {month} {day}',
    short: '{month} {day}',
    today: 'today',
    by: 'by {date}',
  },
  parts: {
    days: 'Days',
    day: '{date}: {what}',
    about: {},
    byPhone: 'By phone.',
    warnings: { noContact: 'No.', border: 'Wait.' },
    lastDay: {},
    before: 'Before: {title}.',
    thatDay: 'That day: {title}.',
    keep: 'Keep',
    keepOn: '{words} {date}',
    keepDays: '{words} {days}',
    keepAll: '{words}',
  },
  step: {
    where: 'Where: {place}',
    say: 'Say: {words}',
    callPerson: 'Call {who}: {words}',
    callOffice: 'Call {name} {phone}: {words}',
    call211: 'Call 2-1-1: {words}',
    say211: 'In {county}. Need {what}.',
    say211Anywhere: 'Need {what}.',
    noPlace: 'None near.',
    ownWords: 'Tell: {words}',
    startOnline: 'Start {url} or 2-1-1: {words}',
    online: 'Online: {url}',
    office: 'Office: {name}',
    goal: 'You: {words}',
  },
  notes: {
    forLawyer: 'For the lawyer: {words}',
    kidOfAge: 'My child is {age}.',
    byPhone: {},
    onDay: 'Your day: {date}.',
    noPhone: 'Call from a library.',
    dayAt: '{date} at {time}',
    dayAtOne: '{date} at {time}',
    canDo: 'Can do: {words}',
    kids: '{count} kids.',
    kidsOfAge: '{younger} and {older}.',
    wheelchair: 'Wheelchair.',
    kin: {} as PlanTexts['notes']['kin'],
    titleOn: {},
    ways: {} as PlanTexts['notes']['ways'],
    lastDay: {},
    callName: '{name}',
    helper: { 'ride-plan': 'Ask {name}.' },
    offers: {},
    askOn: { 'ride-plan': 'a ride on {date}' },
    backup: 'Or {line}',
    toldOn: { 'bed-ending': 'Until {date}.' },
    sayOn: { 'report-officer': 'I come {date}' },
    also: { 'report-officer': { 'no-ride': 'Call if no ride.', always: 'Be early.' } },
  },
  closing: 'Go well.',
  closingHidden: 'Hide it.',
  tasks: Object.fromEntries(
    taskGraph.map(({ id }) => [
      id,
      {
        title: `Title ${id}`,
        detail: `Detail ${id}.`,
        titleOn: `Title ${id} on {date}`,
        say: `words of ${id}`,
        ask211: `help with ${id}`,
        ...(id === 'report-officer' ? { who: 'your officer' } : {}),
      },
    ]),
  ) as unknown as PlanTexts['tasks'],
}
const answers: PlanAnswers = {
  urgent_need: 'nowhere to sleep',
  biggest_challenge: 'I am on parole',
  strengths: 'I cook',
  support_system: 'my sister',
  goals_3_months: 'a <b>home</b>',
}
const today = '2026-11-16'

function write(help: Record<string, Partial<TaskHelp>> = {}, changedAnswers: Partial<PlanAnswers> = {}) {
  const all = { ...answers, ...changedAnswers }
  const reading = readAnswers(all, today)
  const tasks = chooseTasks({ answers: all, reading, needs: ['housing'], state: 'CA', today })
  const entries = Object.entries(help).map(
    ([id, taskHelp]) => [id, { place: null, office: null, ...taskHelp }] as const,
  )
  return writePlan({
    tasks,
    help: new Map(entries),
    reading,
    county: 'Kern County',
    ownWords: new Map([
      ['apply-snap', 'my own words'],
      ['immigration-lawyer', 'my papers'],
    ]),
    answers: all,
    language: 'en',
    texts,
    today,
    hasDanger: (text) => text.includes('kill') || text.includes('end my life'),
  })
}
const linesAfter = (plan: string, title: string) => {
  const lines = plan.split('\n')
  const at = lines.findIndex((line) => line.includes(`Title ${title}**`))
  return lines.slice(at, lines.indexOf('', at))
}

test('the first week has its days, the rest stands under one heading, each step has its number and day', () => {
  const { plan } = write()
  expect(plan.split('\n').slice(0, 4)).toEqual(['**Plan**', 'Hello.', 'Bring: I cook', 'With: my sister'])
  expect(plan).toContain('**Now Nov 16-Nov 18**')
  expect(plan).toContain('**Later**')
  expect(plan).not.toContain('W2')
  expect(plan).toContain('**1. Title bed-tonight** (today)')
  expect(plan).toMatch(/Title apply-snap\*\* \(by \w+ \w+ \d+\)/)
  expect(plan.endsWith('Go well.')).toBe(true)
})

test('the steps are those of the text, in its order, and fit the contract', () => {
  const { plan, steps } = write()
  const titles = [...plan.matchAll(/^\*\*\d+\. (.+)\*\*/gm)].map(([, title]) => title)
  expect(steps.map(({ title }) => title)).toEqual(titles)
  expect(steps.every((step) => PlanStep.safeParse(step).success)).toBe(true)
  expect(steps.filter(({ place, script }) => place === null && script === null)).toEqual([])
})

describe('who helps', () => {
  const listing = { id: 'a', name: 'Open Door', phone: '555-0101', address: '12 Main St' }

  test('a place is named with its phone and address, and what to say there', () => {
    const { plan, steps } = write({ 'bed-tonight': { place: listing } })
    expect(linesAfter(plan, 'bed-tonight').slice(2)).toEqual([
      'Where: Open Door, 555-0101, 12 Main St',
      'Say: words of bed-tonight',
    ])
    expect(steps[0]).toMatchObject({ task: 'bed-tonight', place: listing, category: 'housing', priority: 'high' })
  })

  test('an office is called by its name and number, and its page is given', () => {
    const office = { name: 'Vital Records', phone: '555-0102', url: 'https://v.test' }
    expect(linesAfter(write({ 'housing-programs': { office } }).plan, 'housing-programs').slice(2)).toEqual([
      'Call Vital Records 555-0102: Told no-bed. words of housing-programs',
      'Online: https://v.test',
    ])
  })

  test('an office with a page only is started there', () => {
    const office = { name: null, phone: null, url: 'https://snap.test' }
    expect(linesAfter(write({ 'apply-snap': { office } }).plan, 'apply-snap').slice(2)).toEqual([
      'Start https://snap.test or 2-1-1: Told no-bed. In Kern County. Need help with apply-snap.',
    ])
    expect(linesAfter(write({ 'apply-snap': { office, place: listing } }).plan, 'apply-snap').slice(2)).toEqual([
      'Where: Open Door, 555-0101, 12 Main St',
      'Say: Told no-bed. words of apply-snap',
      'Online: https://snap.test',
    ])
  })

  test('a number on the person’s own papers comes before the office, which is named below', () => {
    const office = { name: 'Corrections', phone: null, url: 'https://doc.test' }
    expect(linesAfter(write({ 'report-officer': { office } }).plan, 'report-officer').slice(2)).toEqual([
      'Call your officer: words of report-officer',
      'Office: Corrections, https://doc.test',
    ])
  })

  test('where nobody is known, and where the line is 2-1-1 itself, 2-1-1 is called', () => {
    const line = { name: '211', phone: '211', url: 'https://www.211.org' }
    for (const help of [{}, { 'bed-tonight': { office: line } }]) {
      expect(linesAfter(write(help).plan, 'bed-tonight').slice(2)).toEqual([
        'Call 2-1-1: In Kern County. Need help with bed-tonight.',
      ])
    }
  })
})

describe('the person’s own words', () => {
  test('goals stand in the last step, without markup', () => {
    expect(write().steps.at(-1)?.detail).toBe('You: a home. Detail three-month-goal.')
  })

  test('an answer that names nothing gets a kind word instead', () => {
    expect(write({}, { strengths: 'nothing', support_system: 'nobody' }).plan).toContain('You are here.\nNot alone.')
  })

  test('words of danger are never said back', () => {
    const { plan } = write({}, { strengths: 'I want to kill myself', goals_3_months: 'I want to end my life' })
    expect(plan).not.toMatch(/kill|end my life/)
  })

  test('braces and bold marks in an answer change nothing', () => {
    expect(write({}, { strengths: '**{from}** {words} $& $1' }).plan).toContain('Bring: from words $& $1')
  })
})

test('a day and its hour stand in the title and in what to say, with what the person should know', () => {
  const { steps } = write({}, { biggest_challenge: 'see my PO friday at 9am and no car' })
  const officer = steps.find(({ task }) => task === 'report-officer')
  expect(officer?.title).toBe('Title report-officer on Fri Nov 20 at 9 am')
  expect(officer?.script).toContain('I come Fri Nov 20 at 9 am')
  expect(officer?.detail).toContain('Be early.')
})

test('papers and charges are told to the lawyer, and not to whoever looks one up', () => {
  const without = { urgent_need: 'I am undocumented and I need an immigration lawyer' }
  const office = { name: 'Lawyer', phone: '555-0100', address: null }
  const place = { ...office, id: 'lawyer', url: null } as unknown as TaskHelp['place']
  const alone = linesAfter(write({}, without).plan, 'immigration-lawyer').join()
  expect(alone).toMatch(/2-1-1.*For the lawyer: .*my papers/)
  expect(alone.slice(0, alone.indexOf('For the lawyer'))).not.toContain('my papers')
  expect(linesAfter(write({ 'immigration-lawyer': { place } }, without).plan, 'immigration-lawyer').join()).toContain(
    'my papers',
  )
})

test('whoever helps with work hears what the person can do', () => {
  const { steps } = write({}, { urgent_need: 'I want a better job' })
  expect(steps.find(({ task }) => task === 'job-center')?.script).toContain('Can do: I cook')
})

test('a step that cannot wait names whom to call when its place does not answer', () => {
  const place = { id: 'a', name: 'Shelter', phone: '(555) 010-0000', address: null }
  const { plan } = write({ 'bed-tonight': { place, office: { name: '2-1-1', phone: '211', url: null } } })
  expect(plan).toContain('Or 2-1-1')
})
