import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import { HomeSpot } from '#client/ui/illustrations/home-spot.tsx'
import { PhoneSpot } from '#client/ui/illustrations/phone-spot.tsx'
import './saved.css'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Resource } from '#domain/resources/resource.ts'
import { getSavedColor } from '#domain/saved/colors.ts'
import { filterSaved, type SavedFilter, sortSaved } from '#domain/saved/order.ts'
import type { SavedList } from '#domain/saved/saved-list.ts'
import type { SavedResource } from '#domain/saved/saved-resource.ts'
import { shouldOfferAlternatives } from '#domain/saved/status-label.ts'
import { Page } from '#client/ui/layout/page.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { SavedCard, type SavedCardActions } from './saved-card.tsx'
import { SavedHeader, type SavedHeaderProps } from './saved-header.tsx'

export interface SavedScreenProps extends SavedCardActions, Omit<SavedHeaderProps, 'filter' | 'onFilter' | 'titleRef'> {
  list: SavedList
  /** Epoch milliseconds: decides whether an answer is late. */
  now: number
  /** The next best listings instead of this one. */
  alternativesTo: (listing: SavedResource) => readonly Resource[]
  /** Withdraws a request first, if there is one; resolves to whether the listing was removed. */
  onRemove: (listing: SavedResource) => Promise<boolean>
  onFindListings: () => void
  /** Dialogs that belong to this screen. */
  children?: ReactNode
}

/** All saved listings: who answered, who has not, and what to do next. */
export function SavedScreen({ onRemove, onFindListings, children, ...props }: SavedScreenProps) {
  const { list, now, alternativesTo, renderCard, onViewResponse, onMarkRead, onConnect } = props
  const [filter, setFilter] = useState<SavedFilter>('all')
  const [removing, setRemoving] = useState<SavedResource | null>(null)
  const titleRef = useFocusAfterRemoval(list.length, removing !== null)
  const visibleListings = sortSaved(filterSaved(list, filter))

  const handleRemove = (listing: SavedResource) => {
    if (listing.warmIntroStatus === 'none') void onRemove(listing)
    else setRemoving(listing)
  }
  const alternativesFor = (listing: SavedResource) =>
    shouldOfferAlternatives(getSavedColor(listing, now).words) ? alternativesTo(listing) : []

  return (
    <Page aria-labelledby="saved-title" className="grid gap-4">
      <SavedHeader {...props} filter={filter} onFilter={setFilter} titleRef={titleRef} />
      {visibleListings.length > 0 && (
        <ul className="grid gap-4">
          {visibleListings.map((listing, index) => (
            <SavedCard
              key={listing.id}
              listing={listing}
              position={index + 1}
              now={now}
              alternatives={alternativesFor(listing)}
              {...{ renderCard, onViewResponse, onMarkRead, onConnect }}
              onRemove={handleRemove}
            />
          ))}
        </ul>
      )}
      {visibleListings.length === 0 && (
        <EmptySaved
          filter={list.length === 0 ? 'all' : filter}
          onFindListings={onFindListings}
          onShowAll={() => setFilter('all')}
        />
      )}
      <RemoveDialog listing={removing} onRemove={onRemove} onClose={() => setRemoving(null)} />
      {children}
    </Page>
  )
}

/** The pressed button is gone with its card, so focus moves to the top of the list. */
function useFocusAfterRemoval(count: number, isDialogOpen: boolean) {
  const title = useRef<HTMLHeadingElement>(null)
  const previousCount = useRef(count)
  const isOwed = useRef(false)
  useEffect(() => {
    if (count < previousCount.current) isOwed.current = true
    previousCount.current = count
    if (!isOwed.current || isDialogOpen) return
    isOwed.current = false
    const { activeElement } = document
    if (!activeElement || activeElement === document.body) title.current?.focus()
  }, [count, isDialogOpen])
  return title
}

interface EmptySavedProps {
  filter: SavedFilter
  onFindListings: () => void
  onShowAll: () => void
}

function EmptySaved({ filter, onFindListings, onShowAll }: EmptySavedProps) {
  const t = useText('saved')
  if (filter === 'all') {
    return (
      <EmptyState
        illustration={<HomeSpot size={112} />}
        title={t('empty.title')}
        action={
          <Button variant="primary" onClick={onFindListings}>
            {t('empty.action')}
          </Button>
        }
      >
        {t('empty.text')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      illustration={<PhoneSpot size={112} />}
      title={t(`empty.${filter}`)}
      action={<Button onClick={onShowAll}>{t('empty.showAll')}</Button>}
    />
  )
}
