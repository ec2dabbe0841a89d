import { ClipboardPlus, ListChecks } from 'lucide-react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { isSettled } from '#domain/action-plan/open-steps.ts'
import type { StoredPlan } from '#domain/action-plan/stored-plan.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

export interface TaskAdderProps {
  plan: StoredPlan
  /** Adds every step that is not on the list yet. 'kept': stored on this device and sent later automatically. */
  onAddTasks: () => Promise<'sent' | 'kept' | 'some'>
  onTasks: () => void
}

/** Adds the steps to the person's task list. Failures are reported and can be retried. */
export function TaskAdder({ plan, onAddTasks, onTasks }: TaskAdderProps) {
  const t = useText('planTool')
  const [isAdding, setIsAdding] = useState(false)
  const [outcome, setOutcome] = useState<'sent' | 'kept' | 'some' | null>(null)
  // A step that is settled already needs no task.
  const wanted = plan.tasks.filter(
    ({ isAdded }, index) => isAdded || !isSettled(plan.feedback[plan.steps[index]?.task ?? '']),
  )
  const [total, number] = [wanted.length, wanted.filter(({ isAdded }) => isAdded).length]
  const isDone = number === total
  const buttons = useRef<HTMLDivElement>(null)
  const handleAdd = async () => {
    setIsAdding(true)
    setOutcome(await onAddTasks())
    setIsAdding(false)
  }
  useEffect(() => {
    // The button that was pressed is gone: the link in its place is next.
    if (outcome && !isAdding && document.activeElement === document.body) buttons.current?.querySelector('a')?.focus()
  }, [outcome, isAdding])
  return (
    <div className="grid gap-2">
      <div ref={buttons} className="plan-actions">
        {!isDone && (
          <Button
            variant="primary"
            busy={isAdding}
            icon={<ClipboardPlus aria-hidden size={20} />}
            onClick={() => void handleAdd()}
          >
            {t(number > 0 ? 'tasks.again' : 'tasks.add')}
          </Button>
        )}
        {number > 0 && !isAdding && <TasksLink onTasks={onTasks} />}
      </div>
      <div role="status" className="grid gap-2">
        {isAdding && <p>{t('tasks.adding')}</p>}
        {!isAdding && isDone && total > 0 && <Notice tone="success">{t('tasks.added', { total })}</Notice>}
        {!isAdding && !isDone && (number > 0 || outcome !== null) && (
          <Notice tone="warning">{t('tasks.some', { number, total })}</Notice>
        )}
        {!isAdding && outcome === 'kept' && <Notice>{t('tasks.kept')}</Notice>}
      </div>
    </div>
  )
}

/** A real URL, so that it can be opened in a new tab; a plain click stays in the page. */
function TasksLink({ onTasks }: { onTasks: () => void }) {
  const t = useText('planTool')
  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onTasks()
  }
  return (
    <Button href="/action-plan" icon={<ListChecks aria-hidden size={20} />} onClick={handleClick}>
      {t('tasks.open')}
    </Button>
  )
}
