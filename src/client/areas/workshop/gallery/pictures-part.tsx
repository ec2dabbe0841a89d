import type { ReactNode } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { HomeSpot } from '#client/ui/illustrations/home-spot.tsx'
import { LogoMark } from '#client/ui/illustrations/logo-mark.tsx'
import { DocumentsSpot } from '#client/ui/illustrations/documents-spot.tsx'
import { PathSpot } from '#client/ui/illustrations/path-spot.tsx'
import { PhoneSpot } from '#client/ui/illustrations/phone-spot.tsx'
import { ReggieFace, ReggieWaving } from '#client/ui/illustrations/reggie.tsx'
import { SunriseHero } from '#client/ui/illustrations/sunrise-hero.tsx'
import type { EnglishText } from '#client/platform/i18n/text-library.ts'

type Picture = keyof EnglishText['workshop']['pictures']

const spots: [Picture, ReactNode][] = [
  ['reggieFace', <ReggieFace key="face" size={88} />],
  ['reggieWaving', <ReggieWaving key="waving" />],
  ['logo', <LogoMark key="logo" size={72} />],
  ['home', <HomeSpot key="home" />],
  ['path', <PathSpot key="path" />],
  ['papers', <DocumentsSpot key="papers" />],
  ['phone', <PhoneSpot key="phone" />],
]

export function PicturesPart() {
  const t = useText('workshop')
  return (
    <div className="ws-stack">
      <figure className="ws-scene">
        <SunriseHero />
        <figcaption className="ws-caption">{t('pictures.sunrise')}</figcaption>
      </figure>
      <div className="ws-pictures">
        {spots.map(([name, picture]) => (
          <figure key={name}>
            {picture}
            <figcaption className="ws-caption">{t(`pictures.${name}`)}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  )
}
