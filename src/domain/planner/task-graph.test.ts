import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ContactsFile, StatesFile, VotingFile } from '../facts/facts.ts'
import { needKeys } from '../needs/needs.ts'
import { states } from '../places/states.ts'
import { ServiceId } from '../services/services.ts'
import { lastDay } from './date-tasks.ts'
import { guidesBySignal } from './guide-signals.ts'
import { shownSignals } from './shown-signals.ts'
import { signalPhrases } from './signal-phrases.ts'
import { urgentKinds } from './task.ts'
import { taskGraph, getTask } from './task-graph.ts'
import { sortByPrerequisites } from './sort-tasks.ts'
import { findTaskContact, findTaskOffice } from './task-office.ts'

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const contacts = new Map(
  ContactsFile.parse(read('data/facts/contacts.json')).contacts.map((contact) => [contact.id, contact]),
)
const facts = {
  states: StatesFile.parse(read('data/facts/states.json')).states,
  voting: VotingFile.parse(read('data/facts/voting.json')),
}
const byId = new Map(taskGraph.map((task) => [task.id, task]))

test('the graph has a hundred tasks, some more for rare cases and hard facts, and serves every need', () => {
  expect(taskGraph.length).toBeGreaterThanOrEqual(90)
  expect(taskGraph.length).toBeLessThanOrEqual(200)
  expect(needKeys.filter((need) => !taskGraph.some((task) => task.need === need))).toEqual([])
})

test('no task needs itself, however far around', () => {
  const circles = taskGraph.filter((task) => {
    const seen = new Set<string>()
    const reach = (id: string): void => {
      for (const before of byId.get(id)?.after ?? []) {
        if (!seen.has(before)) {
          seen.add(before)
          reach(before)
        }
      }
    }
    reach(task.id)
    return seen.has(task.id)
  })
  expect(circles).toEqual([])
})

test('in order of need every task stands after what it needs', () => {
  const order = sortByPrerequisites(taskGraph.toReversed()).map(({ id }) => id)
  const wrong = taskGraph.flatMap(({ id, after }) =>
    after.filter((before) => order.indexOf(before) > order.indexOf(id)).map((before) => `${id} before ${before}`),
  )
  expect(wrong).toEqual([])
  expect(order.length).toBe(taskGraph.length)
})

describe.each(taskGraph.map((task) => [task.id, task] as const))('%s', (_, task) => {
  test('points only to tasks, services, contacts and guides that exist', () => {
    expect(task.after.filter((id) => !byId.has(id))).toEqual([])
    expect(task.services.filter((id) => !ServiceId.safeParse(id).success)).toEqual([])
    expect(task.contact === null || contacts.has(task.contact)).toBe(true)
    expect(task.guide).not.toBeNull()
    expect(existsSync(`data/knowledge/en/${task.guide ?? ''}.md`)).toBe(true)
  })

  test('has days inside the plan that do not start after the ones of what it opens', () => {
    const [from, to] = task.days
    expect(from).toBeGreaterThanOrEqual(0)
    expect(to).toBeGreaterThanOrEqual(from)
    expect(to).toBeLessThanOrEqual(lastDay)
    expect(task.after.filter((id) => (byId.get(id)?.days[0] ?? 0) > from)).toEqual([])
  })
})

test('an urgent task waits only for urgent tasks of its own or an earlier kind', () => {
  const rank = (id: string) => {
    const urgent = byId.get(id)?.urgent ?? null
    return urgent === null ? urgentKinds.length : urgentKinds.indexOf(urgent)
  }
  const wrong = taskGraph.filter(({ id, urgent, after }) => urgent && after.some((before) => rank(before) > rank(id)))
  expect(wrong).toEqual([])
})

test('everything that is listened for is of use to some task or rule', () => {
  const heard = new Set(taskGraph.flatMap(({ signals, requires, notFor }) => [...signals, ...requires, ...notFor]))
  const inRules = ['keeps-job', 'better-job', 'drugs', 'lonely', 'owes-rent', 'kids', 'drug-charge', 'for-other']
  const withGuide = Object.keys(guidesBySignal)
  const isUsed = (name: string) =>
    heard.has(name as never) ||
    inRules.includes(name) ||
    withGuide.includes(name) ||
    shownSignals.includes(name as never)
  expect(Object.keys(signalPhrases).filter((name) => !isUsed(name))).toEqual([])
})

describe('offices', () => {
  const kinds = [...new Set(taskGraph.flatMap(({ office }) => office ?? []))]

  test.each(states.map(({ code }) => code))('%s has an office with a phone or a link for every kind', (state) => {
    const without = kinds.filter((kind) => {
      const task = taskGraph.find(({ office }) => office === kind)
      return task && findTaskOffice(task, state, facts) === null
    })
    expect(without).toEqual([])
  })

  test('the office is the one of the person’s own state, and without a state there is none', () => {
    const task = getTask('state-id')
    expect(findTaskOffice(task, 'CA', facts)).toEqual(facts.states.CA.idOffice)
    expect(findTaskOffice(task, 'TX', facts)).toEqual(facts.states.TX.idOffice)
    expect(findTaskOffice(task, null, facts)).toBeNull()
  })

  test('benefits have the state’s page and no made-up name or number', () => {
    expect(findTaskOffice(getTask('apply-snap'), 'CA', facts)).toEqual({
      name: null,
      phone: null,
      url: facts.states.CA.snapUrl,
    })
  })

  test('the election office needs the voting rules to be loaded', () => {
    expect(findTaskOffice(getTask('vote-check'), 'CA', { states: facts.states })).toBeNull()
    expect(findTaskOffice(getTask('vote-check'), 'CA', facts)?.name).toBe(facts.voting.states.CA.office.name)
  })

  test('a national line speaks the person’s language', () => {
    const ssa = contacts.get('ssa')
    expect(findTaskContact(getTask('social-security-card'), contacts, 'es')?.name).toBe(ssa?.name.es)
    expect(findTaskContact(getTask('social-security-card'), contacts, 'en')?.phone).toBe(ssa?.phone)
    expect(findTaskContact(getTask('keep-dates'), contacts, 'en')).toBeNull()
  })
})
