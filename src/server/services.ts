import { createHmac } from 'node:crypto'
import path from 'node:path'
import { getGuideSearch } from '#domain/knowledge/guide-index.ts'
import { createSubjectFinder } from '#domain/knowledge/interpret-by-guide.ts'
import { taskGraph } from '#domain/planner/task-graph.ts'
import { withoutOldHours } from '#domain/resources/listing-hours.ts'
import { controlRepository } from './engines/assistant/repository.ts'
import { createKnownControl, type ControlReader } from './engines/assistant/control.ts'
import { embeddedAssistant } from './engines/assistant/embedded/embedded-assistant.ts'
import type { ListingFinder } from './engines/assistant/embedded/listings-near.ts'
import { type Asker, createModelBudget, type ModelLane } from './engines/assistant/providers/budget.ts'
import { createModelOpener } from './engines/assistant/providers/choose-model.ts'
import { createReggie } from './engines/assistant/reggie.ts'
import { toResource } from './engines/directory/card.ts'
import { findHelp, type FindOptions } from './engines/directory/find.ts'
import { createCountyPacks } from './engines/directory/pack.ts'
import { directoryRepository } from './engines/directory/repository.ts'
import type { HelpRequest } from './engines/directory/search-plan.ts'
import { createLineBook } from './engines/facts/line-book.ts'
import { importsRepository } from './engines/imports/repository.ts'
import type { Knowledge } from './engines/knowledge/load-knowledge.ts'
import { createOrganizationNotifier } from './engines/mail/organization-notices-repository.ts'
import { smtpMailer } from './engines/mail/smtp-mailer.ts'
import type { Places } from './engines/places/places.ts'
import { embeddedGuide } from './engines/planner/embedded-guide.ts'
import { embeddedPlanner, planTextsByLanguage } from './engines/planner/embedded-planner.ts'
import type { ModelGuards } from './engines/planner/model-guards.ts'
import { modelGuide } from './engines/planner/model-guide.ts'
import { modelPlanner } from './engines/planner/model-planner.ts'
import { createSources } from './engines/sources/configured.ts'
import type { CardBuilder } from './engines/sources/feeds/live-feed.ts'
import type { Source } from './engines/sources/source.ts'
import { argon2Passphrases, type Passphrases } from './features/accounts/passphrases.ts'
import { createDeliveryTools } from './features/introductions/commands/notify-partner.ts'
import { createActiveWeightsReader } from './features/search-lab/configs-repository.ts'
import { connectFeatures } from './joins.ts'
import { createBreaker } from './platform/breaker.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { deriveKey } from './platform/crypto/keys.ts'
import { pacedTurns, type SlowHash, slowHashes } from './platform/crypto/slow-hash.ts'
import type { Db } from './platform/db/database.ts'
import { reserve } from './platform/db/limits.ts'
import { toLimitKey } from './platform/http/client-address.ts'
import type { ConnectionLimits } from './platform/http/connection-limits.ts'
import { createCallLimiter } from './platform/http/exact-limit.ts'
import type { CallContext } from './platform/http/implement.ts'
import { principals } from './platform/http/principals.ts'
import { createProofs } from './platform/http/proofs.ts'
import type { RequestLimits } from './platform/http/rate-limit.ts'
import { staffCookie as createStaffCookie } from './platform/http/staff-cookie.ts'
import { visitorCookie } from './platform/http/visitor-cookie.ts'
import type { Logger } from './platform/logger.ts'
import type { StopState } from './platform/process.ts'
import { settingsRepository } from './platform/settings/settings-repository.ts'

/** The dependencies of the services; `main.ts` passes the real ones, tests pass a fixed clock. */
export interface AppDeps {
  config: Pick<
    Config,
    | 'publicUrl'
    | 'trustedProxies'
    | 'requireTls'
    | 'presence'
    | 'production'
    | 'pin'
    | 'liveSources'
    | 'careerOneStop'
    | 'webSearch'
    | 'demo'
    | 'ai'
    | 'mail'
  >
  db: Db
  /** Whether a statement met damaged data lately. */
  hasMetDamage?(): boolean
  places: Places
  /** The content Reggie answers from. */
  knowledge: Knowledge
  /** Sources besides the directory; taken from the configuration when absent. */
  sources?: readonly Source[]
  clock: Clock
  logger: Logger
  cookieKey: Buffer
  formerCookieKey: Buffer | null
  dataKey: Buffer
  /** The base URL of links in mail. */
  siteUrl: string
  limits: RequestLimits
  /** How long a request may take to arrive; tests pass shorter times. */
  connections?: ConnectionLimits
  /** How long an idle presence socket stays open. */
  socketIdleCloseMs: number
  /** The folder of the built client; null serves the API alone. */
  buildDir: string | null
  mediaDir: string
  /** The canned dialogues for the chat trace; without it there are none. */
  dialoguesFile?: string
  /** The judged queries of the search lab; without it nothing can be measured. */
  judgedSearchFile?: string
  /** The slow hash for PINs; tests and benchmarks of other things pass a fast one. */
  slowHash?: SlowHash
  /** The slow hash for passphrases; tests of other things pass a fast one. */
  passphrases?: Passphrases
  /** Records deletions outside the database, so that they can be repeated after a restore from a backup. */
  deletionsFile?: string
  /** Whether the process is on its way out. */
  stop: StopState
  version: string
  newId(): string
  chance(): number
}

/** Both src/server and dist/server are two folders below the project root. */
const dataFolder = path.resolve(import.meta.dirname, '../../data')

