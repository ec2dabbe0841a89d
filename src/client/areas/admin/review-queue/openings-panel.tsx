import { useState } from 'react'
import { decideOpportunity, type OpportunityReviewItem } from '#contracts/opportunities-staff.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { callStaff } from '#client/state/session/staff-session.ts'
import { History } from './history.tsx'
import type { OpeningAction } from './opening-card.tsx'
import { OpeningList } from './opening-list.tsx'
import { PanelState } from './panel-state.tsx'
import { type Show, useOpenings } from './queries.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { ResultNotice } from './result-notice.tsx'
import { ShowSwitch } from './show-switch.tsx'
import { useReviewActions } from './use-review-actions.ts'

interface Refused {
  opening: OpportunityReviewItem
  action: 'reject' | 'hide'
}

/** Jobs, training and hiring events that partners posted. */
export function OpeningsPanel() {
  const t = useText('adminReview')
  const { language } = useLanguage()
  const [show, setShow] = useState<Show>('waiting')
  const openings = useOpenings(show)
  const { opened, open, close, notice, noticeBox: saidBox, buttonProps, press, send } = useReviewActions<Refused>()
  const allow = ({ id }: OpportunityReviewItem, action: 'publish' | 'stay') =>
    press(`${action} ${id}`, async () => {
      await callStaff(decideOpportunity, { params: { id }, body: { decision: 'publish' } })
      return action === 'publish' ? t('openings.published') : t('openings.stays')
    })
  const refuse = ({ opening: { id }, action }: Refused, reason: string) =>
    send(`${action} ${id}`, async () => {
      await callStaff(decideOpportunity, { params: { id }, body: { decision: action, reason } })
      return action === 'reject' ? t('openings.rejected') : t('openings.hidden')
    })
  const handleAct = (opening: OpportunityReviewItem, action: OpeningAction) => {
    if (action === 'publish' || action === 'stay') allow(opening, action)
    else open({ opening, action })
  }
  return (
    <div className="desk-stack">
      <ShowSwitch value={show} onChange={setShow} />
      <PanelState query={openings}>
        {(all) => (
          <>
            <ResultNotice notice={notice} box={saidBox} />
            <OpeningList openings={all} show={show} buttonProps={buttonProps} onAct={handleAct} />
            <ReasonDialog
              about={opened}
              formatTitle={({ opening, action }) =>
                t(`openings.${action}Title`, { name: opening.opportunity.title[language] })
              }
              onClose={close}
              onSend={refuse}
              label={t('openings.reason')}
              hint={t('openings.reasonHint')}
              needed={t('needed')}
              send={opened?.action === 'hide' ? t('openings.sendHide') : t('openings.sendReject')}
            />
          </>
        )}
      </PanelState>
      <History queue="opportunities" />
    </div>
  )
}
