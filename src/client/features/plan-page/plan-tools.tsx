import { CalendarPlus, Printer } from 'lucide-react'
import { useState } from 'react'
import { isDated } from '#domain/action-plan/calendar.ts'
import type { PlanTask } from '#domain/action-plan/task-list.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

interface PlanToolsProps {
  tasks: readonly PlanTask[]
  today: string
  onCalendar: (tasks: readonly PlanTask[]) => boolean
}

/** Ways to export the list. */
export function PlanTools({ tasks, today, onCalendar }: PlanToolsProps) {
  const t = useText('planPage')
  const [problem, setProblem] = useState<'cannotPrint' | 'cannotSave' | null>(null)
  const toCome = tasks.filter((task) => isDated(task) && task.dueOn >= today && !task.completed)
  const handleCalendar = () => setProblem(onCalendar(toCome) ? null : 'cannotSave')
  const handlePrint = () => {
    if (typeof window.print !== 'function') return setProblem('cannotPrint')
    setProblem(null)
    window.print()
  }
  return (
    <section aria-labelledby="plan-tools" className="tasks-card">
      <h2 id="plan-tools">{t('tools.title')}</h2>
      {toCome.length > 0 && (
        <>
          <Button wide icon={<CalendarPlus aria-hidden size={20} />} onClick={handleCalendar}>
            {t('tools.calendar')}
          </Button>
          <p className="text-md text-ink-2">{t('tools.calendarHint')}</p>
        </>
      )}
      <Button wide icon={<Printer aria-hidden size={20} />} onClick={handlePrint}>
        {t('tools.print')}
      </Button>
      <div role="status">{problem && <Notice>{t(`tools.${problem}`)}</Notice>}</div>
    </section>
  )
}
