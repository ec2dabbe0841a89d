import { type ImportBatch, undoImport } from '#contracts/imports.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useNumberFormat } from '#client/shared/formats/use-number-format.ts'
import { callStaff } from '#client/state/session/staff-session.ts'
import { PanelState } from '../../review-queue/panel-state.tsx'
import { ResultNotice } from '../../review-queue/result-notice.tsx'
import { useReviewActions } from '../../review-queue/use-review-actions.ts'
import { useMayChange } from '../../review-queue/use-may-change.ts'
import { UndoDialog } from '../batch/undo-dialog.tsx'
import { useImports, useRefreshImports } from '../queries.ts'
import { HistoryView } from './history-view.tsx'

export function HistoryPanel({ onOpen }: { onOpen: (id: string) => void }) {
  const t = useText('adminImport')
  const { count: number } = useNumberFormat()
  const query = useImports()
  const refresh = useRefreshImports()
  const mayChange = useMayChange()
  const { opened, open, close, notice, noticeBox: saidBox, buttonProps, press } = useReviewActions<ImportBatch>()
  const undo = ({ id }: ImportBatch) =>
    press(`undo ${id}`, async () => {
      const {
        import: { kept },
      } = await callStaff(undoImport, { params: { id } }).finally(() => void refresh())
      return kept === 0 ? t('done.undone') : t('done.undoneKept', { count: number(kept) })
    })
  return (
    <section className="desk-stack" aria-labelledby="import-history">
      <h2 id="import-history">{t('history.title')}</h2>
      <PanelState query={query}>
        {(imports) => (
          <>
            <ResultNotice notice={notice} box={saidBox} />
            <HistoryView
              imports={imports}
              mayChange={mayChange}
              buttonProps={buttonProps}
              onOpen={onOpen}
              onUndo={open}
            />
            <UndoDialog open={opened !== null} onYes={() => opened && undo(opened)} onClose={close} />
          </>
        )}
      </PanelState>
    </section>
  )
}
