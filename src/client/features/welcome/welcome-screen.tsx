import { Bell, KeyRound, MapPin, MessageCircle, RotateCcw, Search } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { SunriseHero } from '#client/ui/illustrations/sunrise-hero.tsx'
import { Page } from '#client/ui/layout/page.tsx'
import { TextLink } from '#client/ui/text-link/text-link.tsx'
import { WavingHand } from './waving-hand.tsx'
import { WelcomeStats } from './welcome-stats.tsx'

export interface WelcomeScreenProps {
  isSearching: boolean
  hasResults: boolean
  unreadCount: number
  onContinueSearch: () => void
  onFindResources: () => void
  onViewResources: () => void
  onStartNewSearch: () => void
  onChat: () => void
  onNewResponses: () => void
  onPin: () => void
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

function WelcomeActions(props: WelcomeScreenProps) {
  const t = useText('welcome')
  return (
    <div className="welcome-actions">
      {props.unreadCount > 0 && (
        <Button wide variant="secondary" icon={<Bell aria-hidden size={20} />} onClick={props.onNewResponses}>
          {t('newResponses', { count: props.unreadCount })}
        </Button>
      )}
      {props.isSearching && (
        <Button wide variant="secondary" icon={<Search aria-hidden size={20} />} onClick={props.onContinueSearch}>
          {t('continueSearch')}
        </Button>
      )}
      <Button
        wide
        variant="primary"
        icon={<MapPin aria-hidden size={22} />}
        onClick={props.hasResults ? props.onViewResources : props.onFindResources}
      >
        {props.hasResults ? t('viewResources') : t('findResources')}
      </Button>
      {props.hasResults && (
        <Button wide variant="secondary" icon={<RotateCcw aria-hidden size={20} />} onClick={props.onStartNewSearch}>
          {t('startNewSearch')}
        </Button>
      )}
      <Button wide variant="secondary" icon={<MessageCircle aria-hidden size={20} />} onClick={props.onChat}>
        {t('chat')}
      </Button>
      <Button wide variant="quiet" icon={<KeyRound aria-hidden size={18} />} onClick={props.onPin}>
        {t('havePin')}
      </Button>
    </div>
  )
}

function PartnerEntry() {
  const t = useText('welcome')
  const common = useText('common')
  return (
    <p className="text-center text-md text-ink-2">
      {t('partnerQuestion')}{' '}
      <TextLink href="/partner-portal" newTabLabel={common('opensInNewTab')}>{t('partnerLogin')}</TextLink>
    </p>
  )
}
