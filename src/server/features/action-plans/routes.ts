import type { FastifyInstance } from 'fastify'
import {
  addActionPlan,
  deleteActionPlan,
  listActionPlans,
  listActionPlansByQuery,
  updateActionPlan,
} from '#contracts/action-plans.ts'
import { notFound } from '#server/platform/http/app-error.ts'
import { implement } from '#server/platform/http/implement.ts'
import { getOwner, type Visitor } from '#server/platform/http/visitor.ts'
import type { Services } from '#server/services.ts'
import { addTask, removeTask, setTaskCompleted } from './commands/change-tasks.ts'
import { listTasks } from './repository.ts'

/** A browser without a row yet owns nothing, which differs from a caller without a cookie. */
const ownsNothing = (visitor: Visitor) => visitor.token !== null && visitor.principalId === null

export function registerActionPlans(app: FastifyInstance, { db, clock }: Services): void {
  const listFor = async (visitor: Visitor, label: string) => ({
    success: true as const,
    actionPlans: ownsNothing(visitor) ? [] : await listTasks(db, getOwner(visitor), label),
  })

  implement(app, listActionPlans)(({ params }, { visitor }) => listFor(visitor, params.sessionId))
  implement(app, listActionPlansByQuery)(({ query }, { visitor }) => listFor(visitor, query.sessionId))

  implement(
    app,
    addActionPlan,
  )(async ({ body }, { visitor }) => {
    await visitor.ensurePrincipal()
    const task = {
      ...body,
      id: body.id ?? null,
      description: body.description || null,
      dueOn: body.dueOn ?? null,
    }
    return { success: true, actionPlan: await addTask(db, getOwner(visitor), task, clock.now()) }
  })

  implement(
    app,
    updateActionPlan,
  )(async ({ params, body }, { visitor }) => {
    if (ownsNothing(visitor)) throw notFound()
    const task = { id: params.id, completed: body.completed }
    return { success: true, actionPlan: await setTaskCompleted(db, getOwner(visitor), task, clock.now()) }
  })

  implement(
    app,
    deleteActionPlan,
  )(async ({ params }, { visitor }) => {
    if (ownsNothing(visitor)) throw notFound()
    await removeTask(db, getOwner(visitor), params.id)
    return { success: true }
  })
}
