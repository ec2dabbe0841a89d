import type { FastifyInstance } from 'fastify'
import {
  addActionPlan,
  deleteActionPlan,
  listActionPlans,
  listActionPlansByQuery,
  updateActionPlan,
} from '#contracts/action-plans.ts'
import type { Clock } from '#server/platform/clock.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import { implement } from '#server/platform/http/implement.ts'
import { getOwner, type Visitor } from '#server/platform/http/visitor.ts'
import type { Services } from '#server/services.ts'
import { actionPlansRepository, type ActionPlansRepository } from './repository.ts'

export interface ActionPlansDeps {
  clock: Clock
  actionPlans: ActionPlansRepository
}

/** A browser without a row yet owns nothing, which differs from a caller without a cookie. */
const ownsNothing = (visitor: Visitor) => visitor.token !== null && visitor.principalId === null

function actionPlanRoutes(app: FastifyInstance, { clock, actionPlans }: ActionPlansDeps): void {
  const listFor = async (visitor: Visitor, label: string) => ({
    success: true as const,
    actionPlans: ownsNothing(visitor) ? [] : await actionPlans.list(getOwner(visitor), label),
  })

  implement(app, listActionPlans)(({ params }, { visitor }) => listFor(visitor, params.sessionId))
  implement(app, listActionPlansByQuery)(({ query }, { visitor }) => listFor(visitor, query.sessionId))

  implement(
    app,
    addActionPlan,
  )(async ({ body }, { visitor }) => {
    await visitor.ensurePrincipal()
    const owner = getOwner(visitor)
    const task = {
      ...body,
      id: body.id ?? null,
      description: body.description || null,
      dueOn: body.dueOn ?? null,
    }
    const at = clock.now()
    const actionPlan = owner ? await actionPlans.add(owner, task, at) : await actionPlans.addForNobody(task, at)
    if (actionPlan === 'full') throw new AppError(429, 'too_many_requests')
    // The same answer as for any task that is not theirs, so that it reveals neither the owner nor the text (T-1.2).
    if (actionPlan === 'taken') throw notFound()
    return { success: true, actionPlan }
  })

  implement(
    app,
    updateActionPlan,
  )(async ({ params, body }, { visitor }) => {
    if (ownsNothing(visitor)) throw notFound()
    const actionPlan = await actionPlans.setCompleted(getOwner(visitor), params.id, body.completed, clock.now())
    if (!actionPlan) throw notFound()
    return { success: true, actionPlan }
  })

  // A repeated delete answers 404, as for any task that is not theirs (T-1.2); the page treats that as done.
  implement(
    app,
    deleteActionPlan,
  )(async ({ params }, { visitor }) => {
    if (ownsNothing(visitor) || !(await actionPlans.remove(getOwner(visitor), params.id))) throw notFound()
    return { success: true }
  })
}

export function registerActionPlans(app: FastifyInstance, { db, clock }: Services): void {
  actionPlanRoutes(app, { clock, actionPlans: actionPlansRepository(db) })
}
