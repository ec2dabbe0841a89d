import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { planTexts as english } from '#content/plan/en.ts'
import { planTexts as spanish } from '#content/plan/es.ts'
import type { PlanAnswers } from '#domain/action-plan/plan-answers.ts'
import type { PlanListing } from '#domain/action-plan/plan-step.ts'
import { ContactsFile, StatesFile, VotingFile } from '#domain/facts/facts.ts'
import { type LineService, resolveLine, StateLinesFile } from '#domain/facts/state-lines.ts'
import type { Language } from '#domain/language.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import type { StateCode } from '#domain/places/states.ts'
import type { ServiceId } from '#domain/services/services.ts'
import { formatCountyInSentence } from '#domain/places/county-in-sentence.ts'
import { unpackModel } from '#domain/danger/model-file.ts'
import { chooseTasks } from '#domain/planner/choose-tasks.ts'
import { readAnswers } from '#domain/planner/read-answers.ts'
import { createSignalReader } from '#domain/planner/signal-reader.ts'
import type { Task } from '#domain/planner/task.ts'
import { findTaskContact, findTaskOffice } from '#domain/planner/task-office.ts'
import { readAround } from '#domain/planner/around.ts'
import { writePlan } from '#domain/planner/write-plan.ts'
import { readModel } from './train/model-files.ts'
import { getGradeLimit, computeReadingGrade } from '#domain/text/readability.ts'

interface Persona {
  id: string
  language: Language
  state: StateCode | null
  county: string | null
  today: string
  needs: NeedKey[]
  answers: PlanAnswers
}

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const reader = createSignalReader(unpackModel(readModel('plan-signals')))
const personas = read('data/golden/plans/personas.json') as Persona[]
const lines = StateLinesFile.parse(read('data/facts/state-lines.json'))
const facts = {
  states: StatesFile.parse(read('data/facts/states.json')).states,
  findLine: (state: StateCode, service: LineService) => resolveLine(state, service, lines.states[state], []),
  voting: VotingFile.parse(read('data/facts/voting.json')),
  contacts: new Map(
    ContactsFile.parse(read('data/facts/contacts.json')).contacts.map((contact) => [contact.id, contact]),
  ),
}

/** Made-up listings, so that a plan does not change when the directory does. */
const listingsByService: Partial<Record<ServiceId, PlanListing>> = {
  'emergency-shelter': { id: 'a', name: 'Open Door Shelter', phone: '555-0101', address: '12 Main St' },
  'food-pantry': { id: 'b', name: 'Bread for All Pantry', phone: '555-0102', address: '40 Oak Ave' },
  'health-center': { id: 'c', name: 'Riverside Health Center', phone: '555-0103', address: '7 River Rd' },
  'job-center': { id: 'd', name: 'Downtown Job Center', phone: '555-0104', address: '100 Market St' },
  'public-library': { id: 'e', name: 'Central Library', phone: null, address: '1 Library Sq' },
  'civil-legal-aid': { id: 'f', name: 'County Legal Aid', phone: '555-0105', address: null },
}

function helpFor(task: Task, { state, county, language }: Persona) {
  const near = county === null ? [] : task.services.flatMap((service) => listingsByService[service] ?? [])
  return {
    place: near[0] ?? null,
    office: findTaskOffice(task, state, facts) ?? findTaskContact(task, facts.contacts, language),
  }
}

function buildPlan(persona: Persona) {
  const { answers, language, today, county } = persona
  const reading = readAnswers(answers, today, { reader })
  const tasks = chooseTasks({ ...persona, reading })
  const help = new Map(tasks.map(({ task }) => [task.id, helpFor(task, persona)]))
  return writePlan({
    tasks,
    help,
    reading,
    county: county && formatCountyInSentence(county, language),
    around: readAround(answers, today),
    answers,
    language,
    texts: language === 'es' ? spanish : english,
    today,
    hasDanger: () => false,
  })
}

test('there are thirty people, half of them speak Spanish', () => {
  expect(personas.length).toBe(30)
  expect(personas.filter(({ language }) => language === 'es').length).toBe(15)
})

describe.each(personas)('$id', (persona) => {
  const { plan, steps } = buildPlan(persona)

  test('the plan is the one that was read by eye', async () => {
    await expect(`${plan}\n`).toMatchFileSnapshot(`../data/golden/plans/${persona.id}.txt`)
  })

  test('it reads at grade 6 or below', () => {
    const prose = steps.map(({ title, detail }) => `${title}. ${detail}`).join('\n')
    expect(computeReadingGrade(persona.language, prose) ?? 0).toBeLessThanOrEqual(getGradeLimit(prose))
  })
})
