import type { FastifyInstance } from 'fastify'
import type { AppDeps } from './app-deps.ts'
import {
  createControlReader,
  goldenConcurrency,
  createModelAssistantFactory,
  createListingFinder,
} from './app-model.ts'
import { createPlanEngines } from './app-planner.ts'
import { controlRepository } from './engines/assistant/control-repository.ts'
import { embeddedAssistant } from './engines/assistant/embedded/embedded-assistant.ts'
import { checkModel } from './engines/assistant/providers/model-health.ts'
import { traceAnswer, type TraceDeps } from './engines/assistant/trace.ts'
import { checkDirectoryLoaded } from './engines/directory/load.ts'
import { createScenarioReader } from './features/chat-trace/read-scenarios.ts'
import { judgeTrace } from './features/chat-trace/verdict.ts'
import { controlRoutes } from './features/reggie-control/control-routes.ts'
import { runSamples } from './features/reggie-control/golden-samples.ts'
import { readDangerFigures } from './features/reggie-control/danger-figures.ts'
import { guardCasesRepository, trainingMessagesRepository } from './features/reggie-control/guard-cases-repository.ts'
import { guardRoutes } from './features/reggie-control/guard-routes.ts'
import { harmlessMessages } from './features/reggie-control/harmless.ts'
import { createHealthCache } from './features/reggie-control/health.ts'
import { createGoldenRunner, type GoldenDeps } from './features/reggie-control/play-goldens.ts'
import { promptRoutes } from './features/reggie-control/prompt-routes.ts'
import { promptsRepository } from './features/reggie-control/prompts-repository.ts'
import { starterRoutes } from './features/reggie-control/starter-routes.ts'
import { startersRepository } from './features/reggie-control/starters-repository.ts'
import { trainingRoutes } from './features/reggie-control/training-routes.ts'
import { pingDatabase } from './platform/db/ping.ts'
import type { Staff } from './platform/http/staff.ts'
import { settingsRepository } from './platform/settings/settings-repository.ts'

/** The county in which the golden dialogues run. */
const goldenCounty = { state: 'CA', county: 'Los Angeles County' }

const providers = { embedded: 'none', compatible: 'local', anthropic: 'remote', openai: 'remote' } as const

/** Admin settings for Reggie: the kill switch, his texts, his limits and the safety rules. */
export function addReggieControl(app: FastifyInstance, deps: AppDeps): void {
  const { config, db, clock, logger, knowledge } = deps
  const settings = settingsRepository(db)
  const hasModel = config.ai.provider !== 'embedded'
  controlRoutes(app, {
    clock,
    logger,
    settings,
    provider: providers[config.ai.provider],
    model: config.ai.model,
    environment: config.production ? 'production' : 'development',
    spentToday: controlRepository(db).spentToday,
    health: createHealthCache(clock, {
      database: () => pingDatabase(db),
      directory: () => checkDirectoryLoaded(db),
      knowledge: async () => {
        if (knowledge.guides.length === 0) throw new Error('There are no guides.')
      },
      model: hasModel ? () => checkModel(config.ai) : null,
    }),
  })
  guardRoutes(app, {
    clock,
    settings,
    cases: guardCasesRepository(db),
    control: createControlReader(deps),
    embedded: embeddedAssistant({ ...knowledge, clock, findListings: createListingFinder(deps) }),
    harmless: harmlessMessages(deps.dialoguesFile),
  })
  trainingRoutes(app, {
    clock,
    messages: trainingMessagesRepository(db),
    figures: readDangerFigures(deps.dialoguesFile),
  })
  promptRoutes(app, {
    clock,
    prompts: promptsRepository(db),
    hasModel,
    play: createGoldenRunner(goldenDeps(deps, hasModel)),
  })
  starterRoutes(app, { clock, starters: startersRepository(db) })
}

/** Staff runs are counted apart from visitors; the daily ceiling applies to both. */
const toGoldenAsker = ({ id }: Staff) => ({ browser: `goldens:${id}`, address: `goldens:${id}` })

function goldenDeps(deps: AppDeps, hasModel: boolean): GoldenDeps {
  const { config, clock, knowledge, places } = deps
  const findListings = createListingFinder(deps)
  const embedded = embeddedAssistant({ ...knowledge, clock, findListings })
  const guides = new Map(knowledge.guides.map((guide) => [guide.id, guide]))
  const withModel = createModelAssistantFactory(deps, goldenConcurrency)
  const traceDeps: TraceDeps = {
    facts: knowledge.facts,
    clock,
    findListings,
    understand: embedded.understand,
    guide: (id) => guides.get(id) ?? null,
    elapsed: () => performance.now(),
  }
  return {
    hasModel,
    verdictOf: judgeTrace,
    location: goldenCounty,
    control: createControlReader(deps),
    scenarios: createScenarioReader(deps.dialoguesFile),
    trace: (question, staff, signal) =>
      traceAnswer(
        question,
        withModel &&
          staff && {
            name: config.ai.model ?? config.ai.provider,
            assistant: (tap) => withModel({ embedded, findListings }, tap)(toGoldenAsker(staff)),
          },
        { ...traceDeps, crisisClosing: (language) => question.control?.textOf('crisis', language) ?? '' },
        signal,
      ),
    samples(draft, control, staff, signal) {
      const { planner, guide, planners, guiders } = createPlanEngines(deps, async () => control)
      const county = places.findCounty(goldenCounty)
      const who = toGoldenAsker(staff)
      const isTried = control.mayAskModel && planners && guiders
      return runSamples(
        draft,
        {
          ours: { planner, guide },
          model: isTried ? { planner: planners(who), guide: guiders(who) } : null,
          area: { county, state: county?.state ?? null },
          today: new Date(clock.now()).toISOString().slice(0, 10),
        },
        signal,
      )
    },
  }
}
