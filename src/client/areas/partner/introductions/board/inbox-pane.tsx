import { useState } from 'react'
import type { PartnerIntroduction } from '#contracts/partner-introductions.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useIntroductionTexts } from '../use-introduction-texts.ts'
import { InboxView } from './inbox-view.tsx'
import { useBackOffRefresh } from './use-back-off-refresh.ts'
import { useSpokenNews } from './use-spoken-news.ts'

interface InboxPaneProps {
  introductions: readonly PartnerIntroduction[]
  now: number
  updatedAt: number
  isStale: boolean
  /** Resolves to whether the refresh succeeded. */
  refresh: () => Promise<boolean>
}

/**
 * Only the front-desk view refreshes automatically: it shows no names, and pages that do must not keep a forgotten
 * session alive.
 */
export function InboxPane({ introductions, now, updatedAt, isStale, refresh }: InboxPaneProps) {
  const t = useText('partnerBoard')
  const words = useText('partnerIntroductions')
  const { need } = useIntroductionTexts(now)
  const [isReading, setIsReading] = useState(false)
  useBackOffRefresh(refresh, true)
  const { isAvailable } = useSpokenNews(introductions, isReading, ({ needs, urgency, ref }) =>
    t('desk.spoken', { need: need(needs), urgency: words(`urgency.${urgency}`), ref: [...ref].join(' ') }),
  )
  return (
    <InboxView
      introductions={introductions}
      now={now}
      updatedAt={updatedAt}
      isStale={isStale}
      canRead={isAvailable}
      isReading={isReading}
      onReading={setIsReading}
      onRefresh={() => void refresh()}
    />
  )
}
