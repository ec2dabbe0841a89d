import type { PlanTask } from '#domain/action-plan/task-list.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

export interface PlanNoticesProps {
  phase: 'loading' | 'ready' | 'offline' | 'failed'
  /** Number of changes not yet sent to the server. */
  waiting: number
  tasks: readonly PlanTask[]
  onRetry: () => void
}

/** Sync status of the list, in a calm tone: nothing is lost. */
export function PlanNotices({ phase, waiting, tasks, onRetry }: PlanNoticesProps) {
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
