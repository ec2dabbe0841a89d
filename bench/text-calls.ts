import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sendPost } from '../src/contracts/community.ts'
import { requestIntroduction } from '../src/contracts/introductions.ts'
import { planQuestionIds, type PlanAnswers } from '../src/domain/action-plan/plan-answers.ts'
import { emptyPlanAnswers } from '../src/domain/action-plan/plan-tool.ts'
import { findForbiddenData, findPrivateData } from '../src/domain/community/private-data.ts'
import { createSubjectFinder } from '../src/domain/knowledge/interpret-by-guide.ts'
import { getGuideSearch } from '../src/domain/knowledge/guide-index.ts'
import { Needs } from '../src/domain/needs/needs.ts'
import { taskGraph } from '../src/domain/planner/task-graph.ts'
import { computeReadingGrade } from '../src/domain/text/readability.ts'
import { embeddedAssistant } from '../src/server/engines/assistant/embedded/embedded-assistant.ts'
import { createReggie } from '../src/server/engines/assistant/reggie.ts'
import { shippedRules } from '../src/server/engines/danger/shipped-judge.ts'
import { planSearch } from '../src/server/engines/directory/search-plan.ts'
import { type Knowledge, loadKnowledge } from '../src/server/engines/knowledge/load-knowledge.ts'
import { loadPlaces, type Places } from '../src/server/engines/places/places.ts'
import { findGravestDanger } from '../src/server/engines/planner/crisis-text.ts'
import { embeddedGuide } from '../src/server/engines/planner/embedded-guide.ts'
import { embeddedPlanner, planTextsByLanguage } from '../src/server/engines/planner/embedded-planner.ts'
import { getPersonsText } from '../src/server/engines/planner/understand-task.ts'
import { createStaffQuestionReader } from '../src/server/features/partner-assistant/answer-question.ts'
import { chooseCounty } from '../src/server/features/partner-assistant/other-listings.ts'
import { systemClock } from '../src/server/platform/clock.ts'

const root = path.resolve(import.meta.dirname, '..')

export interface TextCall {
  name: string
  /** The most characters of text that one body may hold. */
  longest: number
  read(text: string): unknown
}

/** What people answered for plans; some left a box empty. */
export function readGoldenAnswers(): PlanAnswers[] {
  const people = readFileSync(path.join(root, 'data/golden/plans/people.jsonl'), 'utf8').trim().split('\n')
  return people.map((line) => ({ ...emptyPlanAnswers, ...(JSON.parse(line) as { answers: PlanAnswers }).answers }))
}

export interface TextCalls {
  calls: readonly TextCall[]
  makePlan(answers: PlanAnswers): unknown
}

const signal = new AbortController().signal
const location = { state: 'CA', county: 'Los Angeles County' } as const

const area = { state: 'CA' as const, language: 'en' as const }
const findListings = async () => []

const cut = (text: string, parts: number) => {
  const size = Math.ceil(text.length / parts)
  return Array.from({ length: parts }, (_, at) => text.slice(at * size, (at + 1) * size) || 'x')
}
const fill = (parts: readonly string[]) =>
  Object.fromEntries(planQuestionIds.map((id, at) => [id, parts[at] ?? 'x'])) as PlanAnswers
const toMessages = (contents: readonly string[]) => contents.map((content) => ({ role: 'user' as const, content }))

/** The functions that read text in each call's handler, on the knowledge as it ships; the directory is empty. */
export async function openTextCalls(): Promise<TextCalls> {
  const places = loadPlaces(path.join(root, 'data/directory'))
  const knowledge = await loadKnowledge(path.join(root, 'data'), places)
  const { makePlan, calls } = listPlanCalls(knowledge, places)
  return { makePlan, calls: [...calls, ...listChatCalls(knowledge, places), ...listOtherCalls(knowledge, places)] }
}

