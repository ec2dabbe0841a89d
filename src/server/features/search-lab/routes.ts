import type { FastifyInstance } from 'fastify'
import {
  compareSearch,
  evaluateSearch,
  explainSearch,
  listSearchConfigs,
  promoteSearch,
  retireSearch,
  saveSearchCandidate,
} from '#contracts/search-lab.ts'
import { rankWeights } from '#domain/search/rank-weights.ts'
import { isBetter } from '#domain/search-lab/measurement.ts'
import type { Clock } from '#server/platform/clock.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requireStaff } from '#server/platform/http/staff.ts'
import { abortOnDisconnect } from '#server/platform/http/abort-on-disconnect.ts'
import type { Services } from '#server/services.ts'
import { searchConfigsRepository, type SearchConfigsRepository } from './configs-repository.ts'
import { compareRankings, explainRanking, type LabDeps } from './explain.ts'
import { searchMeter, type SearchMeter } from './measure.ts'
import { createJudgedReader } from './read-judged.ts'

export interface SearchLabDeps {
  clock: Clock
  lab: LabDeps
  configs: SearchConfigsRepository
  meter: SearchMeter
}

/** Routes to try weights, measure them with the judged queries, and promote them only if they are better. */
function searchLabRoutes(app: FastifyInstance, { clock, lab, configs, meter }: SearchLabDeps): void {
  implement(
    app,
    explainSearch,
  )(async ({ body: { weights, ...query } }) => {
    return { success: true, explained: await explainRanking(lab, query, weights ?? (await configs.inUse()).weights) }
  })

  implement(
    app,
    compareSearch,
  )(async ({ body: { weights, ...query } }) => {
    const active = (await configs.inUse()).weights
    return { success: true, compared: await compareRankings(lab, query, { active, candidate: weights }) }
  })

  implement(
    app,
    listSearchConfigs,
  )(async () => ({
    success: true,
    configs: await configs.list(),
    shipped: rankWeights,
    canMeasure: await meter.canMeasure(),
  }))

  implement(
    app,
    saveSearchCandidate,
  )(async ({ body }, { request }) => ({
    success: true,
    config: await configs.save(body, requireStaff(request), clock.now()),
  }))

  implement(
    app,
    evaluateSearch,
  )(async ({ body: { id } }, { request, reply }) => {
    const staff = requireStaff(request)
    const { weights } = await configs.find(id)
    if (!weights) throw new AppError(409, 'not_better')
    const measured = await meter.measure(weights, (await configs.inUse()).weights, abortOnDisconnect(reply))
    await configs.keepMeasured(id, measured, staff, clock.now())
    return { success: true, measured }
  })

  implement(
    app,
    promoteSearch,
  )(async ({ body: { id } }, { request, reply }) => {
    const staff = requireStaff(request)
    const { status, measured } = await configs.find(id)
    if (status !== 'candidate') throw new AppError(409, 'already_decided')
    // Weights never change once saved, so a measurement stays valid for them; the directory may have changed since.
    if (!measured || measured.directory !== (await meter.version())) throw new AppError(409, 'measure_first')
    const active = await configs.inUse()
    const figures = await meter.figures(active.weights, abortOnDisconnect(reply))
    if (!isBetter(measured.figures, figures)) throw new AppError(409, 'not_better')
    await configs.promote(id, active.id, staff, clock.now())
    return { success: true }
  })

  implement(
    app,
    retireSearch,
  )(async ({ body: { id } }, { request }) => {
    await configs.retire(id, requireStaff(request), clock.now())
    return { success: true }
  })
}

export function registerSearchLab(app: FastifyInstance, services: Services): void {
  const { db, clock, places, directory, judgedSearchFile } = services
  const lab = { places, directory, clock }
  searchLabRoutes(app, {
    clock,
    lab,
    configs: searchConfigsRepository(db),
    meter: searchMeter({ ...lab, judged: createJudgedReader(judgedSearchFile), version: directory.version }),
  })
}
