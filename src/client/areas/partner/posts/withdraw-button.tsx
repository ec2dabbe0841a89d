import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { MyEvent } from '#contracts/community-staff.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useAction } from '#client/shared/query/use-action.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

interface WithdrawButtonProps {
  status: MyEvent['status']
  /** Title of the withdrawn post, for screen readers. */
  title: string
  onWithdraw: () => Promise<void>
}

/** Only posts that are or will be public can be withdrawn. */
export function WithdrawButton({ status, title, onWithdraw }: WithdrawButtonProps) {
  const t = useText('partnerPosts')
  const common = useText('common')
  const [isAsking, setIsAsking] = useState(false)
  const { phase, isBusy, perform } = useAction()
  if (status !== 'pending' && status !== 'live') return null
  const handleWithdraw = async () => {
    if (await perform(onWithdraw)) setIsAsking(false)
  }
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('withdraw.openNamed', { title })}
        icon={<Undo2 aria-hidden size={18} />}
        onClick={() => setIsAsking(true)}
      >
        {t('withdraw.open')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('withdraw.title')}
        closeLabel={common('close')}
        actions={
          <>
            <Button variant="danger" busy={isBusy} onClick={() => void handleWithdraw()}>
              {t('withdraw.open')}
            </Button>
            <Button data-autofocus onClick={() => setIsAsking(false)}>
              {common('cancel')}
            </Button>
          </>
        }
      >
        <p>{t('withdraw.text')}</p>
        {phase === 'failed' && (
          <Notice announce tone="danger">
            {t('withdraw.failed')}
          </Notice>
        )}
      </Dialog>
    </>
  )
}
