import { useEffect, useRef, useState } from 'react'
import { type GroupedTasks, groupTasks, type PlanTask } from '#domain/action-plan/task-list.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { TaskItem, type TaskItemActions } from './task-item.tsx'

export interface TaskGroupsProps extends TaskItemActions {
  tasks: readonly PlanTask[]
  /** Current day in the person's time zone. */
  today: string
  /** Receives focus when a task is removed together with the pressed button. */
  headingId: string
}

/** Tasks by day. A task ticked on this visit stays in position until the page is reopened. */
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

/** The pressed button disappears with its task, so focus moves to the top of the list and not of the page. */
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