function listPlanCalls({ facts, guides, readSignals, readSubject }: Knowledge, places: Places): TextCalls {
  const directory = { candidates: async () => [], documents: async () => new Map<string, never>() }
  const found = { facts, places, clock: systemClock, directory }
  const planner = embeddedPlanner({ ...found, readSignals, readSubject, guides })
  const tasks = { tasks: taskGraph, texts: Object.values(planTextsByLanguage), guides }
  const guide = embeddedGuide({ ...found, ...tasks })
  const county = places.findCounty(location)
  const toRequest = (answers: PlanAnswers) => {
    const { urgent_need, biggest_challenge, strengths, support_system, goals_3_months } = answers
    const asked = { needs: ['housing' as const], corrections: {}, saved: [], today: '2026-11-19' }
    const listed = [strengths, support_system, goals_3_months]
    const danger = findGravestDanger([urgent_need, biggest_challenge], shippedRules, listed)
    return { ...area, ...asked, county, answers, danger }
  }
  const makePlan = (answers: PlanAnswers) => planner.plan(toRequest(answers), { signal })
  const calls: TextCall[] = [
    { name: 'plan, five answers', longest: 10_000, read: (text) => makePlan(fill(cut(text, 5))) },
    { name: 'plan, two answers', longest: 4000, read: (text) => makePlan(fill(cut(text, 2))) },
    // As over the limit: danger is looked for in all that was written.
    {
      name: 'plan in danger',
      longest: 10_000,
      read: (text) => planner.planInDanger(toRequest(fill(cut(text, 5)))),
    },
    {
      name: 'guidance',
      longest: 2200,
      read(text) {
        const task = { title: text.slice(0, 200), description: text.slice(200), category: '' }
        const danger = findGravestDanger([getPersonsText(task, tasks)], shippedRules)
        return guide.guide({ ...area, county, task, danger, needs: [] }, { signal })
      },
    },
  ]
  return { calls, makePlan }
}

function listChatCalls(knowledge: Knowledge, places: Places): TextCall[] {
  const deps = { ...knowledge, clock: systemClock, findListings }
  const embedded = embeddedAssistant(deps)
  const reggie = createReggie({ embedded, findListings, knowledge, clock: systemClock, model: null })
  const askStaff = createStaffQuestionReader({ ...deps, understand: embedded.understand })
  const toQuestion = (contents: readonly string[]) => ({
    ...area,
    messages: toMessages(contents),
    location,
    needs: [],
    tone: 'facts' as const,
  })
  const ask = (contents: readonly string[]) =>
    embedded.answer({ ...toQuestion(contents), danger: shippedRules.dangerIn(contents.slice(-4)) }, { signal })
  const cutMessages = (text: string) => cut(text, Math.ceil(text.length / 4000))
  return [
    { name: 'chat, long messages', longest: 60_000, read: (text) => ask(cutMessages(text)) },
    { name: 'chat, forty messages', longest: 60_000, read: (text) => ask(cut(text, 40)) },
    {
      name: 'chat trace',
      longest: 60_000,
      read: (text) => reggie.trace(toQuestion(cutMessages(text)), null, signal),
    },
    {
      name: 'staff question',
      longest: 33_000,
      read(text) {
        const [input, told] = [text.slice(0, 1000), text.slice(1000)]
        shippedRules.crisisIn(input)
        chooseCounty({ places, gazetteer: knowledge.places }, { input, person: null, own: [] })
        computeReadingGrade('en', input)
        const before = told === '' ? [] : toMessages(cutMessages(told))
        return askStaff({ input, language: 'en', before, location, needs: [], rules: shippedRules }, signal)
      },
    },
  ]
}

function listOtherCalls(knowledge: Knowledge, places: Places): TextCall[] {
  const { guides, helpers } = knowledge
  const findSubject = createSubjectFinder(getGuideSearch(guides), knowledge)
  return [
    {
      name: 'community',
      longest: 3000,
      read(text) {
        sendPost.body.safeParse({
          kind: 'story',
          language: 'en',
          need: null,
          state: null,
          county: null,
          text,
          agreed: true,
        })
        return [findForbiddenData('story', text), shippedRules.crisisIn(text)]
      },
    },
    { name: 'community, review', longest: 6000, read: (text) => findPrivateData(text) },
    {
      name: 'search text',
      longest: 500,
      read(text) {
        const needs = Needs.parse({ other: true, otherDescription: text })
        return planSearch({ places, findSubject, helpers }, { location, language: 'en', needs }, Date.now())
      },
    },
    {
      name: 'introduction',
      longest: 4000,
      read: (text) =>
        requestIntroduction.body.safeParse({
          resourceId: text.slice(0, 128),
          resourceName: text.slice(0, 300),
          resourceContact: text.slice(0, 300),
          userName: text.slice(0, 161),
          userMessage: text.slice(0, 3100),
          userEmail: text.slice(0, 254),
          preferredContact: 'email',
          urgency: 'normal',
          userLocation: location,
          userNeeds: {},
        }),
    },
  ]
}
