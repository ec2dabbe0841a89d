import type { Task } from './task.ts'

/** Sorts tasks after their prerequisites, otherwise in graph order. */
export function sortByPrerequisites(tasks: readonly Task[]): Task[] {
  const among = new Map(tasks.map((task) => [task.id, task]))
  const placed = new Set<Task>()
  const addTask = (task: Task) => {
    if (placed.has(task)) return
    for (const id of task.after) {
      const before = among.get(id)
      if (before) addTask(before)
    }
    placed.add(task)
  }
  for (const task of tasks) addTask(task)
  return [...placed]
}
