import { useCallback, useEffect, useState, type ReactNode } from 'react'
import type { Resource } from '#domain/resources/resource.ts'
import { listShown, type ResultSection } from '#domain/resources/sections.ts'
import { useMediaQuery } from '#client/ui/fold/use-media-query.ts'
import type { ListView } from './list-view.ts'

/** How a card shows its details. */
export interface CardDetailsView {
  isOpen: boolean
  onToggle: () => void
  /** Id of the panel that shows them; without it they open in the card. */
  panelId?: string | undefined
}

export interface DetailsProps {
  view: ListView
  /** `position` counts from 1 across all pages of its section. Pass a stable function while the cards do not change. */
  renderCard: (resource: Resource, position: number, details: CardDetailsView) => ReactNode
  /** Opened or closed in its card. */
  onToggle: (id: string) => void
  /** Chosen for the panel. */
  onSelect: (id: string) => void
}

/** Must match the style sheet. */
const besideQuery = '(min-width: 64rem)'

export const panelId = 'results-details'
export const panelTitleId = 'results-details-title'

/** A card whose details open in it. */
export function useCardsInPlace({ view: { open }, renderCard, onToggle }: DetailsProps) {
  return useCallback(
    (resource: Resource, position: number) =>
      renderCard(resource, position, {
        isOpen: open.includes(resource.id),
        onToggle: () => onToggle(resource.id),
      }),
    [open, renderCard, onToggle],
  )
}

interface SelectionProps extends DetailsProps {
  sections: readonly ResultSection[]
  also: readonly Resource[]
}

/** On a wide screen one listing of the page is always selected: the one chosen last, else the first. */
export function useSelection(props: SelectionProps) {
  const { renderCard, onSelect } = props
  const isBeside = useMediaQuery(besideQuery)
  const selected = isBeside ? findSelected(props) : null
  const selectedId = selected?.resource.id
  const [choices, setChoices] = useState(0)
  // Focus follows the choice, so that a keyboard or screen reader goes on in the details.
  useEffect(() => {
    if (choices > 0) document.getElementById(panelTitleId)?.focus({ preventScroll: true })
  }, [choices])
  const renderInPlace = useCardsInPlace(props)
  const renderBeside = useCallback(
    (resource: Resource, position: number) =>
      renderCard(resource, position, {
        isOpen: resource.id === selectedId,
        panelId,
        onToggle: () => {
          onSelect(resource.id)
          setChoices((count) => count + 1)
        },
      }),
    [selectedId, renderCard, onSelect],
  )
  return { isBeside, selected, render: isBeside ? renderBeside : renderInPlace }
}

function findSelected({ view, sections, also }: SelectionProps): { resource: Resource; position: number } | null {
  const numbered = (shown: readonly Resource[], all = shown) =>
    shown.map((resource) => ({ resource, position: all.indexOf(resource) + 1 }))
  const shown = sections.flatMap((section) => numbered(listShown(section, view.pages), section.listings))
  const folded = [...sections.map(({ later }) => later), also].flatMap((listings) => numbered(listings))
  return [...shown, ...folded].find(({ resource }) => resource.id === view.open.at(-1)) ?? shown[0] ?? null
}

/** The button of the selected card. */
export function focusSelectedCard(): void {
  document.querySelector<HTMLElement>(`[aria-controls="${panelId}"][aria-expanded="true"]`)?.focus()
}
