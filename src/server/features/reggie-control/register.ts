import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { CallAnswer } from '#contracts/call.ts'
import type { showDangerFigures } from '#contracts/danger-training.ts'
import { DangerFigures, FirstResult } from '#domain/danger/danger-figures.ts'
import { checkModel } from '#server/engines/assistant/providers/model-fetch.ts'
import { checkDirectoryLoaded } from '#server/engines/directory/load.ts'
import { pingDatabase } from '#server/platform/db/ping.ts'
import type { Staff } from '#server/platform/http/staff.ts'
import type { Services } from '#server/services.ts'
import { controlRoutes } from './control-routes.ts'
import { runSamples } from './golden-samples.ts'
import { guardRoutes } from './guard-routes.ts'
import { createHealthCache } from './health.ts'
import { createGoldenRunner, type GoldenDeps } from './play-goldens.ts'
import { promptRoutes } from './prompt-routes.ts'
import { listShippedStarters } from './shipped-starters.ts'
import { starterRoutes } from './starter-routes.ts'
import { trainingRoutes } from './training-routes.ts'

const JudgedQuestions = z.array(z.object({ ask: z.string(), isHeldOut: z.boolean() }))

/** The county in which the golden dialogues run. */
const goldenCounty = { state: 'CA', county: 'Los Angeles County' }

const providers = { embedded: 'none', compatible: 'local', anthropic: 'remote', openai: 'remote' } as const

/** Admin settings for Reggie: the kill switch, his texts, his limits and the safety rules. */
export function registerReggieControl(app: FastifyInstance, services: Services): void {
  const { config, db, clock, logger, knowledge, settings, control, controlRecords, reggie, dialoguesFile } = services
  const hasModel = config.ai.provider !== 'embedded'
  controlRoutes(app, {
    clock,
    logger,
    settings,
    provider: providers[config.ai.provider],
    model: config.ai.model,
    environment: config.production ? 'production' : 'development',
    spentToday: controlRecords.spentToday,
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
    db,
    control: control.read,
    embedded: reggie.embedded,
    harmless: harmlessMessages(dialoguesFile),
  })
  trainingRoutes(app, { clock, db, figures: readDangerFigures(dialoguesFile) })
  promptRoutes(app, {
    clock,
    db,
    hasModel,
    play: createGoldenRunner(goldenDeps(services, hasModel)),
  })
  starterRoutes(app, { clock, db })
}

/** Staff runs are counted apart from visitors; the daily ceiling applies to both. */
const toGoldenAsker = ({ id }: Staff) => ({ browser: `goldens:${id}`, address: `goldens:${id}` })

function goldenDeps(services: Services, hasModel: boolean): GoldenDeps {
  const { clock, places, control, scenarios, judgeTrace, reggie } = services
  const { planner, guide, modelPlanner, modelGuide, modelGuards } = services
  return {
    hasModel,
    verdictOf: judgeTrace,
    location: goldenCounty,
    control: control.read,
    scenarios,
    trace: (question, staff, signal) => reggie.trace(question, staff && toGoldenAsker(staff), signal, 'goldens'),
    samples(draft, draftControl, staff, signal) {
      const county = places.findCounty(goldenCounty)
      const who = toGoldenAsker(staff)
      const overrides = modelGuards && { budget: modelGuards('goldens').budget, control: async () => draftControl }
      const isTried = draftControl.mayAskModel && modelPlanner && modelGuide && overrides
      return runSamples(
        draft,
        {
          ours: { planner, guide },
          model: isTried ? { planner: modelPlanner(who, overrides), guide: modelGuide(who, overrides) } : null,
          area: { county, state: county?.state ?? null },
          today: new Date(clock.now()).toISOString().slice(0, 10),
        },
        signal,
      )
    },
  }
}

type PublishedFigures = Omit<CallAnswer<typeof showDangerFigures>, 'success'>

/** Reads the figures that are shipped beside the golden dialogues. They change only with a new version. */
function readDangerFigures(dialoguesFile: string | undefined): PublishedFigures {
  if (dialoguesFile === undefined) return { firstResults: [], today: null }
  const folder = path.join(path.dirname(dialoguesFile), 'danger')
  return {
    firstResults: z.array(FirstResult).parse(readJson(path.join(folder, 'first-looks.json')) ?? []),
    today: z.nullable(DangerFigures).parse(readJson(path.join(folder, 'figures.json'))),
  }
}

/** Null without the file: the service starts without its test messages too. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/**
 * Everyday messages that no added phrase may match: our starter questions and the judged ones. Messages held out for
 * measuring are never shown.
 */
function harmlessMessages(dialoguesFile: string | undefined): () => Promise<readonly string[]> {
  const read = async (name: string): Promise<string[]> => {
    if (dialoguesFile === undefined) return []
    const file = path.join(path.dirname(dialoguesFile), 'chat', name)
    const text = await readFile(file, 'utf8').catch(() => '[]')
    return JudgedQuestions.parse(JSON.parse(text))
      .filter(({ isHeldOut }) => !isHeldOut)
      .map(({ ask }) => ask)
  }
  let cached: readonly string[] | undefined
  return async () =>
    (cached ??= [...listShippedStarters(), ...(await read('english.json')), ...(await read('spanish.json'))])
}
