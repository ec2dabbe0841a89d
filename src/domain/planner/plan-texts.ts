import type { TaskId } from './task-graph.ts'

/** The texts of one task. */
export interface TaskText {
  readonly title: string
  readonly detail: string
  /** What to say to the person who answers, in the first person. */
  readonly say: string
  /** Whom to call when the number is on the person's own documents or in their phone. */
  readonly who?: string
}

/** The texts a plan is built from: `planTasks` of either language has this shape. */
export interface PlanTexts {
  readonly title: string
  readonly opening: {
    readonly hello: string
    readonly strengths: string
    readonly noStrengths: string
    readonly support: string
    readonly noSupport: string
  }
  readonly phases: {
    readonly now: string
    readonly week1: string
    readonly week2: string
    readonly week3: string
    readonly week4: string
  }
  readonly dates: {
    readonly weekdays: readonly string[]
    readonly months: readonly string[]
    readonly day: string
    readonly short: string
    readonly today: string
    readonly by: string
  }
  readonly step: {
    readonly where: string
    readonly say: string
    readonly callPerson: string
    readonly callOffice: string
    readonly call211: string
    readonly startOnline: string
    readonly online: string
    readonly office: string
    readonly goal: string
  }
  readonly closing: string
  readonly tasks: Readonly<Record<TaskId, TaskText>>
}
