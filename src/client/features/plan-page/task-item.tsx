import { CalendarPlus, CircleHelp, Trash2 } from 'lucide-react'
import { formatPlanDay } from '#domain/action-plan/plan-day.ts'
import type { PlanTask, TaskGroup } from '#domain/action-plan/task-list.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { ReadAloudButton } from '#client/platform/speech/read-aloud-button.tsx'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { IconButton } from '#client/ui/icon-button/icon-button.tsx'
import type { TaskGuidance } from '#domain/action-plan/task-guidance.ts'
import { GuidanceView, guidanceParts } from './guidance-view.tsx'
import { TappableText } from '#client/platform/contact/tappable-text.tsx'

export interface TaskItemActions {
  guidanceFor: (task: PlanTask) => TaskGuidance | undefined
  /** Tasks whose guidance is loading. */
  asking: ReadonlySet<string>
  onToggle: (task: PlanTask, completed: boolean) => void
  onRemove: (task: PlanTask) => void
  onAsk: (task: PlanTask) => void
  onCalendar: (tasks: readonly PlanTask[]) => boolean
}

type TaskItemProps = TaskItemActions & { task: PlanTask; group: TaskGroup }

/** One task: tick it, get help with it, export it, or remove it. */
export function TaskItem({ task, group, onToggle, onRemove, ...actions }: TaskItemProps) {
  const { title, description, completed } = task
  const t = useText('planPage')
  return (
    <li className="tasks-task" data-done={completed}>
      <div className="tasks-top">
        <h4 className="min-w-0 flex-1">
          <label className="tasks-check">
            <input type="checkbox" checked={completed} onChange={(event) => onToggle(task, event.target.checked)} />
            <span>{title}</span>
          </label>
        </h4>
        <IconButton
          label={t('task.removeName', { title })}
          icon={<Trash2 aria-hidden size={20} />}
          data-print="hide"
          onClick={() => onRemove(task)}
        />
      </div>
      <TaskMarks task={task} group={group} onCalendar={actions.onCalendar} />
      {description && (
        <p className="tasks-notes">
          <TappableText>{description}</TappableText>
        </p>
      )}
      <TaskHelp {...actions} task={task} />
    </li>
  )
}

/** A task due today or earlier needs no reminder. */
function TaskMarks({ task, group, onCalendar }: Pick<TaskItemProps, 'task' | 'group' | 'onCalendar'>) {
  const { title, dueOn, priority, completed } = task
  const t = useText('planPage')
  const { language } = useLanguage()
  const isToCome = group === 'week' || group === 'later'
  const isFirst = priority === 'high' && !completed
  const hasDay = dueOn !== null && group !== 'today'
  if (!hasDay && !isFirst) return null
  return (
    <div className="tasks-marks">
      {isFirst && <Badge tone="sun">{t('task.first')}</Badge>}
      {hasDay && <Badge tone="plain">{t('task.due', { day: formatPlanDay(dueOn, language) })}</Badge>}
      {isToCome && !completed && (
        <IconButton
          label={t('task.calendarName', { title })}
          icon={<CalendarPlus aria-hidden size={20} />}
          data-print="hide"
          onClick={() => onCalendar([task])}
        />
      )}
    </div>
  )
}

type TaskHelpProps = Pick<TaskItemActions, 'guidanceFor' | 'asking' | 'onAsk'> & { task: PlanTask }

/** The guidance button is hidden once there is guidance. */
function TaskHelp({ task, guidanceFor, asking, onAsk }: TaskHelpProps) {
  const t = useText('planPage')
  const { id, title } = task
  const guidance = guidanceFor(task)
  const isAsking = asking.has(id)
  const spoken = useSpokenTask(task, guidance)
  return (
    <>
      {guidance && <GuidanceView title={title} guidance={guidance} wasRequested={isAsking} />}
      <div className="tasks-buttons" data-print="hide">
        {!guidance && (
          <Button
            size="small"
            busy={isAsking}
            icon={<CircleHelp aria-hidden size={18} />}
            aria-label={t('task.guidanceName', { title })}
            onClick={() => onAsk(task)}
          >
            {t(isAsking ? 'task.asking' : 'task.guidance')}
          </Button>
        )}
        <ReadAloudButton text={spoken} label={t('task.readAloud')} stopLabel={t('task.stopReading')} about={title} />
      </div>
    </>
  )
}

/** Text of a task in reading order; lines end where the voice should pause. */
function useSpokenTask({ title, description, dueOn }: PlanTask, guidance: TaskGuidance | undefined): () => string {
  const t = useText('planPage')
  const { language } = useLanguage()
  return () => {
    const help = guidance && [
      guidance.summary,
      ...guidanceParts.flatMap((part) => (guidance[part].length > 0 ? [t(`guidance.${part}`), ...guidance[part]] : [])),
    ]
    const day = dueOn && t('task.due', { day: formatPlanDay(dueOn, language) })
    return [title, day, description, ...(help ?? [])].filter(Boolean).join('.\n')
  }
}
