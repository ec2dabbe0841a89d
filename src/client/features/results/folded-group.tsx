import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Resource } from '#domain/resources/resource.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'

interface FoldedGroupProps {
  /** A home for later, or what may help as well. */
  group: 'later' | 'also'
  listings: readonly Resource[]
  /** Ids of the listings whose details are open. */
  open: readonly string[]
  /** Open from the start: there is nothing else. */
  isAlone?: boolean
  headingLevel?: 'h2' | 'h3'
  renderCard: (resource: Resource, position: number) => ReactNode
}

const cardsPerStep = 6

/** Listings that are no answers, collapsed below them and counted separately. Cards are rendered once it is opened. */
export function FoldedGroup(props: FoldedGroupProps) {
  const { group, listings, open, isAlone = false, headingLevel: Heading = 'h2', renderCard } = props
  const t = useText('results')
  // Coming back to a listing of the group, it is in sight again.
  const [lastOpen] = useState(() => listings.findLastIndex(({ id }) => open.includes(id)))
  const [isOpen, setIsOpen] = useState(isAlone || lastOpen >= 0)
  const [limit, setLimit] = useState(() => Math.max(1, Math.ceil((lastOpen + 1) / cardsPerStep)) * cardsPerStep)
  if (listings.length === 0) return null
  return (
    <details data-print="hide" open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="ui-button ui-button-secondary ui-button-wide max-w-[22.5rem]">
        <Heading className="text-base">{t(`${group}.title`, { count: listings.length })}</Heading>
        <ChevronDown aria-hidden size={20} />
      </summary>
      {isOpen && (
        <div className="grid gap-4 pt-3">
          <p className="text-ink-2">{t(`${group}.text`)}</p>
          <ol className="grid gap-3">
            {listings.slice(0, limit).map((resource, index) => (
              <li key={resource.id} className="min-w-0">
                {renderCard(resource, index + 1)}
              </li>
            ))}
          </ol>
          {limit < listings.length && (
            <Button onClick={() => setLimit(limit + cardsPerStep)}>
              {t('card.moreServices', { count: Math.min(cardsPerStep, listings.length - limit) })}
            </Button>
          )}
        </div>
      )}
    </details>
  )
}
