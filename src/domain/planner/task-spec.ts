import type { Task } from './task.ts'

/** A task as written in the source: common defaults may be left out. */
export type TaskSpec = Pick<Task, 'need' | 'days'> & Partial<Omit<Task, 'id'>>

/** Keeps the task names as a type, so that a task without text in both languages does not compile. */
export function defineTasks<const Name extends string>(specs: Record<Name, TaskSpec>): Record<Name, TaskSpec> {
  return specs
}

export function toTask(id: string, spec: TaskSpec): Task {
  return {
    id,
    alsoFor: [],
    urgent: null,
    after: [],
    priority: 'medium',
    services: [],
    contact: null,
    office: null,
    guide: null,
    isOfficeHours: true,
    isBasic: false,
    isByNeed: true,
    signals: [],
    requires: [],
    notFor: [],
    tells: [],
    ...spec,
  }
}
