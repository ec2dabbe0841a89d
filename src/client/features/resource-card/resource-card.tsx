import './resource-card.css'
import { type ReactNode, useId, useState, useSyncExternalStore } from 'react'
import { Card, type CardProps } from '#client/ui/card/card.tsx'
import { CallAndSave } from './call-and-save.tsx'
import { CardNews } from './card-availability.tsx'
import { CardHead } from './card-head.tsx'
import { CardLine, DetailsButton } from './card-line.tsx'
import { CardWarnings } from './card-warnings.tsx'
import { ListingDetails } from './listing-details.tsx'
import { type ListingProps, useListingView } from './use-listing-view.ts'
import { useShortPhrase } from './use-short-phrase.ts'

let isBeforePrint = false

/** Where the details are shown, when not in a card that remembers it by itself. */
export interface CardDetails {
  isOpen: boolean
  onToggle: () => void
  /** Id of the panel beside the list that shows them; without it they open in the card. */
  panelId?: string | undefined
}

export interface ResourceCardProps extends ListingProps {
  headingLevel?: 2 | 3
  tone?: NonNullable<CardProps['tone']>
  details?: CardDetails | undefined
  /** Rendered above the buttons, such as the status of an introduction. */
  children?: ReactNode
}

/** One listing in a list: what it is, where, and the call; everything else is in its details. */
export function ResourceCard({ headingLevel = 2, tone = 'plain', details, children, ...props }: ResourceCardProps) {
  const listing = useListingView(props)
  const { resource } = listing
  const phrase = useShortPhrase(resource, listing.services)
  const [nameId, detailsId] = [useId(), useId()]
  const own = useOwnDetails()
  const { isOpen, onToggle, panelId } = details ?? own
  const isPrinting = usePrinting()
  const isSelected = panelId !== undefined && isOpen
  return (
    <Card
      as="article"
      tone={tone}
      aria-labelledby={nameId}
      aria-current={isSelected || undefined}
      className="resource-card"
    >
      <div className="resource-card-summary">
        <CardHead
          {...{ resource, nameId, headingLevel, phrase }}
          isSent={listing.introduction === 'sent' && !children}
        />
        <CardWarnings resource={resource} />
        <CardNews availability={resource.care} />
        <div className="resource-card-row">
          <CardLine resource={resource} from={listing.from} hours={listing.hours} />
          <DetailsButton name={resource.name} controls={panelId ?? detailsId} {...{ isOpen, onToggle }} />
        </div>
      </div>
      {children}
      <CallAndSave {...listing} />
      <div id={detailsId} className="resource-card-details">
        {((isOpen && panelId === undefined) || isPrinting) && <ListingDetails {...listing} phrase={phrase} />}
      </div>
    </Card>
  )
}

function useOwnDetails(): CardDetails {
  const [isOpen, setIsOpen] = useState(false)
  return { isOpen, onToggle: () => setIsOpen(!isOpen) }
}

function subscribe(listener: () => void): () => void {
  const list = matchMedia('print')
  const handleBefore = () => {
    isBeforePrint = true
    listener()
  }
  const handleAfter = () => {
    isBeforePrint = false
    listener()
  }
  list.addEventListener('change', listener)
  window.addEventListener('beforeprint', handleBefore)
  window.addEventListener('afterprint', handleAfter)
  return () => {
    list.removeEventListener('change', listener)
    window.removeEventListener('beforeprint', handleBefore)
    window.removeEventListener('afterprint', handleAfter)
  }
}

/** True while the page is laid out for paper. Some browsers only send the events, others only change the media. */
function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isBeforePrint || matchMedia('print').matches,
    () => false,
  )
}