/**
 * Builds everything that features and jobs share, once per process: whoever needs one of these takes it from here
 * (`one-composition` of the import rules). What a single feature uses is built where that feature is registered.
 */
export function buildServices(deps: AppDeps) {
  const { config, db, clock, logger, dataKey, siteUrl } = deps
  const settings = settingsRepository(db)
  const controlRecords = controlRepository(db)
  const control = createKnownControl({ logger, settings, activeTexts: controlRecords.activeTexts })
  const delivery = createDeliveryTools({ dataKey, siteUrl })
  const staffCookie = createStaffCookie(deps, clock)
  const directory = buildDirectory(deps)
  return {
    ...deps,
    dataFolder,
    settings,
    controlRecords,
    control,
    ...directory,
    ...buildEngines(deps, directory, control.read),
    imports: importsRepository(db),
    limitCalls: createCallLimiter(db, dataKey),
    principals: principals(db, clock),
    visitorCookie: visitorCookie(deps, clock),
    staffCookie,
    /** One queue of slow hashes for the whole process. */
    slowHash: deps.slowHash ?? slowHashes(),
    /** One lane for the process, for guesses at what was guessed far too often. */
    pacedTurns: pacedTurns(),
    proofs: createProofs({ db, serviceKey: dataKey, clock }),
    passphrases: deps.passphrases ?? argon2Passphrases(),
    delivery,
    outbox: delivery.outbox,
    notifyOrganization: createOrganizationNotifier(delivery.outbox, siteUrl),
    /** Null: mail stays in the outbox. */
    mailer: config.mail ? smtpMailer(config.mail) : null,
    toAsker: createAskerReader(dataKey),
    ...connectFeatures({ ...deps, staffCookie, delivery }),
  }
}

export type Services = ReturnType<typeof buildServices>

/** The directory, and the two ways to search it: with other sources for people, alone for answers and plans. */
function buildDirectory(deps: AppDeps) {
  const { config, db, clock, logger, places, knowledge } = deps
  const directory = directoryRepository(db)
  const card: CardBuilder = (listing, source, language) =>
    toResource({ listing, source, status: 'live', origin: 'imported', reportsDiffer: [] }, null, language, {
      places,
      publishers: new Map([[source.id, source.publisher]]),
    })
  const sources = deps.sources ?? createSources(config, { clock, card })
  const stored = {
    places,
    directory,
    clock,
    weights: createActiveWeightsReader(db, logger),
    helpers: knowledge.helpers,
  }
  const findSubject = createSubjectFinder((...query) => getGuideSearch(knowledge.guides)(...query), knowledge)
  const findListings: ListingFinder = async (request, limit, signal) =>
    (await findHelp({ ...stored, sources: [] }, request, { signal, limit })).resources.map((resource) =>
      withoutOldHours(resource, clock.now()),
    )
  return {
    directory,
    packs: createCountyPacks(stored),
    findListings,
    find: (request: HelpRequest, options: FindOptions) =>
      findHelp({ ...stored, sources, findSubject }, request, options),
  }
}

type Directory = ReturnType<typeof buildDirectory>

/** Reggie, the planner and the guide; with a model if one is configured. */
function buildEngines(deps: AppDeps, { directory, findListings }: Directory, control: ControlReader) {
  const { config, clock, places } = deps
  const lines = createLineBook(deps.db, deps.knowledge.facts.stateLines, deps.logger)
  const knowledge = { ...deps.knowledge, facts: { ...deps.knowledge.facts, findLine: lines.find } }
  const { facts, guides, readSignals, readSubject } = knowledge
  const modelGuards = buildModelGuards(deps, control)
  const embedded = embeddedAssistant({ ...knowledge, clock, findListings, refreshFacts: lines.refresh })
  const found = { facts, places, clock, directory, refreshFacts: lines.refresh }
  const taskKnowledge = { tasks: taskGraph, texts: Object.values(planTextsByLanguage), guides }
  const planner = embeddedPlanner({ ...found, readSignals, readSubject, guides })
  const guide = embeddedGuide({ ...found, ...taskKnowledge })
  return {
    /** The model under its guards, by the use made of it; null when no model is configured. */
    modelGuards,
    reggie: createReggie({
      embedded,
      findListings,
      knowledge,
      clock,
      model: modelGuards && { name: config.ai.model ?? config.ai.provider, guards: modelGuards },
    }),
    taskKnowledge,
    planner,
    guide,
    modelPlanner: modelGuards && modelPlanner(planner, modelGuards('plans')),
    modelGuide: modelGuards && modelGuide(guide, modelGuards('plans')),
  }
}

/** One circuit breaker and one budget for every way to the model (T-6.5, T-6.6). */
function buildModelGuards({ config, db, clock, logger }: AppDeps, control: ControlReader) {
  const model = createModelOpener(config.ai)
  if (!model) return null
  const take: ModelGuards['reserve'] = (limit) => reserve(db, limit)
  const budget = createModelBudget(take)
  const shared = { model, logger, control, reserve: take, breaker: createBreaker(clock) }
  return (lane: ModelLane): ModelGuards => ({ ...shared, budget: budget[lane] })
}

/** Whose spending a call counts toward; addresses are hashed. */
function createAskerReader(dataKey: Buffer) {
  const key = deriveKey(dataKey, 'limits')
  return ({ visitor, request }: CallContext): Asker => ({
    browser: visitor.token?.hash ?? null,
    address: createHmac('sha256', key).update(toLimitKey(request.ip)).digest('hex'),
  })
}
