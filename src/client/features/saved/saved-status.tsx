import { Bookmark, CircleCheck, Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SavedColor } from '#domain/saved/colors.ts'
import { isUnread, type SavedResource } from '#domain/saved/saved-resource.ts'
import { getStatusLabelKey } from '#domain/saved/status-label.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import { Badge } from '#client/ui/badge/badge.tsx'

const badgeStyles = {
  green: { tone: 'ok', Icon: CircleCheck },
  yellow: { tone: 'sun', Icon: Hourglass },
  gray: { tone: 'plain', Icon: Bookmark },
} as const

interface StatusBadgesProps {
  listing: SavedResource
  status: SavedColor
  /** Rendered at the end of their line. */
  children?: ReactNode
}

/** The color as text, and whether an answer is unread. */
export function StatusBadges({ listing, status: { color, words }, children }: StatusBadgesProps) {
  const t = useText('saved')
  const { tone, Icon } = badgeStyles[color]
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Badge tone={tone} icon={<Icon aria-hidden />}>
        {t(words === 'notJoined' ? 'notJoined' : `colors.${color}`)}
      </Badge>
      {isUnread(listing) && <Badge tone="coral">{t('newOne')}</Badge>}
      {children}
    </div>
  )
}

interface StatusTextProps {
  listing: SavedResource
  words: SavedColor['words']
  /** Number of alternatives below. */
  alternatives: number
}

/** What happened so far, when, and how long an answer usually takes. */
export function StatusText({ listing, words, alternatives }: StatusTextProps) {
  const t = useText('saved')
  const { day } = useMoments()
  const { warmIntroStatus, warmIntroSentAt, providerResponse, urgency = 'normal' } = listing
  const isInTime = words === 'sent' || words === 'seen'
  const facts = [
    warmIntroStatus !== 'none' && warmIntroSentAt !== null && t('sentOn', { date: day(warmIntroSentAt) }),
    providerResponse && t('answeredOn', { date: day(providerResponse.respondedAt) }),
  ].filter(Boolean)
  return (
    <div>
      <p>{t(getStatusLabelKey(words, alternatives))}</p>
      {isInTime && <p className="text-md text-ink-2">{t(`usualTime.${urgency}`)}</p>}
      {facts.length > 0 && <p className="text-md text-ink-2">{facts.join(' · ')}</p>}
    </div>
  )
}
