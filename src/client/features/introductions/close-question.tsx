import { useEffect, useRef } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'

const reasons = {
  editing: 'dialog.closeText',
  sending: 'dialog.closeSending',
  waitingForConnection: 'dialog.closeOffline',
} as const

export interface CloseQuestionProps {
  phase: keyof typeof reasons
  onClose: () => void
  onStay: () => void
}

/** Asked once before typed text is lost. Staying returns the focus to where it was. */
export function CloseQuestion({ phase, onClose, onStay }: CloseQuestionProps) {
  const t = useText('connect')
  const stay = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const before = document.activeElement
    stay.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    <>
      <div role="alert" className="introduction-close-question">
        <strong className="block">{t('dialog.closeTitle')}</strong>
        {t(reasons[phase])}
      </div>
      <Button ref={stay} variant="primary" onClick={onStay}>
        {t('dialog.keepOpen')}
      </Button>
      <Button variant="danger" onClick={onClose}>
        {t('dialog.closeConfirm')}
      </Button>
    </>
  )
}
