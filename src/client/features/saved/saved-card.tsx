import { MapPin, Trash2 } from 'lucide-react'
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
  onViewResponse: (place: SavedResource) => void
  onMarkRead: (place: SavedResource) => void
  onConnect: (place: Resource) => void
}

interface SavedCardProps extends SavedCardActions {
  place: SavedResource
  /** Offered when this place did not answer in time or said no. */
  alternatives: readonly Resource[]
  now: number
  onRemove: (place: SavedResource) => void
}

const tones = { green: 'ok', yellow: 'wait', gray: 'quiet' } as const

export function SavedCard({ place, alternatives, now, onRemove, ...actions }: SavedCardProps) {
  const t = useText('saved')
  const { color, isOutlined, words } = getSavedColor(place, now)
  return (
    <Card
      as="li"
      tone={tones[color]}
      data-color={color}
      className={classNames('saved-card', isOutlined ? `saved-${color}-outlined` : `saved-${color}`)}
    >
      <StatusBadges place={place} color={color} />
      <h2>{place.name}</h2>
      <StatusText place={place} words={words} alternatives={alternatives.length} />
      {place.address && (
        <p className="flex gap-2 text-md">
          <MapPin aria-hidden size={18} className="mt-1 flex-none" />
          <span className="min-w-0">{place.address}</span>
        </p>
      )}
      <CardButtons place={place} {...actions} />
      <NextBest places={alternatives} onConnect={actions.onConnect} />
      <Button
        size="small"
        variant="quiet"
        className="justify-self-start"
        icon={<Trash2 aria-hidden size={18} />}
        aria-label={t('removeName', { name: place.name })}
        onClick={() => onRemove(place)}
      >
        {t('remove')}
      </Button>
    </Card>
  )
}

function CardButtons({ place, onViewResponse, onMarkRead, onConnect }: SavedCardActions & { place: SavedResource }) {
  const t = useText('saved')
  const { name, warmIntroStatus } = place
  const isAnswered = warmIntroStatus === 'responded'
  return (
    <div className="flex flex-wrap gap-2">
      {isAnswered && (
        <Button
          size="small"
          variant="primary"
          aria-label={t('viewResponseOf', { name })}
          onClick={() => onViewResponse(place)}
        >
          {t('viewResponse')}
        </Button>
      )}
      {isUnread(place) && (
        <Button size="small" aria-label={t('markReadName', { name })} onClick={() => onMarkRead(place)}>
          {t('markRead')}
        </Button>
      )}
      <CallButton place={place} variant={isAnswered ? 'secondary' : 'primary'} />
      {warmIntroStatus === 'none' && (
        <Button size="small" aria-label={t('connectTo', { name })} onClick={() => onConnect(place)}>
          {t('connect')}
        </Button>
      )}
    </div>
  )
}
