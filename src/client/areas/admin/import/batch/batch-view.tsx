import { humanDate } from '#client/shared/formats/dates.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import { Facts } from '../../review-queue/facts.tsx'
import '../import.css'
import { Download } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { getImportReport, type ImportBatch } from '#contracts/imports.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { isRunning } from '../queries.ts'
import { Steps } from '../steps.tsx'
import type { BatchActions } from './batch-actions.ts'
import { CommitBox } from './commit-box.tsx'
import { CountList } from './count-list.tsx'
import { DoneView } from './done-view.tsx'
import { FailedView } from './failed-view.tsx'
import { RunningView } from './running-view.tsx'

interface BatchViewProps extends BatchActions {
  batch: ImportBatch
  /** Id of an earlier import of the same file. */
  sameAs: string | null
  /** The rows, and the duplicates of existing listings. */
  found: ReactNode
  onLook: () => void
  onOpen: (id: string) => void
  onNew: () => void
}

/** Steps 3 and 4, and their result. */
export function BatchView({ batch, sameAs, found, onLook, onOpen, onNew, ...actions }: BatchViewProps) {
  const t = useText('adminImport')
  const title = useRef<HTMLHeadingElement>(null)
  const { status } = batch
  const seen = useRef(status)
  useEffect(() => {
    // The pressed button is gone by now, and the next content starts here.
    if (seen.current !== status) title.current?.focus()
    seen.current = status
  }, [status])
  const isDone = status === 'committed' || status === 'undone'
  return (
    <>
      <Steps current={isDone || status === 'committing' ? 'add' : 'check'} />
      <div className="desk-head">
        <h2 ref={title} tabIndex={-1} className="desk-long">
          {t('batch.title', { dataset: batch.source.dataset })}
        </h2>
        <Button size="small" onClick={onNew}>
          {t('toList')}
        </Button>
      </div>
      <p role="status" className="desk-quiet">
        {t(`states.${status}`)}
      </p>
      {sameAs && (
        <Notice tone="warning" title={t('batch.sameAs')}>
          <Button size="small" onClick={() => onOpen(sameAs)}>
            {t('batch.openSame')}
          </Button>
        </Notice>
      )}
      <div className="import-panes">
        <div className="desk-stack">
          {isRunning(batch) && <RunningView batch={batch} onLook={onLook} />}
          {status === 'failed' && <FailedView batch={batch} {...actions} onNew={onNew} />}
          {isDone && <DoneView batch={batch} {...actions} />}
          {hasRows(batch) && <CountList counts={batch.counts} label={t('rows.counts')} />}
          {hasRows(batch) && found}
        </div>
        <div className="desk-stack">
          {status === 'checked' && <CommitBox batch={batch} {...actions} />}
          <BatchFacts batch={batch} />
          {hasRows(batch) && <ReportLink id={batch.id} />}
        </div>
      </div>
    </>
  )
}

const hasRows = ({ status, counts }: ImportBatch) =>
  status !== 'checking' && Object.values(counts).some((count) => count > 0)

function ReportLink({ id }: { id: string }) {
  const t = useText('adminImport')
  const { language } = useLanguage()
  return (
    <div>
      <Button
        href={`${getImportReport.path.replace('{id}', id)}?lang=${language}`}
        download
        icon={<Download size={20} aria-hidden="true" />}
      >
        {t('batch.report')}
      </Button>
    </div>
  )
}

/** Publisher of the list, who uploaded it, and how new listings are handled. */
function BatchFacts({ batch }: { batch: ImportBatch }) {
  const t = useText('adminImport')
  const { dayAndTime } = useMoments()
  const { language } = useLanguage()
  const { source, actorName, createdAt, trusted } = batch
  return (
    <Facts
      of={[
        [t('batch.publisher'), source.publisher],
        [t('batch.asOf'), humanDate(source.asOf, language)],
        [t('batch.licence'), source.licence],
        [t('batch.newPlaces'), trusted ? t('batch.live') : t('batch.draft')],
        [t('batch.startedBy'), actorName ?? t('batch.unknown')],
        [t('batch.startedAt'), dayAndTime(createdAt)],
      ]}
    />
  )
}
