import type { FastifyInstance } from 'fastify'
import { taskGraph } from '#domain/planner/task-graph.ts'
import type { AppDeps } from './app-deps.ts'
import { toAsker, createControlReader } from './app-model.ts'
import type { ControlReader } from './engines/assistant/control.ts'
import { chatBudget } from './engines/assistant/providers/budget.ts'
import { createModelOpener } from './engines/assistant/providers/choose-model.ts'
import { directoryRepository } from './engines/directory/repository.ts'
import { findGravestDanger } from './engines/planner/crisis-text.ts'
import { embeddedGuide } from './engines/planner/embedded-guide.ts'
import { embeddedPlanner, planTextsByLanguage } from './engines/planner/embedded-planner.ts'
import { modelGuide } from './engines/planner/model-guide.ts'
import type { ModelGuards } from './engines/planner/model-guards.ts'
import { modelPlanner } from './engines/planner/model-planner.ts'
import { getPersonsText } from './engines/planner/understand-task.ts'
import { crisisCountsRepository } from './features/assistant/repository.ts'
import { planGenerationRoutes } from './features/plan-generation/routes.ts'
import { createBreaker } from './platform/breaker.ts'
import { reserve } from './platform/db/limits.ts'
import { describeFault } from './platform/logger.ts'

/** Plans are long and rare: a quarter of all slots keeps them from holding up the chat. */
const planConcurrency = { inFlight: 5, queue: 20 }

/** Connects the planner to the task graph, the facts, the directory and, if configured, a model. */
export function addPlanner(app: FastifyInstance, deps: AppDeps): void {
  const { db, clock, logger, places } = deps
  const counts = crisisCountsRepository(db)
  const control = createControlReader(deps)
  const { known: taskKnowledge, planner, guide, planners, guiders } = createPlanEngines(deps, control)
  planGenerationRoutes(app, {
    clock,
    places,
    dangerInTask: (task, rules) => findGravestDanger([getPersonsText(task, taskKnowledge)], rules),
    readRules: async () => (await control()).added,
    plannerFor: (context) => planners?.(toAsker(context, deps)) ?? planner,
    guideFor: (context) => guiders?.(toAsker(context, deps)) ?? guide,
    countCrisis(kind) {
      counts.add(kind, clock.now()).catch((error: unknown) => logger.error('crisis not counted', describeFault(error)))
    },
  })
}

/** Our own planner and guide, and a model's if one is configured. */
export function createPlanEngines(deps: AppDeps, control: ControlReader) {
  const {
    db,
    clock,
    places,
    knowledge: { facts, guides, readSignals, readQuestion },
  } = deps
  const found = { facts, places, clock, directory: directoryRepository(db) }
  const planner = embeddedPlanner({ ...found, readSignals, readQuestion, guides })
  const taskKnowledge = { tasks: taskGraph, texts: Object.values(planTextsByLanguage), guides }
  const guide = embeddedGuide({ ...found, ...taskKnowledge })
  const guards = createModelGuards(deps, control)
  return {
    known: taskKnowledge,
    planner,
    guide,
    planners: guards && modelPlanner(planner, guards),
    guiders: guards && modelGuide(guide, guards),
  }
}

/** Null when no model is configured. Spending counts toward the same budget as the chat's. */
function createModelGuards({ config, db, clock, logger }: AppDeps, control: ControlReader): ModelGuards | null {
  const model = createModelOpener(config.ai)
  if (!model) return null
  const take: ModelGuards['reserve'] = (limit) => reserve(db, limit)
  const budget = chatBudget({ reserve: take, ...planConcurrency })
  return { model, logger, budget, reserve: take, breaker: createBreaker(clock), control }
}
