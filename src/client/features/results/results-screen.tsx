import './results.css'
import { ArrowLeft } from 'lucide-react'
import {
  type ReactNode,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  type KeyboardEvent,
} from 'react'
import type { NeedsInterpretation } from '#domain/needs/interpret-needs.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import type { Point } from '#domain/places/distance.ts'
import {
  type ResourceFilter,
  chooseResultsNotice,
  countLikely,
  countUnknown,
  countActiveFilters,
  filterResources,
  listNextOpenings,
  noFilter,
} from '#domain/resources/filter.ts'
import { resultsPerPage } from '#domain/resources/paging.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { buildSections, type SectionKey } from '#domain/resources/sections.ts'
import type { Absence } from '#domain/search/absence.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useOwnFacts } from '#client/platform/own-facts/own-facts.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Page } from '#client/ui/layout/page.tsx'
import { AbsenceCard, type AbsenceCardProps } from './absence-card.tsx'
import { FoldedGroup } from './folded-group.tsx'
import { FilterRail, FiltersPanel } from './filters/filters-panel.tsx'
import { MoreNeeds, NextSteps } from './next-steps.tsx'
import { NothingFound } from './no-places.tsx'
import { ResultList } from './result-list.tsx'
import { ResultsHeader } from './results-header.tsx'
import { LikelyNotice, LimitedNotice, UnknownNotice } from './results-notices.tsx'
import {
  type DetailsProps,
  panelTitleId,
  useCardsInPlace,
  useSelection,
  focusSelectedCard,
  panelId,
} from './use-selection.ts'
import { useUnderstood } from './list-view.ts'

export interface ResultsScreenProps extends DetailsProps, Pick<AbsenceCardProps, 'renderKnowPlace'> {
  /** County name as listed, and the two-letter state code. */
  location: { county: string; state: string }
  /** The answers: only these are counted, paged and offered as filters. */
  resources: readonly Resource[]
  /** Other listings that may help as well. */
  alsoHelpful?: readonly Resource[]
  /** What was asked for and is not listed near the county. */
  absences?: readonly Absence[]
  /** Needs of the search. */
  requestedNeeds: readonly NeedKey[]
  /** For “open now”, by the clock of each listing. */
  now: number
  /** Where the person is; without it there are no distances to filter by. */
  from: Point | null
  /** The details of the selected listing, beside the list of a wide screen. */
  renderPanel: (resource: Resource, position: number, titleId: string) => ReactNode
  /** Information about this list, shown above it. */
  about?: ReactNode
  /** Asks whether the list helped. */
  feedback?: ReactNode
  /** Draws what is below the first sight after it: at the start of the app, all at once would be one long task. */
  isInParts?: boolean
  /** Null folds a section. */
  onPage: (section: SectionKey, page: number | null) => void
  onFilter: (filter: ResourceFilter) => void
  onHome: () => void
  onChat: () => void
  onPrepTools: () => void
  /** Searches again, for one more need. */
  onAddNeed: (need: NeedKey) => void
  onSearchAgain: () => void
  onChangeSearch: () => void
  onSaveProgress: () => void
  onTakeWithMe?: () => void
  onMakePlan: () => void
  onDocuments: () => void
}

const noListings: readonly Resource[] = []
const noAbsences: readonly Absence[] = []

export function ResultsScreen(props: ResultsScreenProps) {
  const cards = useCardsDrawn(props.isInParts)
  const isPartial = cards < Infinity || undefined
  return (
    <Page wide aria-labelledby="results-title" className="results-page grid gap-5" data-partial={isPartial}>
      {props.resources.length === 0 ? <NoListings {...props} /> : <FoundListings {...props} cards={cards} />}
    </Page>
  )
}

/** In parts, each frame draws one card more, then what is under the cards: together they would be one long task. */
function useCardsDrawn(isInParts = false): number {
  const [cards, setCards] = useState(isInParts ? 1 : Infinity)
  useEffect(() => {
    if (cards === Infinity) return
    const drawNext = () => startTransition(() => setCards(cards <= resultsPerPage ? cards + 1 : Infinity))
    // After the frame: what is drawn before it would be laid out with this part.
    const frame = requestAnimationFrame(() => setTimeout(drawNext))
    return () => cancelAnimationFrame(frame)
  }, [cards])
  return cards
}

function NoListings(props: ResultsScreenProps) {
  const { alsoHelpful = noListings, absences = noAbsences, requestedNeeds: needs, view } = props
  const renderCard = useCardsInPlace(props)
  const { sections, also } = buildSections({ resources: noListings, alsoHelpful, absences: noAbsences, needs })
  const later = sections.flatMap((section) => section.later)
  // Whom to call tonight, and a home for later: more than "nothing found".
  const hasWayOn = later.length > 0 && absences.length > 0
  // Whoever wrote more than the need may have written that it is for tonight.
  const isOpened = !needs.includes('other')
  return (
    <>
      <ResultsHeader {...props} total={0} visibleCount={0} activeFilters={0} />
      {props.about}
      <AbsenceCards {...props} />
      {!hasWayOn && (
        <NothingFound
          {...props}
          showsLine={!tellsLine(props)}
          knowPlace={absences.length === 0 && props.renderKnowPlace?.(null)}
        />
      )}
      <FoldedGroup group="later" listings={later} open={view.open} isAlone={isOpened} renderCard={renderCard} />
      <FoldedGroup group="also" listings={also} open={view.open} renderCard={renderCard} />
      <MoreNeeds {...props} />
      {hasWayOn && <NextSteps {...props} onTakeWithMe={undefined} />}
    </>
  )
}

