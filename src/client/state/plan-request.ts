import { generateActionPlan } from '#contracts/plan-generation.ts'
import type { StoredPlan } from '#domain/action-plan/stored-plan.ts'
import type { PlanAnswers } from '#domain/action-plan/plan-answers.ts'
import { readPlanText } from '#domain/action-plan/plan-text.ts'
import { type Needs, needKeys } from '#domain/needs/needs.ts'
import { hasNeed } from '#domain/onboarding/context.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { currentLanguage } from '#client/platform/i18n/current-language.ts'
import { localDay } from '#client/platform/local-day.ts'
import { readKey } from '#client/platform/storage/storage.ts'
import { readResults } from './results.ts'
import { searchContext } from './search-context.ts'

/** Requests a plan; null when the server responded without one. Throws errors that `classifyPlanError` can classify. */
export async function requestPlan(answers: PlanAnswers, signal: AbortSignal): Promise<StoredPlan | null> {
  const madeAt = Date.now()
  const language = currentLanguage()
  const body = { ...searchedFor(), responses: answers, language, today: localDay(new Date(madeAt)) }
  const headers = { 'x-session-id': readKey('sessionId') ?? `search-action-plan-${madeAt}` }
  const { plan, steps = [] } = await callApi(generateActionPlan, { headers, body }, { signal })
  const text = readPlanText(plan)
  if (text === '' && steps.length === 0) return null
  const tasks = steps.map(() => ({ id: crypto.randomUUID(), isAdded: false }))
  return { text, steps, language, madeAt, tasks }
}

/** Location and needs of this page's search, else of the last results; blank if there was no search. */
function searchedFor(): { location: string; selectedNeeds: string } {
  const context = searchContext.get()
  const results = readResults()
  const location = context.location ?? results?.location
  const needs = hasNeed(context.needs) ? context.needs : (results?.needs ?? context.needs)
  return {
    location: location ? `${location.county}, ${location.state}` : '',
    selectedNeeds: namedNeeds(needs),
  }
}

const namedNeeds = (needs: Needs) =>
  needKeys
    .filter((need) => needs[need])
    .map((need) => need.replaceAll('-', ' '))
    .join(', ')
