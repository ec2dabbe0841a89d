import type { ReactNode } from 'react'
import { Home } from 'lucide-react'
import type { EnglishText } from '#client/platform/i18n/text-library.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { PathSpot } from '#client/ui/illustrations/path-spot.tsx'
import { Page } from '#client/ui/layout/page.tsx'

export type AwayPlace = keyof EnglishText['away']['places']

/** Stands where a later part of the product will: says so plainly and gives the people who can help today. */
export function AwayScreen({ place, help, onHome }: { place: AwayPlace; help: ReactNode; onHome: () => void }) {
  const t = useText('away')
  return (
    <Page aria-labelledby="away-title" className="grid gap-5">
      <PathSpot size={112} />
      <h1 id="away-title">{t(`places.${place}`)}</h1>
      <p>{t('text')}</p>
      {help}
      <Button variant="secondary" wide icon={<Home aria-hidden size={20} />} onClick={onHome}>
        {t('goHome')}
      </Button>
    </Page>
  )
}
