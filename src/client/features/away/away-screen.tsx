import type { ReactNode } from 'react'
import { ArrowLeft, Home } from 'lucide-react'
import type { EnglishText } from '#client/platform/i18n/text-library.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { PathSpot } from '#client/ui/illustrations/path-spot.tsx'
import { Page } from '#client/ui/layout/page.tsx'

export type AwayPlace = keyof EnglishText['away']['places']

interface AwayScreenProps {
  place: AwayPlace
  help: ReactNode
  /** Where there is somewhere to go back to. */
  onBack?: () => void
  onHome?: () => void
}

/** Stands where a later part of the product will: says so plainly and gives the people who can help today. */
export function AwayScreen({ place, help, onBack, onHome }: AwayScreenProps) {
  const t = useText('away')
  return (
    <Page aria-labelledby="away-title" className="grid gap-5">
      <PathSpot size={112} />
      <h1 id="away-title">{t(`places.${place}`)}</h1>
      <p>{t('text')}</p>
      {help}
      {onBack && (
        <Button variant="secondary" wide icon={<ArrowLeft aria-hidden size={20} />} onClick={onBack}>
          {t('goBack')}
        </Button>
      )}
      {onHome && (
        <Button variant="secondary" wide icon={<Home aria-hidden size={20} />} onClick={onHome}>
          {t('goHome')}
        </Button>
      )}
    </Page>
  )
}
