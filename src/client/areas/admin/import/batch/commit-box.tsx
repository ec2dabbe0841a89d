import { useState } from 'react'
import type { ImportBatch } from '#contracts/imports.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useNumberFormat } from '#client/shared/formats/use-number-format.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import type { BatchActions } from './batch-actions.ts'

type CommitBoxProps = Omit<BatchActions, 'onUndo'> & { batch: ImportBatch }

/** Step 4: administrators add the rows; reviewers see who can. The server checks the permission again. */
export function CommitBox({ batch, mayChange, busy, failure, onCommit }: CommitBoxProps) {
  const t = useText('adminImport')
  const { count: number } = useNumberFormat()
  const [isAsking, setIsAsking] = useState(false)
  const { ok, warning, duplicate, error } = batch.counts
  const what = t('commit.what', { add: number(ok + warning), duplicate: number(duplicate), error: number(error) })
  const canAdd = ok + warning + duplicate > 0
  const handleYes = () => {
    setIsAsking(false)
    onCommit()
  }
  return (
    <Card as="section" className="desk-stack">
      <h3>{t('commit.title')}</h3>
      <p>{what}</p>
      <p className="desk-quiet">{t('commit.allOrNone')}</p>
      {batch.problem && <Notice tone="warning">{batch.problem.message}</Notice>}
      {failure && (
        <Notice announce tone="danger">
          {failure}
        </Notice>
      )}
      {!canAdd && <p>{t('commit.nothing')}</p>}
      {!mayChange && <Notice>{t('commit.onlyAdmin')}</Notice>}
      {mayChange && canAdd && (
        <Button variant="primary" wide busy={busy} onClick={() => setIsAsking(true)}>
          {t('commit.start')}
        </Button>
      )}
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('commit.confirmTitle')}
        closeLabel={t('commit.cancel')}
        actions={
          <>
            <Button variant="primary" onClick={handleYes}>
              {t('commit.yes')}
            </Button>
            <Button variant="quiet" data-autofocus onClick={() => setIsAsking(false)}>
              {t('commit.cancel')}
            </Button>
          </>
        }
      >
        <p>{what}</p>
        <p>{t(batch.trusted ? 'commit.confirmLive' : 'commit.confirmDraft')}</p>
      </Dialog>
    </Card>
  )
}
