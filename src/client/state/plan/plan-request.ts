import { generateActionPlan } from '#contracts/plan-generation.ts'
import type { StoredPlan } from '#domain/action-plan/stored-plan.ts'
import type { PlanAnswers } from '#domain/action-plan/plan-answers.ts'
import type { PlanCorrections } from '#domain/action-plan/plan-corrections.ts'
import { readPlanText } from '#domain/action-plan/plan-text.ts'
import { type Needs, needKeys } from '#domain/needs/needs.ts'
import { hasNeed } from '#domain/onboarding/context.ts'
import { type SignalCorrections, type StatedSignal, statedSignals } from '#domain/planner/signal-names.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { currentLanguage } from '#client/platform/i18n/current-language.ts'
import { localDay } from '#client/platform/local-day.ts'
import { readKey } from '#client/platform/storage/storage.ts'
import { readResults } from '../search/results.ts'
import { searchContext } from '../search/search-context.ts'

interface PlanInput {
  answers: PlanAnswers
  corrections: PlanCorrections
}

/** Requests a plan; null when the server responded without one. Throws errors that `classifyPlanError` can classify. */
export async function requestPlan(
  { answers, corrections }: PlanInput,
  signal: AbortSignal,
): Promise<StoredPlan | null> {
  const madeAt = Date.now()
  const language = currentLanguage()
  const body = {
    ...searchedFor(),
    responses: answers,
    language,
    today: localDay(new Date(madeAt)),
    ...(corrections.length > 0 && { corrections: toSignals(corrections) }),
    saved: listSavedIds(),
  }
  const headers = { 'x-session-id': readKey('sessionId') ?? `search-action-plan-${madeAt}` }
  const reply = await callApi(generateActionPlan, { headers, body }, { signal })
  const { plan, steps = [], parts = [], understood = [], questions = [] } = reply
  const text = readPlanText(plan)
  if (text === '' && steps.length === 0) return null
  const tasks = steps.map(() => ({ id: crypto.randomUUID(), isAdded: false }))
  return { text, steps, language, madeAt, tasks, parts, understood, questions, feedback: {} }
}

const isStated = (signal: string): signal is StatedSignal => (statedSignals as readonly string[]).includes(signal)

/** A signal that this version does not know would make the server refuse all the others. */
function toSignals(corrections: PlanCorrections): SignalCorrections {
  const signals: SignalCorrections = {}
  for (const { signal, isSo } of corrections) if (isStated(signal)) signals[signal] = isSo
  return signals
}

const maxSaved = 50
const maxSavedId = 64

/** The newest of the person's own list: a step names one of these first. */
function listSavedIds(): string[] {
  return readKey('savedResources')
    .map(({ id }) => id)
    .filter((id) => id.length <= maxSavedId)
    .slice(-maxSaved)
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
