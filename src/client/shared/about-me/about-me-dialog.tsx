import { useText } from '#client/platform/i18n/use-text.ts'
import { keepOwnFacts, useOwnFacts } from '#client/platform/own-facts/own-facts.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { OwnFactTiles } from './own-fact-tiles.tsx'

/** A private panel: what is checked here stays on this device. */
export function AboutMeDialog({ onClose }: { onClose: () => void }) {
  const t = useText('aboutMe')
  const common = useText('common')
  const own = useOwnFacts()
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
          <Button aria-disabled={own.length === 0 || undefined} onClick={() => keepOwnFacts([])}>
            {t('clear')}
          </Button>
        </>
      }
    >
      <p>{t('intro')}</p>
      <OwnFactTiles />
    </Dialog>
  )
}
