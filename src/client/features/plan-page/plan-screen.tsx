import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import { PathSpot } from '#client/ui/illustrations/path-spot.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { ProgressBar } from '#client/ui/progress/progress-bar.tsx'
import { computeProgressPercent } from '#domain/action-plan/tasks.ts'
import './tasks.css'
import './tasks-print.css'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import type { PlanTask } from '#domain/action-plan/task-list.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Page } from '#client/ui/layout/page.tsx'
import { Spinner } from '#client/ui/spinner/spinner.tsx'
import { AddTask, type AddTaskProps } from './add-task.tsx'
import type { FeedbackFormProps } from './feedback-form.tsx'
import { PlanTools } from './plan-tools.tsx'
import { TaskGroups, type TaskGroupsProps } from './task-groups.tsx'

/** Only a list with tasks asks for it. A lost connection must not take the list away with it. */
const FeedbackForm = lazy<ComponentType<FeedbackFormProps>>(() =>
  import('./feedback-form.tsx').then(
    (loaded) => ({ default: loaded.FeedbackForm }),
    (error: unknown) => {
      reportQuietly('feedback form', error)
      return { default: () => null }
    },
  ),
)

export interface PlanScreenProps
  extends Omit<TaskGroupsProps, 'headingId'>, AddTaskProps, FeedbackFormProps, EmptyPlanProps, PlanNoticesProps {
  onResources: () => void
  /** Saves the dated tasks as a calendar file; returns whether that worked. */
  onCalendar: (tasks: readonly PlanTask[]) => boolean
  /** Steps of a plan that was made, shown with the person's own tasks. */
  planSteps?: ReactNode
  /** Content above the list: the next tasks for today. */
  children?: ReactNode
}

/** The person's task list: next, done, and help with each task. */
export function PlanScreen({ children, ...props }: PlanScreenProps) {
  const { tasks, phase } = props
  const t = useText('planPage')
  const isEmpty = tasks.length === 0 && !props.planSteps
  const isLoading = phase === 'loading' && tasks.length === 0
  return (
    <Page wide aria-labelledby="plan-title" className="tasks-page">
      <header className="tasks-head">
        <h1 id="plan-title">{t('title')}</h1>
        <p className="text-ink-2" data-print="hide">
          {t('intro')}
        </p>
        {tasks.length > 0 && <Overview tasks={tasks} />}
      </header>
      <div className="tasks-main">
        {children && <div data-print="hide">{children}</div>}
        <PlanNotices {...props} />
        {isLoading ? <Loading /> : <Tasks {...props} />}
      </div>
      <aside className="tasks-side" data-print="hide" aria-label={t('more')}>
        {tasks.length > 0 && <PlanTools {...props} />}
        <Button wide onClick={props.onResources}>
          {t(isEmpty ? 'findHelp' : 'resources')}
        </Button>
        {tasks.length > 0 && (
          <Suspense>
            <FeedbackForm onFeedback={props.onFeedback} />
          </Suspense>
        )}
      </aside>
    </Page>
  )
}

function Tasks(props: PlanScreenProps) {
  const { tasks, phase, planSteps } = props
  const t = useText('planPage')
  const isKnown = phase === 'ready' || phase === 'loading'
  return (
    <section aria-labelledby="plan-tasks" className="tasks-all">
      <h2 id="plan-tasks" tabIndex={-1} className="sr-only">
        {t('tasks')}
      </h2>
      {tasks.length > 0 && <TaskGroups {...props} headingId="plan-tasks" />}
      {planSteps}
      {!planSteps && tasks.length === 0 && isKnown && <EmptyPlan {...props} />}
      <AddTask {...props} />
    </section>
  )
}

function Loading() {
  const t = useText('planPage')
  return (
    <p role="status" className="tasks-loading">
      <Spinner large />
      {t('loading')}
    </p>
  )
}

interface EmptyPlanProps {
  onMakePlan: () => void
}

function EmptyPlan({ onMakePlan }: EmptyPlanProps) {
  const t = useText('planPage')
  return (
    <EmptyState
      illustration={<PathSpot />}
      title={t('empty.title')}
      headingLevel="h3"
      action={
        <Button variant="primary" onClick={onMakePlan}>
          {t('empty.makePlan')}
        </Button>
      }
    >
      {t('empty.text')}
    </EmptyState>
  )
}

/** Progress of the list as text, as a figure and as a bar. */
function Overview({ tasks }: { tasks: readonly PlanTask[] }) {
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

interface PlanNoticesProps {
  phase: 'loading' | 'ready' | 'offline' | 'failed'
  /** Number of changes not yet sent to the server. */
  waiting: number
  tasks: readonly PlanTask[]
  onRetry: () => void
}

/** Sync status of the list, in a calm tone: nothing is lost. */
function PlanNotices({ phase, waiting, tasks, onRetry }: PlanNoticesProps) {
  const t = useText('planPage')
  const common = useText('common')
  const isAway = phase === 'offline' || phase === 'failed'
  const knows = tasks.length > 0
  return (
    <div role="status" className="tasks-notices" data-print="hide">
      {isAway && waiting > 0 && <Notice>{t('waiting')}</Notice>}
      {phase === 'offline' && waiting === 0 && knows && <Notice>{t('offline')}</Notice>}
      {isAway && (!knows || (phase === 'failed' && waiting === 0)) && (
        <Notice tone="warning">
          <p>{t('notLoaded')}</p>
          <div className="pt-2">
            <Button size="small" onClick={onRetry}>
              {common('tryAgain')}
            </Button>
          </div>
        </Notice>
      )}
    </div>
  )
}
