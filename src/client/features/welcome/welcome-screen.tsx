import { Bell, KeyRound, MapPin, MessageCircle, MessagesSquare, RotateCcw, Search, Sunrise } from 'lucide-react'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import {
  type WelcomeButton,
  type WelcomeFacts,
  getRestBeforeWaveMs,
  listWelcomeButtons,
  waveMs,
} from '#domain/welcome/welcome.ts'
import { formatCountyInSentence } from '#domain/places/county-in-sentence.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button, type ButtonAppearance } from '#client/ui/button/button.tsx'
import { SunriseHero } from '#client/ui/illustrations/sunrise-hero.tsx'
import { Page } from '#client/ui/layout/page.tsx'
import { TextLink } from '#client/ui/text-link/text-link.tsx'

export interface WelcomeScreenProps extends WelcomeFacts {
  onContinueSearch: () => void
  /** Called when the pointer or focus reaches the button that finds or shows resources, to preload the next screen. */
  onFindLikely?: () => void
  onFindResources: () => void
  onViewResources: () => void
  onStartNewSearch: () => void
  onChat: () => void
  onNewResponses: () => void
  onWhatFirst: () => void
  onPin: () => void
  /** Where the list is that the person has. */
  listCounty?: string | null
  /** The next three things, for somebody who has any. */
  nextThings?: ReactNode
}

/** The first thing a person sees. Its text is in the HTML before any script. */
export function WelcomeScreen(props: WelcomeScreenProps) {
  const t = useText('welcome')
  return (
    <div className="welcome">
      <div className="welcome-picture">
        <SunriseHero />
      </div>
      <Page aria-labelledby="welcome-title" className="grid gap-4">
        <p className="text-ink-2">
          <WavingHand /> {t('hello')}
        </p>
        <h1 id="welcome-title">{t('headline')}</h1>
        <p className="text-ink-2">{t('subtitle')}</p>
        {props.nextThings}
        <WelcomeActions {...props} />
        <WelcomeStats />
        <PartnerEntry />
        <noscript>
          <a href="tel:211">{t('noScript')}</a>
        </noscript>
      </Page>
    </div>
  )
}

const buttonStyles = {
  newResponses: { variant: 'secondary', icon: <Bell aria-hidden size={20} /> },
  continueSearch: { variant: 'secondary', icon: <Search aria-hidden size={20} /> },
  viewResources: { variant: 'primary', icon: <MapPin aria-hidden size={22} /> },
  findResources: { variant: 'primary', icon: <MapPin aria-hidden size={22} /> },
  continueChat: { variant: 'secondary', icon: <MessagesSquare aria-hidden size={20} /> },
  startNewSearch: { variant: 'secondary', icon: <RotateCcw aria-hidden size={20} /> },
  whatFirst: { variant: 'secondary', icon: <Sunrise aria-hidden size={20} /> },
  chat: { variant: 'secondary', icon: <MessageCircle aria-hidden size={20} /> },
  havePin: { variant: 'quiet', icon: <KeyRound aria-hidden size={18} /> },
} as const satisfies Record<WelcomeButton['key'], Pick<ButtonAppearance, 'variant' | 'icon'>>

function WelcomeActions(props: WelcomeScreenProps) {
  const t = useText('welcome')
  const handlers: Record<WelcomeButton['key'], () => void> = {
    newResponses: props.onNewResponses,
    continueSearch: props.onContinueSearch,
    viewResources: props.onViewResources,
    findResources: props.onFindResources,
    continueChat: props.onChat,
    startNewSearch: props.onStartNewSearch,
    whatFirst: props.onWhatFirst,
    chat: props.onChat,
    havePin: props.onPin,
  }
  return (
    <div className="welcome-actions">
      {listWelcomeButtons(props).map((button) => {
        const { key } = button
        const likely = buttonStyles[key].variant === 'primary' && {
          onPointerEnter: props.onFindLikely,
          onFocus: props.onFindLikely,
        }
        return (
          <Fragment key={key}>
            {key === 'viewResources' && props.listCounty && <ListTitle county={props.listCounty} />}
            <Button wide {...buttonStyles[key]} {...likely} onClick={handlers[key]}>
              {key === 'newResponses' ? t(key, { count: button.count }) : t(key)}
            </Button>
          </Fragment>
        )
      })}
    </div>
  )
}

function ListTitle({ county }: { county: string }) {
  const t = useText('welcome')
  const { language } = useLanguage()
  return <h2 className="welcome-list">{t('yourList', { county: formatCountyInSentence(county, language) })}</h2>
}

function PartnerEntry() {
  const t = useText('welcome')
  const common = useText('common')
  return (
    <p className="text-center text-md text-ink-2">
      {t('partnerQuestion')}{' '}
      <TextLink href="/partner-portal" newTabLabel={common('opensInNewTab')}>
        {t('partnerLogin')}
      </TextLink>
    </p>
  )
}

/** A hand that waves now and then. Decoration only; it rests for people who asked for less motion. */
export function WavingHand() {
  const [isWaving, setIsWaving] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsWaving(!isWaving), isWaving ? waveMs : getRestBeforeWaveMs(Math.random()))
    return () => clearTimeout(timer)
  }, [isWaving])
  return (
    <span aria-hidden="true" className={isWaving ? 'waving-hand waving' : 'waving-hand'}>
      👋
    </span>
  )
}

function WelcomeStats() {
  const t = useText('welcome')
  const stats = [
    { figure: t('stats.hours'), text: t('stats.hoursText') },
    { figure: t('stats.states'), text: t('stats.statesText') },
    { figure: t('stats.resources'), text: t('stats.resourcesText') },
  ]
  return (
    <ul aria-label={t('stats.label')} className="welcome-stats">
      {stats.map(({ figure, text }) => (
        <li key={figure}>
          <strong className="block text-lg">{figure}</strong>
          <span className="text-sm text-ink-2">{text}</span>
        </li>
      ))}
    </ul>
  )
}
