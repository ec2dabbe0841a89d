import { useState, type ReactNode } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Page } from '#client/ui/layout/page.tsx'

interface OpenedPanelProps {
  children: (panel: { open: boolean; onClose: () => void }) => ReactNode
}

/** A dialog or drawer that is initially open and can be reopened. */
export function OpenedPanel({ children }: OpenedPanelProps) {
  const t = useText('workshop')
  const [isOpen, setIsOpen] = useState(true)
  return (
    <Page data-panel className="grid gap-4">
      <Button variant="primary" onClick={() => setIsOpen(true)}>
        {t('screens.openAgain')}
      </Button>
      {children({ open: isOpen, onClose: () => setIsOpen(false) })}
    </Page>
  )
}
