import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Resource } from '#domain/resources/resource.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'

interface AlsoGroupProps {
  listings: readonly Resource[]
  renderCard: (resource: Resource, position: number) => ReactNode
}

const cardsPerStep = 6

/** Listings of other kinds, collapsed below the answers and counted separately. Cards are rendered once it is opened. */
export function AlsoGroup({ listings, renderCard }: AlsoGroupProps) {
  const t = useText('results')
  const [isOpen, setIsOpen] = useState(false)
  const [limit, setLimit] = useState(cardsPerStep)
  if (listings.length === 0) return null
  return (
    <details data-print="hide" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="ui-button ui-button-secondary ui-button-wide">
        <h2 className="text-base">{t('also.title', { count: listings.length })}</h2>
        <ChevronDown aria-hidden size={20} />
      </summary>
      {isOpen && (
        <div className="grid gap-4 pt-3">
          <p className="text-ink-2">{t('also.text')}</p>
          <ol className="grid items-start gap-4 lg:grid-cols-2">
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
