import { useText } from '#client/platform/i18n/use-text.ts'
import { keepOwnFacts, useOwnFacts } from '#client/platform/own-facts/own-facts.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { OwnFactTiles, type OwnFactTilesProps } from './own-fact-tiles.tsx'

interface ClosableProps {
  onClose: () => void
}

export function AboutMeDialog({ onClose }: ClosableProps) {
  return <AboutMePanel own={useOwnFacts()} onChange={keepOwnFacts} onClose={onClose} />
}

/** A private panel: what is checked here stays on this device. */
export function AboutMePanel({ own, onChange, onClose }: OwnFactTilesProps & ClosableProps) {
  const t = useText('aboutMe')
  const common = useText('common')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      closeLabel={common('close')}
      actions={
        <>
          <Button variant="primary" onClick={onClose}>
            {t('done')}
          </Button>
          <Button aria-disabled={own.length === 0 || undefined} onClick={() => onChange([])}>
            {t('clear')}
          </Button>
        </>
      }
    >
      <p>{t('intro')}</p>
      <OwnFactTiles own={own} onChange={onChange} />
    </Dialog>
  )
}
