import { useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { changeNumber } from '#client/state/introductions/introduction-actions.ts'
import { loadIntroduction } from '#client/state/introductions/introduction-details.ts'
import { showToast } from '#client/state/navigation/toasts.ts'
import { NumberDialog } from './number-dialog.tsx'

interface NumberChangeProps {
  open: boolean
  /** Id of the open introduction, which shows the shared number and must be reloaded. */
  openedId: string | null
  onClose: () => void
}

/** The person has a new phone number: sends it to every provider that may still call. */
export function NumberChange({ open, openedId, onClose }: NumberChangeProps) {
  const t = useText('introductions')
  const [step, setStep] = useState<'asking' | 'busy' | 'limit' | 'failed'>('asking')
  const handleSend = async (phone: string) => {
    setStep('busy')
    const changed = await changeNumber(phone)
    if (changed === 'limit' || changed === 'failed') return setStep(changed)
    setStep('asking')
    onClose()
    if (openedId) void loadIntroduction(openedId)
    showToast({ title: savedText(changed) })
  }
  const savedText = (count: number) => {
    if (count === 0) return t('actions.numberNone')
    return count === 1 ? t('actions.numberSavedOne') : t('actions.numberSaved', { count })
  }
  const handleClose = () => {
    setStep('asking')
    onClose()
  }
  return (
    <NumberDialog
      open={open}
      busy={step === 'busy'}
      failure={step === 'limit' || step === 'failed' ? step : null}
      onSend={(phone) => void handleSend(phone)}
      onClose={handleClose}
    />
  )
}
