import type { PlanTask } from '#domain/action-plan/task-list.ts'
import { computeProgressPercent } from '#domain/action-plan/tasks.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { ProgressBar } from '#client/ui/progress/progress-bar.tsx'

/** Progress of the list as text, as a figure and as a bar. */
export function Overview({ tasks }: { tasks: readonly PlanTask[] }) {
  const t = useText('planPage')
  const done = tasks.filter(({ completed }) => completed).length
  const percent = computeProgressPercent(tasks)
  const cheer = done === 0 ? 'none' : done === tasks.length ? 'all' : 'some'
  const value = t('progress.value', { percent })
  return (
    <section aria-labelledby="plan-progress" className="tasks-overview">
      <div className="tasks-overview-row">
        <h2 id="plan-progress">{t('progress.title')}</h2>
        <p className="tasks-percent">{value}</p>
      </div>
      <ProgressBar hideText label={t('progress.bar')} value={percent} valueText={value} />
      <div className="tasks-overview-row">
        <p>{t('progress.count', { done, total: tasks.length })}</p>
        <p className="text-ink-2" data-print="hide">
          {t(`progress.${cheer}`)}
        </p>
      </div>
    </section>
  )
}
