import type { ImportBatch } from '#contracts/imports.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import type { BatchActions } from './batch-actions.ts'

/** Every row has its verdict: only the writing stopped, and can be retried. */
function isJudged({ counts, total }: ImportBatch): boolean {
  const judged = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return judged > 0 && judged === total
}

export function FailedView({
  batch,
  mayChange,
  busy,
  failure,
  onCommit,
  onNew,
}: BatchActions & {
  batch: ImportBatch
  onNew: () => void
}) {
  const t = useText('adminImport')
  const canRetry = isJudged(batch)
  return (
    <Notice tone="danger" title={t('failed.title')}>
      <div className="desk-stack">
        {batch.problem && <p>{batch.problem.message}</p>}
        <p>{canRetry ? t('failed.retry') : t('failed.next')}</p>
        {failure && <p role="alert">{failure}</p>}
        <div className="desk-buttons">
          {canRetry && mayChange && (
            <Button busy={busy} onClick={onCommit}>
              {t('commit.again')}
            </Button>
          )}
          <Button onClick={onNew}>{t('newImport')}</Button>
        </div>
      </div>
    </Notice>
  )
}
