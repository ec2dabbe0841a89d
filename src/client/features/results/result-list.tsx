import { memo, useEffect, useRef, type ReactNode } from 'react'
import { clampPage, countPages, resultsPerPage, slicePage, getItemRange } from '#domain/resources/paging.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useSecondTapGuard } from '#client/platform/use-second-tap-guard.ts'
import { Button } from '#client/ui/button/button.tsx'
import { PathSpot } from '#client/ui/illustrations/path-spot.tsx'
import { Pagination } from '#client/ui/pagination/pagination.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden/visually-hidden.tsx'

interface ResultListProps {
  /** All listings that match the filter. */
  listings: readonly Resource[]
  page: number
  /** How many of its cards are drawn yet. */
  cards: number
  renderCard: (resource: Resource, position: number) => ReactNode
  onPage: (page: number) => void
  onClearFilters: () => void
}

interface ItemProps extends Pick<ResultListProps, 'renderCard'> {
  resource: Resource
  position: number
}

/** One page of cards. Memoized on the list, so that typing in the filter does not wait for it. */
export const ResultList = memo(function ResultList(props: ResultListProps) {
  const { listings, cards, renderCard, onPage, onClearFilters } = props
  const t = useText('results')
  const { headingRef, moveToTop, afterNextChange } = useListTop()
  const total = listings.length
  const page = clampPage(props.page, total)
  const pages = countPages(total)
  const { first, last } = getItemRange(page, total)
  const handleClickCapture = useSecondTapGuard(page)

  const handlePage = (next: number) => {
    if (next === page) return moveToTop()
    afterNextChange()
    onPage(next)
  }
  const handleClear = () => {
    afterNextChange()
    onClearFilters()
  }

  return (
    <section
      aria-labelledby="results-list-title"
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
      onClickCapture={handleClickCapture}
    >
      <h2 id="results-list-title" ref={headingRef} tabIndex={-1} className="scroll-mt-4 text-base text-ink-2">
        {total === 0 ? t('noMatch.title') : t('shown', { first, last, total })}
      </h2>
      <VisuallyHidden>
        <span role="status">{pages > 1 && t('pages.moved', { page, count: pages })}</span>
      </VisuallyHidden>
      {total === 0 && <NoMatch onClear={handleClear} />}
      <ol className="grid gap-3">
        {slicePage(listings, page)
          .slice(0, cards)
          .map((resource, index) => (
            <Item key={resource.id} resource={resource} position={first + index} renderCard={renderCard} />
          ))}
      </ol>
      {cards > resultsPerPage && (
        <Pagination
          current={page}
          total={pages}
          onChange={handlePage}
          label={t('pages.label')}
          previousLabel={t('pages.previous')}
          nextLabel={t('pages.next')}
          pageLabel={(to) => t('pages.page', { page: to })}
        />
      )}
    </section>
  )
})

/** Memoized: while the list is drawn card by card, those that are there are left alone. */
const Item = memo(function Item({ resource, position, renderCard }: ItemProps) {
  return <li className="min-w-0">{renderCard(resource, position)}</li>
})

function NoMatch({ onClear }: { onClear: () => void }) {
  const t = useText('results')
  return (
    <div className="grid justify-items-center gap-3 py-4 text-center">
      <PathSpot />
      <p>{t('noMatch.text')}</p>
      <Button variant="primary" onClick={onClear}>
        {t('noMatch.clear')}
      </Button>
    </div>
  )
}

/** Scrolls to and focuses the top of the list once the new page is rendered. */
function useListTop() {
  const headingRef = useRef<HTMLHeadingElement>(null)
  const shouldMoveToTop = useRef(false)
  const moveToTop = () => {
    headingRef.current?.focus({ preventScroll: true })
    headingRef.current?.scrollIntoView({ block: 'start' })
  }
  useEffect(() => {
    if (!shouldMoveToTop.current) return
    shouldMoveToTop.current = false
    moveToTop()
  })
  const afterNextChange = () => {
    shouldMoveToTop.current = true
  }
  return { headingRef, moveToTop, afterNextChange }
}
