import { type Claim, decideClaim } from '#contracts/claims.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { callStaff } from '#client/state/staff-session.ts'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { ReasonForm } from './reason-form.tsx'

interface RefuseClaimDialogProps {
  /** Closed when there is none. */
  claim: Claim | null
  onClose: () => void
  onDone: () => Promise<void>
}

export function RefuseClaimDialog({ claim, onClose, onDone }: RefuseClaimDialogProps) {
  const t = useText('adminDesk')
  const handleSend = async (id: string, reason: string) => {
    await callStaff(decideClaim, { params: { id }, body: { decision: 'refuse', reason } })
    await onDone()
  }
  return (
    <Dialog
      open={claim !== null} onClose={onClose} closeLabel={t('close')}
      title={t('claims.refuseTitle', { name: claim?.listingName ?? '' })}
    >
      {claim && (
        <ReasonForm
          label={t('claims.reason')} hint={t('claims.reasonHint')} needed={t('claims.needed')}
          send={t('claims.sendRefuse')} maxLength={500} onSend={(reason) => handleSend(claim.id, reason)}
        />
      )}
    </Dialog>
  )
}
