import type { FastifyInstance } from 'fastify'
import { listStarters, saveStarters } from '#contracts/reggie-control.ts'
import { getStarters } from '#contracts/reggie-visitors.ts'
import { findStarterIssues } from '#domain/reggie/starters.ts'
import type { Clock } from '#server/platform/clock.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requireStaff } from '#server/platform/http/staff.ts'
import { getShippedStarters } from './shipped-starters.ts'
import type { StartersRepository } from './starters-repository.ts'

export interface StarterDeps {
  clock: Clock
  starters: StartersRepository
}

export function starterRoutes(app: FastifyInstance, { clock, starters }: StarterDeps): void {
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
    const issues = findStarterIssues(questions)
    if (issues.length > 0) {
      const fields = issues.map(({ at, field, problem }) => ({
        path: at < 0 ? 'questions' : `questions.${at}.${field}`,
        problem,
      }))
      throw new AppError(400, 'bad_request', { fields })
    }
    await starters.replace(module, questions, requireStaff(request), clock.now())
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
