import type { FastifyInstance } from 'fastify'
import type { AppDeps } from './app-deps.ts'
import { directoryRepository } from './engines/directory/repository.ts'
import { searchConfigsRepository } from './features/search-lab/configs-repository.ts'
import { searchMeter } from './features/search-lab/measure.ts'
import { createJudgedReader } from './features/search-lab/read-judged.ts'
import { searchLabRoutes } from './features/search-lab/routes.ts'

/** Where admins inspect the ranking and try a better one. */
export function addSearchLab(app: FastifyInstance, { db, clock, places, judgedSearchFile }: AppDeps): void {
  const directory = directoryRepository(db)
  const lab = { places, directory, clock }
  searchLabRoutes(app, {
    clock,
    lab,
    configs: searchConfigsRepository(db),
    meter: searchMeter({ ...lab, judged: createJudgedReader(judgedSearchFile), version: directory.version }),
  })
}
