import { useState } from 'react'
import type { ImportBatch } from '#contracts/imports.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import { useNumberFormat } from '#client/shared/formats/use-number-format.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import type { BatchActions } from './batch-actions.ts'
import { UndoDialog } from './undo-dialog.tsx'

type DoneViewProps = Omit<BatchActions, 'onCommit'> & { batch: ImportBatch }

/** The effect of an import on the directory, and its undo. */
export function DoneView({ batch, ...actions }: DoneViewProps) {
  return batch.status === 'undone' ? <Undone batch={batch} /> : <Added batch={batch} {...actions} />
}

function Added({ batch, mayChange, busy, failure, onUndo }: DoneViewProps) {
  const t = useText('adminImport')
  const { count: number } = useNumberFormat()
  const { day } = useMoments()
  const [isAsking, setIsAsking] = useState(false)
  const { added, trusted, undoUntil } = batch
  const handleYes = () => {
    setIsAsking(false)
    onUndo()
  }
  return (
    <section className="desk-stack" aria-labelledby="import-done">
      <h3 id="import-done">{t('done.title')}</h3>
      <dl className="import-counts">
        {(['added', 'updated', 'skipped'] as const).map((what) => (
          <div key={what}>
            <dt>{t(`done.${what}`)}</dt>
            <dd>{number(batch[what])}</dd>
          </div>
        ))}
      </dl>
      {added > 0 && !trusted && (
        <>
          <p>{t('done.drafts')}</p>
          <div>
            <Button href={`/admin/listings?import=${batch.id}`}>{t('done.toDrafts')}</Button>
          </div>
        </>
      )}
      <p>{undoUntil ? t('done.undoUntil', { date: day(undoUntil) }) : t('done.undoOver')}</p>
      {failure && (
        <Notice announce tone="danger">
          {failure}
        </Notice>
      )}
      {undoUntil && mayChange && (
        <div>
          <Button busy={busy} onClick={() => setIsAsking(true)}>
            {t('done.undo')}
          </Button>
        </div>
      )}
      <UndoDialog open={isAsking} onYes={handleYes} onClose={() => setIsAsking(false)} />
    </section>
  )
}

function Undone({ batch: { kept, keptIds } }: { batch: ImportBatch }) {
  const t = useText('adminImport')
  const { count: number } = useNumberFormat()
  return (
    <section className="desk-stack" aria-labelledby="import-undone">
      <h3 id="import-undone">{t('done.undoneTitle')}</h3>
      <p>{kept === 0 ? t('done.undone') : t('done.undoneKept', { count: number(kept) })}</p>
      {kept > 0 && (
        <>
          <h4>{t('done.keptTitle')}</h4>
          <p>{t('done.keptText')}</p>
          <ul className="import-problems">
            {keptIds.map((id) => (
              <li key={id}>{id}</li>
            ))}
            {kept > keptIds.length && <li>{t('done.keptMore', { count: number(kept - keptIds.length) })}</li>}
          </ul>
        </>
      )}
    </section>
  )
}
