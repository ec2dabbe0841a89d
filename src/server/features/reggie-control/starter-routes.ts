import type { FastifyInstance } from 'fastify'
import { listStarters, saveStarters } from '#contracts/reggie-control.ts'
import { getStarters } from '#contracts/reggie-visitors.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requireStaff } from '#server/platform/http/staff.ts'
import { replaceStarters } from './commands/replace-starters.ts'
import { getShippedStarters } from './shipped-starters.ts'
import { startersRepository } from './prompts-repository.ts'

export interface StarterDeps {
  clock: Clock
  db: Db
}

export function starterRoutes(app: FastifyInstance, { clock, db }: StarterDeps): void {
  const starters = startersRepository(db)

  implement(
    app,
    listStarters,
  )(async ({ params: { module } }) => {
    const changed = await starters.list(module)
    const isChanged = changed.length > 0
    // No event records which module a question came from, so its usage is unknown.
    return { success: true, questions: isChanged ? changed : getShippedStarters(module), isChanged, used: null }
  })

  implement(
    app,
    saveStarters,
  )(async ({ params: { module }, body: { questions } }, { request }) => {
    await replaceStarters(db, module, questions, requireStaff(request), clock.now())
    return { success: true }
  })

  implement(
    app,
    getStarters,
  )(async ({ params: { module } }) => {
    const visibleStarters = (await starters.list(module)).filter(({ isOn }) => isOn)
    const questions =
      visibleStarters.length === 0
        ? null
        : { en: visibleStarters.map(({ en }) => en), es: visibleStarters.map(({ es }) => es) }
    return { success: true, questions }
  })
}
