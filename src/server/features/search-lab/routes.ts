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
import { implement } from '#server/platform/http/implement.ts'
import { requireStaff } from '#server/platform/http/staff.ts'
import { abortOnDisconnect } from '#server/platform/http/abort-on-disconnect.ts'
import type { Services } from '#server/services.ts'
import { promoteWeights, retireWeights } from './commands/promote-weights.ts'
import { measureCandidate, type MeasureCandidateDeps, saveCandidate } from './commands/save-candidate.ts'
import { getActiveWeights, listConfigs } from './configs-repository.ts'
import { compareRankings, explainRanking, type LabDeps } from './explain.ts'
import { createJudgedReader, searchMeter } from './measure.ts'

interface SearchLabDeps extends MeasureCandidateDeps {
  lab: LabDeps
}

/** Routes to try weights, measure them with the judged queries, and promote them only if they are better. */
function searchLabRoutes(app: FastifyInstance, deps: SearchLabDeps): void {
  const { db, clock, lab, meter } = deps

  implement(
    app,
    explainSearch,
  )(async ({ body: { weights, ...query } }) => {
    return {
      success: true,
      explained: await explainRanking(lab, query, weights ?? (await getActiveWeights(db)).weights),
    }
  })

  implement(
    app,
    compareSearch,
  )(async ({ body: { weights, ...query } }) => {
    const active = (await getActiveWeights(db)).weights
    return { success: true, compared: await compareRankings(lab, query, { active, candidate: weights }) }
  })

  implement(
    app,
    listSearchConfigs,
  )(async () => ({
    success: true,
    configs: await listConfigs(db),
    shipped: rankWeights,
    canMeasure: await meter.canMeasure(),
  }))

  implement(
    app,
    saveSearchCandidate,
  )(async ({ body }, { request }) => ({
    success: true,
    config: await saveCandidate(db, requireStaff(request), body, clock.now()),
  }))

  implement(
    app,
    evaluateSearch,
  )(async ({ body: { id } }, { request, reply }) => {
    const measured = await measureCandidate(deps, requireStaff(request), id, abortOnDisconnect(reply))
    return { success: true, measured }
  })

  implement(
    app,
    promoteSearch,
  )(async ({ body: { id } }, { request, reply }) => {
    await promoteWeights(deps, requireStaff(request), id, abortOnDisconnect(reply))
    return { success: true }
  })

  implement(
    app,
    retireSearch,
  )(async ({ body: { id } }, { request }) => {
    await retireWeights(db, requireStaff(request), id, clock.now())
    return { success: true }
  })
}

export function registerSearchLab(app: FastifyInstance, services: Services): void {
  const { db, clock, places, directory, judgedSearchFile } = services
  const lab = { places, directory, clock }
  searchLabRoutes(app, {
    db,
    clock,
    lab,
    meter: searchMeter({ ...lab, judged: createJudgedReader(judgedSearchFile), version: directory.version }),
  })
}
