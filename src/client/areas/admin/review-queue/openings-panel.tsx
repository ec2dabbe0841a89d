import { useState } from 'react'
import { decideOpportunity, type OpportunityReviewItem } from '#contracts/opportunities-staff.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { callStaff } from '#client/state/staff-session.ts'
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
  act: 'reject' | 'hide'
}

/** Jobs, training and hiring events that organizations posted. */
export function OpeningsPanel() {
  const t = useText('adminReview')
  const { language } = useLanguage()
  const [show, setShow] = useState<Show>('waiting')
  const openings = useOpenings(show)
  const { opened, open, close, said, saidBox, buttonProps, press, send } = useReviewActions<Refused>()
  const allow = ({ id }: OpportunityReviewItem, act: 'publish' | 'stay') =>
    press(`${act} ${id}`, async () => {
      await callStaff(decideOpportunity, { params: { id }, body: { decision: 'publish' } })
      return act === 'publish' ? t('openings.published') : t('openings.stays')
    })
  const refuse = ({ opening: { id }, act }: Refused, reason: string) =>
    send(`${act} ${id}`, async () => {
      await callStaff(decideOpportunity, { params: { id }, body: { decision: act, reason } })
      return act === 'reject' ? t('openings.rejected') : t('openings.hidden')
    })
  const handleAct = (opening: OpportunityReviewItem, act: OpeningAction) => {
    if (act === 'publish' || act === 'stay') allow(opening, act)
    else open({ opening, act })
  }
  return (
    <div className="desk-stack">
      <ShowSwitch value={show} onChange={setShow} />
      <PanelState query={openings}>
        {(all) => (
          <>
            <ResultNotice said={said} box={saidBox} />
            <OpeningList openings={all} show={show} buttonProps={buttonProps} onAct={handleAct} />
            <ReasonDialog
              about={opened}
              titleOf={({ opening, act }) => t(`openings.${act}Title`, { name: opening.opportunity.title[language] })}
              onClose={close}
              onSend={refuse}
              label={t('openings.reason')}
              hint={t('openings.reasonHint')}
              needed={t('needed')}
              send={opened?.act === 'hide' ? t('openings.sendHide') : t('openings.sendReject')}
            />
          </>
        )}
      </PanelState>
      <History queue="opportunities" />
    </div>
  )
}
