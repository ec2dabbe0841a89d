import { createContext, type ReactNode, use } from 'react'
import { type HistoryEntry, undoReview } from '#contracts/review.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { callStaff } from '#client/state/session/staff-session.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { ResultNotice } from './result-notice.tsx'
import { type ReviewActions, useReviewActions } from './use-review-actions.ts'
import { useMayChange } from './use-may-change.ts'

interface UndoContextValue {
  buttonProps: ReviewActions<unknown>['buttonProps']
  /** Absent for users without the permission. */
  onUndo?: (entry: HistoryEntry) => void
}

const Undoing = createContext<UndoContextValue>({ buttonProps: () => ({ busy: false, disabled: false }) })
export const useUndo = () => use(Undoing)

/** Rendered above the lists: an undone entry leaves its list, and the result must still be shown. */
export function UndoProvider({ children }: { children: ReactNode }) {
  const t = useText('adminReview')
  const mayChange = useMayChange()
  const { opened, open, close, notice, noticeBox: saidBox, buttonProps, send } = useReviewActions<HistoryEntry>()
  const undo = ({ id }: HistoryEntry, reason: string) =>
    send(`undo ${id}`, async () => {
      await callStaff(undoReview, { params: { id }, body: { reason } })
      return t('history.undoneNow')
    })
  return (
    <Undoing value={{ buttonProps, ...(mayChange && { onUndo: open }) }}>
      <ResultNotice notice={notice} box={saidBox} />
      {children}
      <ReasonDialog
        about={opened}
        formatTitle={({ action }) => t('history.undoTitle', { action: t(`history.actions.${action}`) })}
        intro={t('history.undoText')}
        onClose={close}
        onSend={undo}
        label={t('history.undoReason')}
        hint={t('history.undoHint')}
        needed={t('needed')}
        send={t('history.undoSend')}
      />
    </Undoing>
  )
}
