import { planTexts as english } from '#content/plan/en.ts'
import { planTexts as spanish } from '#content/plan/es.ts'
import { type PlanAnswers, planQuestionIds, type PlanQuestionId } from '#domain/action-plan/plan-answers.ts'
import type { Facts } from '#domain/facts/facts.ts'
import type { Language } from '#domain/language.ts'
import { chooseTasks } from '#domain/planner/choose-tasks.ts'
import type { PlanTexts } from '#domain/planner/plan-texts.ts'
import type { DatedTask } from '#domain/planner/task.ts'
import { findTaskContact, findTaskOffice } from '#domain/planner/task-office.ts'
import { type TaskHelp, writePlan } from '#domain/planner/write-plan.ts'
import { shippedRules } from '../danger/shipped-judge.ts'
import { formatDangerOpening } from './crisis-text.ts'
import { findListingsForTasks, type TaskListingsDeps } from './listings-for-tasks.ts'
import type { GeneratedPlan, Planner, PlanRequest } from './planner.ts'

export interface EmbeddedPlannerDeps extends TaskListingsDeps {
  facts: Facts
}

/** A plan that can be reworded: its tasks, days, listings and numbers stay. */
export interface PlanDraft extends GeneratedPlan {
  texts: PlanTexts
  write(texts: PlanTexts): GeneratedPlan
}

export interface EmbeddedPlanner extends Planner {
  draft(request: PlanRequest): Promise<PlanDraft>
}

export const planTextsByLanguage: Record<Language, PlanTexts> = { en: english, es: spanish }

/** A plan from the answers, the facts and the directory alone: no network, no model, the same plan each time. */
export function embeddedPlanner(deps: EmbeddedPlannerDeps): EmbeddedPlanner {
  const draft = async (request: PlanRequest): Promise<PlanDraft> => {
    const { answers, needs, state, today, language, danger } = request
    const tasks = chooseTasks({ answers, needs, state, today })
    const help = await helpFor(deps, tasks, request)
    const texts = planTextsByLanguage[language]
    const echoed = beginnings(answers)
    const write = (words: PlanTexts) => {
      const { plan, steps } = writePlan({ tasks, help, answers: echoed, language, texts: words, today, hasDanger })
      return { plan: danger ? `${formatDangerOpening(danger, language)}\n\n${plan}` : plan, steps }
    }
    return { ...write(texts), texts, write }
  }
  return {
    draft,
    async plan(request, { signal }) {
      const { plan, steps } = await draft(request)
      signal.throwIfAborted()
      return { plan, steps }
    },
  }
}

const hasDanger = (text: string) => shippedRules.dangerIn([text]) !== null

/** A plan repeats at most one line of an answer, so a short cleaned text is enough. */
const mostEchoed = 200

function beginnings(answers: PlanAnswers): PlanAnswers {
  const cut = planQuestionIds.map((id): [PlanQuestionId, string] => [id, answers[id].slice(0, mostEchoed)])
  return { ...answers, ...Object.fromEntries(cut) }
}

/** A nearby listing, plus the state's office or otherwise the line to call. */
async function helpFor(
  deps: EmbeddedPlannerDeps,
  dated: readonly DatedTask[],
  { county, state, language }: PlanRequest,
): Promise<Map<string, TaskHelp>> {
  const tasks = dated.map(({ task }) => task)
  const listingsByTask = county ? await findListingsForTasks(deps, tasks, county, language) : new Map<string, never>()
  return new Map(
    tasks.map((task) => [
      task.id,
      {
        place: listingsByTask.get(task.id) ?? null,
        office: findTaskOffice(task, state, deps.facts) ?? findTaskContact(task, deps.facts.contacts, language),
      },
    ]),
  )
}
