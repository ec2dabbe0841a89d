import { useState } from 'react'
import { decideListingChange, type WaitingChange } from '#contracts/partner-listings.ts'
import { ChangeLines } from '#client/features/listing-changes/change-lines.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { callStaff } from '#client/state/staff-session.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { PanelState } from './panel-state.tsx'
import { useRefreshDesk, useWaitingChanges } from './queries.ts'
import { ReasonForm } from './reason-form.tsx'

/** What organizations want to change about names, addresses, phones and who is welcome. */
export function ChangesPanel() {
  const t = useText('adminDesk')
  const changes = useWaitingChanges()
  const { refused, said, approve, refuse, setRefused } = useDecisions()
  return (
    <PanelState query={changes}>
      {(all) => (
        <>
          {said && <Notice announce tone={said.tone}>{said.text}</Notice>}
          {all.length === 0 && <EmptyState title={t('changes.empty')}>{t('changes.emptyText')}</EmptyState>}
          <ul className="desk-list">
            {all.map((one) => (
              <li key={one.change.id}>
                <ChangeCard waiting={one} onApprove={() => void approve(one)} onRefuse={() => setRefused(one)} />
              </li>
            ))}
          </ul>
          <Dialog
            open={refused !== null} onClose={() => setRefused(null)} closeLabel={t('close')}
            title={t('changes.refuseTitle', { name: refused?.listingName ?? '' })}
          >
            {refused && (
              <ReasonForm
                label={t('changes.reason')} hint={t('changes.reasonHint')} needed={t('changes.needed')}
                send={t('changes.sendRefuse')} maxLength={500} onSend={(reason) => refuse(refused, reason)}
              />
            )}
          </Dialog>
        </>
      )}
    </PanelState>
  )
}

function useDecisions() {
  const t = useText('adminDesk')
  const refresh = useRefreshDesk()
  const [refused, setRefused] = useState<WaitingChange | null>(null)
  const [said, setSaid] = useState<{ tone: 'success' | 'danger'; text: string } | null>(null)
  const approve = async ({ change: { id } }: WaitingChange) => {
    try {
      await callStaff(decideListingChange, { params: { id }, body: { decision: 'approve' } })
      setSaid({ tone: 'success', text: t('changes.approved') })
    } catch {
      setSaid({ tone: 'danger', text: t('notSent') })
    }
    await refresh()
  }
  const refuse = async ({ change: { id } }: WaitingChange, reason: string) => {
    await callStaff(decideListingChange, { params: { id }, body: { decision: 'refuse', reason } })
    setRefused(null)
    setSaid({ tone: 'success', text: t('changes.refused') })
    await refresh()
  }
  return { refused, setRefused, said, approve, refuse }
}

interface ChangeCardProps {
  waiting: WaitingChange
  onApprove: () => void
  onRefuse: () => void
}

function ChangeCard({ waiting: { change, listingName: listing, organization }, onApprove, onRefuse }: ChangeCardProps) {
  const t = useText('adminDesk')
  return (
    <Card as="article" className="desk-stack">
      <h3>{t('changes.heading', { listing, organization })}</h3>
      {change.author && <p className="desk-quiet">{t('changes.by', { name: change.author })}</p>}
      <ChangeLines change={change} />
      <div className="desk-buttons">
        <Button variant="primary" aria-label={t('changes.approveNamed', { name: listing })} onClick={onApprove}>
          {t('changes.approve')}
        </Button>
        <Button aria-label={t('changes.refuseNamed', { name: listing })} onClick={onRefuse}>{t('changes.refuse')}</Button>
      </div>
    </Card>
  )
}
