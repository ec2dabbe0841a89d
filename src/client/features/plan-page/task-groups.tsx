import { useEffect, useRef, useState } from 'react'
import { type GroupedTasks, groupTasks, type PlanTask } from '#domain/action-plan/task-list.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { TaskItem, type TaskItemActions } from './task-item.tsx'

export interface TaskGroupsProps extends TaskItemActions {
  tasks: readonly PlanTask[]
  /** The person's own day. */
  today: string
  /** Takes the focus when a task is gone with the button that was pressed. */
  headingId: string
}

/** The tasks by day. What is ticked on this visit stays in its place until the page is opened anew. */
export function TaskGroups({ tasks, today, headingId, ...actions }: TaskGroupsProps) {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const groups = groupTasks(tasks, today, touched)
  useFocusAfterRemoval(tasks.length, headingId)
  const handleToggle = (task: PlanTask, completed: boolean) => {
    setTouched((previousIds) => new Set(previousIds).add(task.id))
    actions.onToggle(task, completed)
  }
  return groups.map((group) => <Group key={group.group} {...group} {...actions} onToggle={handleToggle} />)
}

function Group({ group, tasks, ...actions }: GroupedTasks & TaskItemActions) {
  const t = useText('planPage')
  const list = (
    <ul className="tasks-list">
      {tasks.map((task) => (
        <TaskItem key={task.id} task={task} group={group} {...actions} />
      ))}
    </ul>
  )
  if (group === 'done') {
    return (
      <details className="tasks-done">
        <summary>{t('groups.done', { count: tasks.length })}</summary>
        {list}
      </details>
    )
  }
  return (
    <section aria-labelledby={`plan-${group}`} className={`tasks-group tasks-group-${group}`}>
      <h3 id={`plan-${group}`}>{t(`groups.${group}`)}</h3>
      {list}
    </section>
  )
}

/** The pressed button goes with its task; the keyboard goes on at the top of the list, not at the top of the page. */
function useFocusAfterRemoval(count: number, headingId: string): void {
  const previousCount = useRef(count)
  useEffect(() => {
    const isLess = count < previousCount.current
    previousCount.current = count
    const { activeElement } = document
    if (!isLess || (activeElement && activeElement !== document.body)) return
    document.getElementById(headingId)?.focus()
  }, [count, headingId])
}
