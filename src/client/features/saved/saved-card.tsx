import { MapPin, Trash2 } from 'lucide-react'
import { canConnect } from '#domain/resources/can-connect.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { getSavedColor } from '#domain/saved/colors.ts'
import { isUnread, type SavedResource } from '#domain/saved/saved-resource.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { CallButton } from './call-button.tsx'
import { NextBest } from './next-best.tsx'
import { StatusBadges, StatusText } from './saved-status.tsx'

export interface SavedCardActions {
  onViewResponse: (listing: SavedResource) => void
  onMarkRead: (listing: SavedResource) => void
  onConnect: (listing: Resource) => void
}

interface SavedCardProps extends SavedCardActions {
  listing: SavedResource
  /** Offered when this listing did not answer in time or declined. */
  alternatives: readonly Resource[]
  now: number
  onRemove: (listing: SavedResource) => void
}

const tones = { green: 'ok', yellow: 'wait', gray: 'quiet' } as const

export function SavedCard({ listing, alternatives, now, onRemove, ...actions }: SavedCardProps) {
  const t = useText('saved')
  const status = getSavedColor(listing, now)
  const { color, isOutlined, words } = status
  return (
    <Card
      as="li"
      tone={tones[color]}
      data-color={color}
      className={classNames('saved-card', isOutlined ? `saved-${color}-outlined` : `saved-${color}`)}
    >
      <StatusBadges listing={listing} status={status} />
      <h2>{listing.name}</h2>
      <StatusText listing={listing} words={words} alternatives={alternatives.length} />
      {listing.address && (
        <p className="flex gap-2 text-md">
          <MapPin aria-hidden size={18} className="mt-1 flex-none" />
          <span className="min-w-0">{listing.address}</span>
        </p>
      )}
      <CardButtons listing={listing} {...actions} />
      <NextBest listings={alternatives} onConnect={actions.onConnect} />
      <Button
        size="small"
        variant="quiet"
        className="justify-self-start"
        icon={<Trash2 aria-hidden size={18} />}
        aria-label={t('removeName', { name: listing.name })}
        onClick={() => onRemove(listing)}
      >
        {t('remove')}
      </Button>
    </Card>
  )
}

function CardButtons({
  listing,
  onViewResponse,
  onMarkRead,
  onConnect,
}: SavedCardActions & { listing: SavedResource }) {
  const t = useText('saved')
  const { name, warmIntroStatus } = listing
  const isAnswered = warmIntroStatus === 'responded'
  return (
    <div className="flex flex-wrap gap-2">
      {isAnswered && (
        <Button
          size="small"
          variant="primary"
          aria-label={t('viewResponseOf', { name })}
          onClick={() => onViewResponse(listing)}
        >
          {t('viewResponse')}
        </Button>
      )}
      {isUnread(listing) && (
        <Button size="small" aria-label={t('markReadName', { name })} onClick={() => onMarkRead(listing)}>
          {t('markRead')}
        </Button>
      )}
      <CallButton listing={listing} variant={isAnswered ? 'secondary' : 'primary'} />
      {warmIntroStatus === 'none' && canConnect(listing) && (
        <Button size="small" aria-label={t('connectTo', { name })} onClick={() => onConnect(listing)}>
          {t('connect')}
        </Button>
      )}
    </div>
  )
}
