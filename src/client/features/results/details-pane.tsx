import { ArrowLeft } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { focusSelectedCard, panelId, panelTitleId } from './use-selection.ts'

/** The details beside the list. Escape, or the button a keyboard comes by, leads back to the card. */
export function DetailsPane({ children }: { children: ReactNode }) {
  const t = useText('results')
  const handleKeyDown = (event: KeyboardEvent) => {
    const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null
    if (event.key === 'Escape' && !isInDialog) focusSelectedCard()
  }
  return (
    // The keys of everything inside, not of the section itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      id={panelId}
      aria-labelledby={panelTitleId}
      className="results-pane"
      data-print="hide"
      onKeyDown={handleKeyDown}
    >
      {children}
      <Button
        size="small"
        variant="quiet"
        className="results-pane-back"
        icon={<ArrowLeft aria-hidden size={18} />}
        onClick={focusSelectedCard}
      >
        {t('backToList')}
      </Button>
    </section>
  )
}
