import { ChevronDown, ChevronUp } from 'lucide-react'
import { memo, useEffect, useId, useRef, type ReactNode } from 'react'
import { clampPage, countPages, getItemRange } from '#domain/resources/paging.ts'
import type { Resource } from '#domain/resources/resource.ts'
import {
  getSectionPage,
  listShown,
  type ResultSection,
  type SectionKey,
  type SectionPages,
} from '#domain/resources/sections.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useSecondTapGuard } from '#client/platform/use-second-tap-guard.ts'
import { Button } from '#client/ui/button/button.tsx'
import { PathSpot } from '#client/ui/illustrations/path-spot.tsx'
import { Pagination } from '#client/ui/pagination/pagination.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden/visually-hidden.tsx'
import { AbsenceCard, type AbsenceCardProps } from './absence-card.tsx'
import { FoldedGroup } from './folded-group.tsx'

interface ResultListProps extends Pick<AbsenceCardProps, 'renderKnowPlace'> {
  /** All listings that match the filter, by need. */
  sections: readonly ResultSection[]
  pages: SectionPages
  /** Ids of the listings whose details are open. */
  open: readonly string[]
  /** County name as listed. */
  county: string
  /** Nothing is open: these open first. */
  isNextOpenings?: boolean
  /** How many of its cards are drawn yet. */
  cards: number
  renderCard: (resource: Resource, position: number) => ReactNode
  /** Null folds a section. */
  onPage: (section: SectionKey, page: number | null) => void
  onClearFilters: () => void
}

interface ItemProps extends Pick<ResultListProps, 'renderCard'> {
  resource: Resource
  position: number
}

/** The sections of the list. Memoized on it, so that typing in the filter does not wait for it. */
export const ResultList = memo(function ResultList(props: ResultListProps) {
  const { sections, pages, cards, onClearFilters } = props
  const t = useText('results')
  const isEmpty = sections.every(({ listings }) => listings.length === 0)
  const { listRef, afterNextChange } = useListTop(isEmpty)
  const handleClear = () => {
    afterNextChange()
    onClearFilters()
  }
  let drawn = 0
  return (
    <div ref={listRef} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {isEmpty && (
        <section aria-labelledby="results-no-match" className="grid gap-3">
          <h2 id="results-no-match" tabIndex={-1} className="text-base text-ink-2">
            {t('noMatch.title')}
          </h2>
          <NoMatch onClear={handleClear} />
        </section>
      )}
      {!isEmpty &&
        sections.map((section) => {
          const before = drawn
          drawn += listShown(section, pages).length
          return (
            <Section
              key={section.key}
              {...props}
              section={section}
              cards={Math.max(0, cards - before)}
              onClearFilters={handleClear}
            />
          )
        })}
    </div>
  )
})

interface SectionProps extends Omit<ResultListProps, 'sections'> {
  section: ResultSection
}

/** The places for one need: its best, or one page of all. */
function Section(props: SectionProps) {
  const { section, pages, open, county, isNextOpenings = false, cards, renderCard, onPage, onClearFilters } = props
  const { renderKnowPlace } = props
  const { key, listings, absences, later } = section
  const t = useText('results')
  const id = useId()
  const total = listings.length
  const openPage = getSectionPage(key, pages)
  const { page, count, range } = describePage(openPage, total)
  const { listRef, moveToTop, afterNextChange } = useListTop(openPage)
  const handleClickCapture = useSecondTapGuard(openPage ?? 0)
  const handlePage = (next: number | null) => {
    if (next === openPage) return moveToTop()
    afterNextChange()
    onPage(key, next)
  }
  const isWhole = key === 'all'
  const shown = listShown(section, pages)
  return (
    <section
      ref={listRef}
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
      onClickCapture={handleClickCapture}
    >
      <h2 id={id} tabIndex={-1} className={isWhole ? 'scroll-mt-4 text-base text-ink-2' : 'scroll-mt-4 text-lg'}>
        {isNextOpenings ? (
          `${t('opensNext.title')} ${t(total === 1 ? 'opensNext.one' : 'opensNext.many')}`
        ) : isWhole ? (
          t('shown', range)
        ) : (
          <SectionTitle need={key} count={total} />
        )}
      </h2>
      <VisuallyHidden>
        <span role="status">{openPage !== null && count > 1 && t('pages.moved', { page, count })}</span>
      </VisuallyHidden>
      {absences.map((absence) => (
        <AbsenceCard key={absence.kind} {...{ absence, county, renderKnowPlace }} headingLevel="h3" />
      ))}
      {!isWhole && openPage !== null && count > 1 && <p className="text-ink-2">{t('shown', range)}</p>}
      {total > 0 && (
        <ol className="grid gap-3">
          {shown.slice(0, cards).map((resource) => (
            <Item
              key={resource.id}
              resource={resource}
              position={listings.indexOf(resource) + 1}
              renderCard={renderCard}
            />
          ))}
        </ol>
      )}
      {isNextOpenings && <Button onClick={onClearFilters}>{t('noMatch.clear')}</Button>}
      {cards > shown.length && (
        <>
          {openPage !== null && (
            <Pagination
              current={page}
              total={count}
              onChange={handlePage}
              label={t('pages.label')}
              previousLabel={t('pages.previous')}
              nextLabel={t('pages.next')}
              pageLabel={(to) => t('pages.page', { page: to })}
            />
          )}
          {!isWhole && <FoldButton need={key} {...{ section, openPage }} onPage={handlePage} />}
          <FoldedGroup
            group="later"
            listings={later}
            open={open}
            headingLevel={isWhole ? 'h2' : 'h3'}
            renderCard={renderCard}
          />
        </>
      )}
    </section>
  )
}

function describePage(openPage: number | null, total: number) {
  const page = clampPage(openPage ?? 1, total)
  return { page, count: countPages(total), range: { ...getItemRange(page, total), total } }
}

function SectionTitle({ need, count }: { need: Exclude<SectionKey, 'all'>; count: number }) {
  const t = useText('results')
  const names = useText('needs')
  const name = names(`${need}.label`)
  return count === 0 ? name : t('section.title', { need: name, count })
}

interface FoldButtonProps {
  need: Exclude<SectionKey, 'all'>
  section: ResultSection
  openPage: number | null
  onPage: (page: number | null) => void
}

/** Opens all places of a need, or folds them to its best. */
function FoldButton({ need, section: { listings, best }, openPage, onPage }: FoldButtonProps) {
  const t = useText('results')
  const names = useText('needs')
  if (listings.length <= best.length) return null
  const values = { need: names(`${need}.label`), count: listings.length }
  const isOpen = openPage !== null
  const Icon = isOpen ? ChevronUp : ChevronDown
  return (
    <Button
      className="max-w-[22.5rem]"
      data-print="hide"
      icon={<Icon aria-hidden size={20} />}
      onClick={() => onPage(isOpen ? null : 1)}
    >
      {t(isOpen ? 'section.showFewer' : 'section.showAll', values)}
    </Button>
  )
}

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

/** Scrolls to and focuses the heading of the list once `shown` is another. */
function useListTop(shown: unknown) {
  const listRef = useRef<HTMLDivElement>(null)
  const shouldMoveToTop = useRef(false)
  const moveToTop = () => {
    const heading = listRef.current?.querySelector('h2')
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'start' })
  }
  useEffect(() => {
    if (!shouldMoveToTop.current) return
    shouldMoveToTop.current = false
    moveToTop()
  }, [shown])
  const afterNextChange = () => {
    shouldMoveToTop.current = true
  }
  return { listRef, moveToTop, afterNextChange }
}
