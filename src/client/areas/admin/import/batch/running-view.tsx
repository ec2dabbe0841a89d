import type { ImportBatch } from '#contracts/imports.ts'
import { isStuck } from '#domain/imports/import-progress.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useNumberFormat } from '#client/shared/formats/use-number-format.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { ProgressBar } from '#client/ui/progress/progress-bar.tsx'
import { CountList } from './count-list.tsx'

/** Progress of the job; a stalled one is reported. */
export function RunningView({ batch, onLook }: { batch: ImportBatch; onLook: () => void }) {
  const t = useText('adminImport')
  const { count: number } = useNumberFormat()
  const { status, done, total, quietMs, counts } = batch
  const isChecking = status === 'checking'
  const progressProps =
    total === null
      ? {}
      : {
          value: done,
          max: Math.max(total, 1),
          valueText: t('running.of', { done: number(done), total: number(total) }),
        }
  return (
    <section className="desk-stack" aria-labelledby="import-running">
      <h3 id="import-running">{t(isChecking ? 'running.checkTitle' : 'running.commitTitle')}</h3>
      <ProgressBar
        label={total === null ? t('running.reading') : t(isChecking ? 'running.checking' : 'running.committing')}
        {...progressProps}
      />
      {isStuck(quietMs) && (
        <Notice announce tone="warning" title={t('running.stuck', { seconds: number(Math.floor(quietMs / 1000)) })}>
          <p>{t('running.stuckText')}</p>
          <Button size="small" onClick={onLook}>
            {t('running.look')}
          </Button>
        </Notice>
      )}
      {isChecking && <CountList counts={counts} label={t('running.counts')} />}
      <p className="desk-quiet">{t('running.stay')}</p>
    </section>
  )
}
