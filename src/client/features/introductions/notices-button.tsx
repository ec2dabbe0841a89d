import { Mail } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ApiError } from '#client/platform/api/api-error.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { changeNotices, showNotices } from '#contracts/introductions.ts'
import type { Notices } from '#domain/introductions/notices.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { showToast } from '#client/state/navigation/toasts.ts'
import { Button } from '#client/ui/button/button.tsx'
import { NoticesDialog } from './notices-dialog.tsx'

/** “Tell me by email”; renders nothing where the operator has no mail. */
export function NoticesButton() {
  const t = useText('introductions')
  const [notices, setNotices] = useState<Notices | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [step, setStep] = useState<'asking' | 'busy' | 'limit' | 'failed'>('asking')
  useEffect(() => {
    void loadNotices().then(setNotices)
  }, [])
  if (!notices) return null
  const handleClose = () => {
    setIsOpen(false)
    setStep('asking')
  }
  const handleSave = async (chosen: Notices) => {
    setStep('busy')
    const result = await saveNotices(chosen)
    if (result !== 'ok') return setStep(result)
    setNotices(chosen)
    handleClose()
    showToast({ title: t((chosen.email ?? chosen.trustedEmail) ? 'notices.saved' : 'notices.removed') })
  }
  return (
    <>
      <Button icon={<Mail size={18} aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {t('notices.open')}
      </Button>
      <NoticesDialog
        open={isOpen}
        notices={notices}
        busy={step === 'busy'}
        failure={step === 'limit' || step === 'failed' ? step : null}
        onSave={(chosen) => void handleSave(chosen)}
        onClose={handleClose}
      />
    </>
  )
}

/** Null where nobody can be told by email. The addresses stay in memory only (T-5.4). */
async function loadNotices(): Promise<Notices | null> {
  try {
    const { isAvailable, notices } = await callApi(showNotices, {})
    return isAvailable ? notices : null
  } catch (error) {
    reportQuietly('notices', error)
    return null
  }
}

async function saveNotices(notices: Notices): Promise<'ok' | 'limit' | 'failed'> {
  try {
    await callApi(changeNotices, { body: notices })
    return 'ok'
  } catch (error) {
    reportQuietly('notice change', error)
    return error instanceof ApiError && error.status === 429 ? 'limit' : 'failed'
  }
}
