import { useState, useEffect, useRef } from 'react'
import { useReadAloud } from '#client/platform/speech/use-read-aloud.ts'
import type { PartnerIntroduction } from '#contracts/partner-introductions.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useIntroductionTexts } from '../use-introduction-texts.ts'
import { InboxView } from './inbox-view.tsx'
import { useBackOffRefresh } from './use-back-off-refresh.ts'

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

/** Reads out introductions that arrived since the view was opened, without names. */
function useSpokenNews(
  introductions: readonly PartnerIntroduction[],
  isOn: boolean,
  say: (introduction: PartnerIntroduction) => string,
): { isAvailable: boolean } {
  const { isAvailable, read } = useReadAloud()
  const seenIds = useRef<ReadonlySet<string> | null>(null)
  useEffect(() => {
    const before = seenIds.current
    seenIds.current = new Set(introductions.map(({ id }) => id))
    if (before === null || !isOn) return
    const news = introductions.filter(({ id, state }) => state === 'sent' && !before.has(id))
    if (news.length > 0) read(news.map(say).join(' '))
    // Runs only for new introductions, not when the language or voice changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [introductions])
  return { isAvailable }
}
