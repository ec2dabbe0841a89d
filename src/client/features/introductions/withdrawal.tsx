import { useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { takeBackIntroduction } from '#client/state/introductions/introductions.ts'
import { showToast } from '#client/state/navigation/toasts.ts'
import type { IntroductionEntry } from './introduction-entry.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

interface WithdrawalProps {
  entry: IntroductionEntry
  open: boolean
  onClose: () => void
  onGone?: () => void
}

/** Asks before a request is canceled and everything personal in it erased. */
export function Withdrawal({ entry, open, onClose, onGone }: WithdrawalProps) {
  const t = useText('introductions')
  const [step, setStep] = useState<'asking' | 'busy' | 'failed'>('asking')
  const { id, resourceName, resourceId } = entry.introduction
  const handleConfirm = async () => {
    setStep('busy')
    const isGone = await takeBackIntroduction({ resourceName, id, resourceId })
    setStep(isGone ? 'asking' : 'failed')
    if (!isGone) return
    onClose()
    onGone?.()
    showToast({ title: t('actions.withdrawn') })
  }
  return (
    <WithdrawDialog
      open={open}
      name={resourceName}
      busy={step === 'busy'}
      hasFailed={step === 'failed'}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    />
  )
}
