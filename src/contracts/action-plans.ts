import * as z from 'zod/mini'
import { Day } from '#domain/action-plan/plan-step.ts'
import { PlanTask, isRealDay, maxTaskDescription, maxTaskTitle } from '#domain/action-plan/task-list.ts'
import { TaskPriority, defaultTaskCategory, defaultTaskPriority } from '#domain/action-plan/tasks.ts'
import { defineCall } from './call.ts'
import { SuccessReply, SessionLabel } from './label.ts'

const Title = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxTaskTitle))
const Description = z.string().check(z.trim(), z.maxLength(maxTaskDescription))
const Category = z.string().check(z.regex(/^[a-z0-9_-]{1,64}$/i))
const TaskId = z.uuid()
const DueOn = Day.check(z.refine(isRealDay))

export const ActionPlanItem = z.extend(PlanTask, { sessionId: SessionLabel })
export type ActionPlanItem = z.infer<typeof ActionPlanItem>

const PlanList = z.object({ success: z.literal(true), actionPlans: z.array(ActionPlanItem) })

export const listActionPlans = defineCall({
  method: 'GET',
  path: '/api/action-plans/{sessionId}',
  access: 'visitor',
  summary: 'The tasks of this browser under one session label, oldest first.',
  params: z.object({ sessionId: SessionLabel }),
  reply: PlanList,
})

export const listActionPlansByQuery = defineCall({
  method: 'GET',
  path: '/api/action-plans',
  access: 'visitor',
  summary: 'The same list, with the session label in the query.',
  query: z.object({ sessionId: SessionLabel }),
  reply: PlanList,
})

export const addActionPlan = defineCall({
  method: 'POST',
  path: '/api/action-plans',
  access: 'visitor',
  summary: 'Adds a task.',
  body: z.object({
    /** Created by the browser, so that a repeated request adds nothing twice: it returns the first task. */
    id: z.optional(TaskId),
    sessionId: SessionLabel,
    title: Title,
    description: z.optional(z.nullable(Description)),
    category: z._default(Category, defaultTaskCategory),
    priority: z._default(TaskPriority, defaultTaskPriority),
    /** The date the person chose for it. */
    dueOn: z.optional(z.nullable(DueOn)),
  }),
  reply: z.object({ success: z.literal(true), actionPlan: ActionPlanItem }),
})

export const updateActionPlan = defineCall({
  method: 'PATCH',
  path: '/api/action-plans/{id}',
  access: 'visitor',
  summary: 'Marks a task done or not done.',
  params: z.object({ id: TaskId }),
  body: z.object({ completed: z.boolean() }),
  reply: z.object({ success: z.literal(true), actionPlan: ActionPlanItem }),
})

export const deleteActionPlan = defineCall({
  method: 'DELETE',
  path: '/api/action-plans/{id}',
  access: 'visitor',
  summary: 'Removes a task.',
  params: z.object({ id: TaskId }),
  reply: SuccessReply,
})
