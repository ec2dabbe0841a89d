import { useState, type ReactNode } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Page } from '#client/ui/layout/page.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

interface OpenedPanelProps {
  /** For panels that do their work themselves: people are told before they press. */
  reallyActs?: boolean
  children: (panel: { open: boolean; onClose: () => void }) => ReactNode
}

/** A dialog or drawer that is open at first and can be opened again. */
export function OpenedPanel({ reallyActs = false, children }: OpenedPanelProps) {
  const t = useText('workshop')
  const [isOpen, setIsOpen] = useState(true)
  return (
    <Page className="grid gap-4">
      {reallyActs && <Notice tone="warning">{t('screens.reallyActs')}</Notice>}
      <Button variant="primary" onClick={() => setIsOpen(true)}>{t('screens.openAgain')}</Button>
      {children({ open: isOpen, onClose: () => setIsOpen(false) })}
    </Page>
  )
}
