import { closeSuggestion, type Suggestion } from '#contracts/claims.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { callStaff } from '#client/state/session/staff-session.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { History } from './history.tsx'
import { PanelState } from './panel-state.tsx'
import { useSuggestions } from './queries.ts'
import { ResultNotice } from './result-notice.tsx'
import { SuggestionList } from './suggestion-list.tsx'
import { useReviewActions } from './use-review-actions.ts'

/** Groups that users suggested. They are added elsewhere; here they are reviewed and dismissed. */
export function SuggestionsPanel() {
  const t = useText('adminReviewQueue')
  const suggestions = useSuggestions()
  const { opened, open, close, notice, noticeBox: saidBox, buttonProps, press } = useReviewActions<Suggestion>()
  const takeOff = ({ id, name }: Suggestion) =>
    press(`close ${id}`, async () => {
      await callStaff(closeSuggestion, { params: { id } })
      return t('suggestions.closed', { name })
    })
  return (
    <PanelState query={suggestions}>
      {(all) => (
        <>
          <ResultNotice notice={notice} box={saidBox} />
          <SuggestionList suggestions={all} buttonProps={buttonProps} onClose={open} />
          <Dialog
            open={opened !== null}
            onClose={close}
            closeLabel={t('close')}
            title={t('suggestions.closeTitle', { name: opened?.name ?? '' })}
            actions={
              <>
                <Button variant="primary" onClick={() => opened && takeOff(opened)}>
                  {t('suggestions.close')}
                </Button>
                <Button data-autofocus onClick={close}>
                  {t('suggestions.keep')}
                </Button>
              </>
            }
          >
            <p>{t('suggestions.closeText')}</p>
          </Dialog>
          <History queue="suggestions" />
        </>
      )}
    </PanelState>
  )
}
