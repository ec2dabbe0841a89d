import type { Task } from './task.ts'
import { type TaskSpec, toTask } from './task-spec.ts'
import { burningCases } from './tasks/burning-cases.ts'
import { firstDays } from './tasks/first-days.ts'
import { healthAndRecovery } from './tasks/health-and-recovery.ts'
import { hardFacts } from './tasks/hard-facts.ts'
import { home } from './tasks/home.ts'
import { lawAndPeople } from './tasks/law-and-people.ts'
import { lifeCases } from './tasks/life-cases.ts'
import { moreCases } from './tasks/more-cases.ts'
import { plainCases } from './tasks/plain-cases.ts'
import { money } from './tasks/money.ts'
import { documentsAndRides } from './tasks/documents-and-rides.ts'
import { specialCases } from './tasks/special-cases.ts'
import { todayFirst } from './tasks/today-first.ts'
import { todayNext } from './tasks/today-next.ts'
import { urgentCases } from './tasks/urgent-cases.ts'
import { workAndLearning } from './tasks/work-and-learning.ts'

const specs = {
  ...firstDays,
  ...todayFirst,
  ...todayNext,
  ...documentsAndRides,
  ...home,
  ...money,
  ...workAndLearning,
  ...healthAndRecovery,
  ...lawAndPeople,
  ...specialCases,
  ...urgentCases,
  ...hardFacts,
  ...moreCases,
  ...lifeCases,
  ...burningCases,
  ...plainCases,
}
export type TaskId = keyof typeof specs

const tasks = Object.fromEntries(Object.entries<TaskSpec>(specs).map(([id, spec]) => [id, toTask(id, spec)])) as Record<
  TaskId,
  Task
>

/** Every task a plan or "Today" can include; the state's own offices come from `findTaskOffice`. */
export const taskGraph: readonly Task[] = Object.values(tasks)

export function getTask(id: TaskId): Task {
  return tasks[id]
}
