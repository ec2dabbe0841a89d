import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Resource } from '#domain/resources/resource.ts'
import { getSavedColor } from '#domain/saved/colors.ts'
import { isUnread, type SavedResource } from '#domain/saved/saved-resource.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import type { CardProps } from '#client/ui/card/card.tsx'
import { NextBest } from './next-best.tsx'
import { StatusBadges, StatusText } from './saved-status.tsx'

export interface SavedCardActions {
  /** The card of any list, with what is special about a saved listing inside. */
  renderCard: (listing: SavedResource, parts: SavedCardParts) => ReactNode
  onViewResponse: (listing: SavedResource) => void
  onMarkRead: (listing: SavedResource) => void
  onConnect: (listing: Resource) => void
}

export interface SavedCardParts {
  /** From 1. */
  position: number
  tone: NonNullable<CardProps['tone']>
  /** Rendered above the call. */
  status: ReactNode
  onRemove: () => void
}

interface SavedCardProps extends SavedCardActions {
  listing: SavedResource
  position: number
  /** Offered when this listing did not answer in time or declined. */
  alternatives: readonly Resource[]
  now: number
  onRemove: (listing: SavedResource) => void
}

const tones = { green: 'ok', yellow: 'wait', gray: 'quiet' } as const

export function SavedCard({ listing, position, alternatives, now, renderCard, onRemove, ...actions }: SavedCardProps) {
  const saved = getSavedColor(listing, now)
  const { color, isOutlined, words } = saved
  const handleRemove = () => onRemove(listing)
  const status = (
    <div className="saved-status">
      <StatusBadges listing={listing} status={saved}>
        <RemoveButton name={listing.name} onRemove={handleRemove} />
      </StatusBadges>
      <StatusText listing={listing} words={words} alternatives={alternatives.length} />
      <AnswerButtons listing={listing} {...actions} />
    </div>
  )
  return (
    <li data-color={color} className={isOutlined ? `saved-${color}-outlined` : `saved-${color}`}>
      {renderCard(listing, { position, tone: tones[color], status, onRemove: handleRemove })}
      <NextBest listings={alternatives} onConnect={actions.onConnect} />
    </li>
  )
}

function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  const t = useText('saved')
  return (
    <Button
      size="small"
      variant="quiet"
      className="saved-remove"
      icon={<Trash2 aria-hidden size={18} />}
      aria-label={t('removeName', { name })}
      onClick={onRemove}
    >
      {t('remove')}
    </Button>
  )
}

type AnswerButtonsProps = Pick<SavedCardActions, 'onViewResponse' | 'onMarkRead'> & { listing: SavedResource }

function AnswerButtons({ listing, onViewResponse, onMarkRead }: AnswerButtonsProps) {
  const t = useText('saved')
  const { name, warmIntroStatus } = listing
  if (warmIntroStatus !== 'responded') return null
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="small"
        variant="primary"
        aria-label={t('viewResponseOf', { name })}
        onClick={() => onViewResponse(listing)}
      >
        {t('viewResponse')}
      </Button>
      {isUnread(listing) && (
        <Button size="small" aria-label={t('markReadName', { name })} onClick={() => onMarkRead(listing)}>
          {t('markRead')}
        </Button>
      )}
    </div>
  )
}