type AbsenceCardsProps = Pick<ResultsScreenProps, 'absences' | 'location' | 'renderKnowPlace'>

function AbsenceCards({ absences = noAbsences, location: { county }, renderKnowPlace }: AbsenceCardsProps) {
  return absences.map((absence) => <AbsenceCard key={absence.kind} {...{ absence, county, renderKnowPlace }} />)
}

function FoundListings(props: ResultsScreenProps & { cards: number }) {
  const { resources, requestedNeeds, location, now, from, view } = props
  const { about, feedback, cards, renderPanel, onPage, onFilter } = props
  const [isFiltering, setIsFiltering] = useState(false)
  // The field updates with each keystroke; the list follows when there is time.
  const filter = useDeferredValue(view.filter)
  const { understood, prepare } = useUnderstood(filter.text)
  const found = useSections(props, filter, understood)
  const { visibleCount, unknownCount, isNextOpenings, sections, absences, also } = found
  const { isBeside, selected, render } = useSelection({ ...props, sections, also })
  const handleClear = useCallback(() => onFilter(noFilter), [onFilter])
  const notice = chooseResultsNotice(resources.length, visibleCount)
  const counts = { total: resources.length, visibleCount, activeFilters: countActiveFilters(filter) }
  const filterProps = { resources, requestedNeeds, now, from, filter: view.filter, onChange: onFilter }
  const openFilters = () => setIsFiltering(true)
  return (
    <>
      <ResultsHeader {...props} {...counts} {...(!isBeside && { onFilters: openFilters })} />
      <div className="results-panes">
        {isBeside && <FilterRail {...filterProps} onOpenAll={openFilters} onClear={handleClear} />}
        <div className="results-list">
          {about}
          <AbsenceCards {...props} absences={absences} />
          {notice === 'limited' && !about && <LimitedNotice showsLine={!tellsLine(props)} />}
          <UnknownNotice count={unknownCount} filter={filter} onFilter={onFilter} />
          {filter.isLikely && <LikelyNotice count={found.likely} />}
          <ResultList
            sections={sections}
            isNextOpenings={isNextOpenings}
            pages={view.pages}
            open={view.open}
            county={location.county}
            renderKnowPlace={props.renderKnowPlace}
            cards={cards}
            renderCard={render}
            onPage={onPage}
            onClearFilters={handleClear}
          />
          {cards > resultsPerPage && <FoldedGroup group="also" listings={also} open={view.open} renderCard={render} />}
        </div>
        {selected && (
          // With the next listing the panel begins at its top.
          <DetailsPane key={selected.resource.id}>
            {renderPanel(selected.resource, selected.position, panelTitleId)}
          </DetailsPane>
        )}
      </div>
      {cards === Infinity && (
        <>
          <MoreNeeds {...props} />
          <NextSteps {...props} />
          {feedback}
        </>
      )}
      <FiltersPanel
        {...filterProps}
        open={isFiltering}
        matching={visibleCount}
        onClear={handleClear}
        onTyping={prepare}
        onClose={() => setIsFiltering(false)}
      />
    </>
  )
}

/** What passes the filter, by need. */
function useSections(props: ResultsScreenProps, filter: ResourceFilter, understood: NeedsInterpretation | null) {
  const { resources, alsoHelpful = noListings, absences = noAbsences, requestedNeeds, now, from } = props
  const own = useOwnFacts()
  return useMemo(() => {
    const context = { now, understood, from, own }
    const visible = filterResources(resources, filter, context)
    const needs =
      filter.needs.length > 0 ? requestedNeeds.filter((need) => filter.needs.includes(need)) : requestedNeeds
    const others = filterResources(alsoHelpful, filter, context)
    const openings = visible.length > 0 ? [] : listNextOpenings(resources, filter, context)
    const found = { unfiltered: resources, alsoHelpful: others, absences }
    return {
      visibleCount: visible.length,
      unknownCount: countUnknown(resources, filter, context),
      likely: countLikely(resources, filter, context),
      isNextOpenings: openings.length > 0,
      // They are one list by time, not by need.
      ...buildSections(
        openings.length > 0 ? { ...found, resources: openings, needs: [] } : { ...found, resources: visible, needs },
      ),
    }
  }, [resources, alsoHelpful, absences, requestedNeeds, filter, now, understood, from, own])
}

/** Whether a notice or a card of the page already has the button that calls 211. */
function tellsLine({ absences = [], resources }: ResultsScreenProps): boolean {
  return [...absences.map(({ contact }) => contact), ...resources].some(({ phone }) => phone === '211')
}

/** The details beside the list. Escape, or the button a keyboard comes by, leads back to the card. */
function DetailsPane({ children }: { children: ReactNode }) {
  const t = useText('results')
  const handleKeyDown = (event: KeyboardEvent) => {
    const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null
    if (event.key === 'Escape' && !isInDialog) focusSelectedCard()
  }
  return (
    // The keys of everything inside, not of the section itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      id={panelId}
      aria-labelledby={panelTitleId}
      className="results-pane"
      data-print="hide"
      onKeyDown={handleKeyDown}
    >
      {children}
      <Button
        size="small"
        variant="quiet"
        className="results-pane-back"
        icon={<ArrowLeft aria-hidden size={18} />}
        onClick={focusSelectedCard}
      >
        {t('backToList')}
      </Button>
    </section>
  )
}
