import type { FastifyInstance } from 'fastify'
import type { AppDeps } from './app-deps.ts'
import { toAsker, createControlReader, createListingFinder } from './app-model.ts'
import { chatBudget } from './engines/assistant/providers/budget.ts'
import { createModelOpener } from './engines/assistant/providers/choose-model.ts'
import type { ModelGuards } from './engines/planner/model-guards.ts'
import { openPerson } from './features/introductions/records.ts'
import { introductionSeals } from './features/introductions/seal.ts'
import { nearbyRepository } from './features/partner-analytics/nearby-repository.ts'
import { ownStatsRepository } from './features/partner-analytics/repository.ts'
import { partnerAnalyticsRoutes } from './features/partner-analytics/routes.ts'
import { createStaffQuestionReader } from './features/partner-assistant/answer-question.ts'
import { assistantRepository } from './features/partner-assistant/repository.ts'
import { partnerAssistantRoutes } from './features/partner-assistant/routes.ts'
import { auditViewRepository } from './features/partner-settings/audit-view-repository.ts'
import { exportRepository } from './features/partner-settings/export-repository.ts'
import { partnerSettingsRepository } from './features/partner-settings/repository.ts'
import { partnerSettingsRoutes } from './features/partner-settings/routes.ts'
import { templatesRepository } from './features/partner-settings/templates-repository.ts'
import { createBreaker } from './platform/breaker.ts'
import { reserve } from './platform/db/limits.ts'

/** What a partner sets up, counts and asks, besides answering introductions. */
export function addPartnerPortal(app: FastifyInstance, deps: AppDeps): void {
  const { db, clock, places } = deps
  partnerSettingsRoutes(app, {
    clock,
    settings: partnerSettingsRepository(db),
    templates: templatesRepository(db),
    audit: auditViewRepository(db),
    exports: exportRepository(db),
  })
  partnerAnalyticsRoutes(app, { clock, places, own: ownStatsRepository(db), nearby: nearbyRepository(db) })
  addStaffAssistant(app, deps)
}

function addStaffAssistant(app: FastifyInstance, deps: AppDeps): void {
  const { db, clock, places, knowledge, cookieKey } = deps
  const seals = introductionSeals(cookieKey)
  const control = createControlReader(deps)
  const findListings = createListingFinder(deps)
  partnerAssistantRoutes(app, {
    clock,
    places,
    gazetteer: knowledge.places,
    findListings,
    answerQuestion: createStaffQuestionReader({ ...knowledge, clock, findListings }),
    model: draftGuards(deps),
    people: assistantRepository(db, (row) => openPerson(seals, row)),
    // Signed-in staff need no visitor cookie; their spending is counted by account.
    askerOf: (context, staff) => ({ ...toAsker(context, deps), browser: `staff:${staff.id}` }),
    readRules: async () => (await control()).added,
  })
}

/** Drafts are few and short: two slots keep them from holding up the chat. Spending counts toward the shared budget. */
const draftConcurrency = { inFlight: 2, queue: 10 }

function draftGuards(deps: AppDeps): ModelGuards | null {
  const { config, db, clock, logger } = deps
  const model = createModelOpener(config.ai)
  if (!model) return null
  const take: ModelGuards['reserve'] = (limit) => reserve(db, limit)
  const budget = chatBudget({ reserve: take, ...draftConcurrency })
  return { model, logger, budget, reserve: take, breaker: createBreaker(clock), control: createControlReader(deps) }
}
