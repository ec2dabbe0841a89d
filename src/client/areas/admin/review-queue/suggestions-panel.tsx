import { useState } from 'react'
import { closeSuggestion, draftSuggestion, type Suggestion } from '#contracts/claims.ts'
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

/** Places and groups that somebody told of: they become a draft listing, or are dismissed. */
export function SuggestionsPanel() {
  const t = useText('adminReviewQueue')
  const suggestions = useSuggestions()
  const { opened, open, close, notice, noticeBox: saidBox, buttonProps, press } = useReviewActions<Suggestion>()
  const takeOff = ({ id, name }: Suggestion) =>
    press(`close ${id}`, async () => {
      await callStaff(closeSuggestion, { params: { id } })
      return t('suggestions.closed', { name })
    })
  const [draftId, setDraftId] = useState<string | null>(null)
  const makeDraft = ({ id, name }: Suggestion) => {
    setDraftId(null)
    press(`draft ${id}`, async () => {
      const { listingId, similar } = await callStaff(draftSuggestion, { params: { id } })
      setDraftId(listingId)
      const drafted = t('suggestions.drafted', { name })
      return similar.length === 0 ? drafted : `${drafted} ${t('suggestions.similar', { names: similar.join('; ') })}`
    })
  }
  return (
    <PanelState query={suggestions}>
      {(all) => (
        <>
          <ResultNotice notice={notice} box={saidBox} />
          {draftId && notice?.tone === 'success' && (
            <div>
              <Button href={`/admin/listings?listing=${encodeURIComponent(draftId)}`}>
                {t('suggestions.openDraft')}
              </Button>
            </div>
          )}
          <SuggestionList suggestions={all} buttonProps={buttonProps} onClose={open} onDraft={makeDraft} />
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
