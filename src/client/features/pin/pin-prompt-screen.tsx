import { KeyRound, List } from 'lucide-react'
import type { Location } from '#domain/places/location.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { PathSpot } from '#client/ui/illustrations/path-spot.tsx'
import { Page } from '#client/ui/layout/page.tsx'

export interface PinPromptScreenProps {
  count: number
  location: Location
  onCreate: () => void
  onNoThanks: () => void
  onView: () => void
}

/** Offered once and easy to decline. */
export function PinPromptScreen({ count, location, onCreate, onNoThanks, onView }: PinPromptScreenProps) {
  const t = useText('pin')
  return (
    <Page aria-labelledby="pin-prompt-title" className="grid gap-4">
      <PathSpot size={96} />
      <h1 id="pin-prompt-title">{t('prompt.title')}</h1>
      <p className="text-lg font-semibold">
        {count === 1 ? t('prompt.countOne', location) : t('prompt.countMany', { count, ...location })}
      </p>
      <p>{t('prompt.text')}</p>
      <p className="text-ink-2">{t('prompt.promise')}</p>
      <div className="grid gap-3 pt-2">
        <Button wide variant="primary" icon={<KeyRound aria-hidden size={20} />} onClick={onCreate}>
          {t('prompt.create')}
        </Button>
        <Button wide icon={<List aria-hidden size={20} />} onClick={onView}>
          {t('prompt.view')}
        </Button>
        <Button wide variant="quiet" onClick={onNoThanks}>
          {t('prompt.noThanks')}
        </Button>
      </div>
    </Page>
  )
}
