import type { FastifyInstance } from 'fastify'
import { taskGraph } from '#domain/planner/task-graph.ts'
import type { AppDeps } from './app-deps.ts'
import { askerOf, controlOf } from './app-model.ts'
import type { ReadControl } from './engines/assistant/control.ts'
import { chatBudget } from './engines/assistant/providers/budget.ts'
import { modelFrom } from './engines/assistant/providers/choose-model.ts'
import { directoryRepository } from './engines/directory/repository.ts'
import { crisisIn } from './engines/planner/crisis-text.ts'
import { embeddedGuide } from './engines/planner/embedded-guide.ts'
import { embeddedPlanner, planTexts } from './engines/planner/embedded-planner.ts'
import { modelGuide } from './engines/planner/model-guide.ts'
import type { ModelGuards } from './engines/planner/model-guards.ts'
import { modelPlanner } from './engines/planner/model-planner.ts'
import { personsWords } from './engines/planner/understand-task.ts'
import { crisisCounts } from './features/assistant/repository.ts'
import { planGenerationRoutes } from './features/plan-generation/routes.ts'
import { createBreaker } from './platform/breaker.ts'
import { reserve } from './platform/db/limits.ts'
import { describeFault } from './platform/logger.ts'

/** Plans are long and rare: a quarter of the chat's places keeps them from holding it up. */
const planPlaces = { inFlight: 5, queue: 20 }

/** Joins the planner to the task graph, the facts, the directory and, where one is set, a model. */
export function addPlanner(app: FastifyInstance, deps: AppDeps): void {
  const { db, clock, logger, places } = deps
  const counts = crisisCounts(db)
  const control = controlOf(deps)
  const { known, planner, guide, planners, guiders } = planEngines(deps, control)
  planGenerationRoutes(app, {
    clock,
    places,
    crisisInTask: (task, rules) => crisisIn([personsWords(task, known)], rules),
    readRules: async () => (await control()).added,
    plannerFor: (context) => planners?.(askerOf(context, deps)) ?? planner,
    guideFor: (context) => guiders?.(askerOf(context, deps)) ?? guide,
    countCrisis(kind) {
      counts.add(kind, clock.now()).catch((error: unknown) => logger.error('crisis not counted', describeFault(error)))
    },
  })
}

/** Our own planner and guide, and a model's where one is set. */
export function planEngines(deps: AppDeps, control: ReadControl) {
  const {
    db,
    clock,
    places,
    knowledge: { facts, guides },
  } = deps
  const found = { facts, places, clock, directory: directoryRepository(db) }
  const planner = embeddedPlanner(found)
  const known = { tasks: taskGraph, texts: Object.values(planTexts), guides }
  const guide = embeddedGuide({ ...found, ...known })
  const guards = guardsOf(deps, control)
  return {
    known,
    planner,
    guide,
    planners: guards && modelPlanner(planner, guards),
    guiders: guards && modelGuide(guide, guards),
  }
}

/** Null where no model is set. The money is counted together with the chat's. */
function guardsOf({ config, db, clock, logger }: AppDeps, control: ReadControl): ModelGuards | null {
  const model = modelFrom(config.ai)
  if (!model) return null
  const take: ModelGuards['reserve'] = (limit) => reserve(db, limit)
  const budget = chatBudget({ reserve: take, ...planPlaces })
  return { model, logger, budget, reserve: take, breaker: createBreaker(clock), control }
}
