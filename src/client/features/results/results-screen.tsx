import { Phone } from 'lucide-react'
import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { NeedKey } from '#domain/needs/needs.ts'
import type { Point } from '#domain/places/distance.ts'
import { countActiveFilters, filterResources, noFilter, type ResourceFilter } from '#domain/resources/filter.ts'
import { chooseResultsNotice } from '#domain/resources/results-notice.ts'
import type { WeekMoment } from '#domain/resources/open-now.ts'
import type { Resource } from '#domain/resources/resource.ts'
import type { Absence } from '#domain/search/absence.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Page } from '#client/ui/layout/page.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { AbsenceCard } from './absence-card.tsx'
import { AlsoGroup } from './also-group.tsx'
import { FiltersPanel } from './filters/filters-panel.tsx'
import type { ListView } from './list-view.ts'
import { NextSteps } from './next-steps.tsx'
import { NothingFound } from './no-places.tsx'
import { ResultList } from './result-list.tsx'
import { ResultsHeader } from './results-header.tsx'
import { useUnderstood } from './use-understood.ts'

export interface ResultsScreenProps {
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
  /** Local time at the listings. */
  now: WeekMoment
  /** Where the person is; without it there are no distances to filter by. */
  from: Point | null
  view: ListView
  /** `position` counts from 1 across all pages. Pass a stable function while the cards do not change. */
  renderCard: (resource: Resource, position: number) => ReactNode
  /** Information about this list, shown above it. */
  about?: ReactNode
  /** Asks whether the list helped. */
  feedback?: ReactNode
  onPage: (page: number) => void
  onFilter: (filter: ResourceFilter) => void
  onHome: () => void
  onChat: () => void
  onPrepTools: () => void
  onSearchAgain: () => void
  onChangeSearch: () => void
  onSaveProgress: () => void
  onTakeWithMe?: () => void
  onMakePlan: () => void
  onDocuments: () => void
}

const noListings: readonly Resource[] = []

export function ResultsScreen(props: ResultsScreenProps) {
  const { alsoHelpful = noListings, renderCard } = props
  const total = props.resources.length
  return (
    <Page wide aria-labelledby="results-title" className="grid gap-5">
      {total === 0 ? (
        <>
          <ResultsHeader {...props} total={0} visibleCount={0} activeFilters={0} />
          <AbsenceCards {...props} />
          <NothingFound {...props} showsLine={!tellsLine(props)} />
          <AlsoGroup listings={alsoHelpful} renderCard={renderCard} />
        </>
      ) : (
        <FoundListings {...props} />
      )}
    </Page>
  )
}

function AbsenceCards({ absences = [], location }: ResultsScreenProps) {
  return absences.map((absence) => <AbsenceCard key={absence.kind} absence={absence} county={location.county} />)
}

function FoundListings(props: ResultsScreenProps) {
  const { resources, alsoHelpful = noListings, requestedNeeds, now, from, view, renderCard } = props
  const { about, feedback, onPage, onFilter } = props
  const [isFiltering, setIsFiltering] = useState(false)
  // The field updates with each keystroke; the list follows when there is time.
  const filter = useDeferredValue(view.filter)
  const { understood, prepare } = useUnderstood(filter.text)
  const visibleListings = useMemo(
    () => filterResources(resources, filter, { now, understood, from }),
    [resources, filter, now, understood, from],
  )
  const visibleOthers = useMemo(
    () => filterResources(alsoHelpful, filter, { now, understood, from }),
    [alsoHelpful, filter, now, understood, from],
  )
  const handleClear = useCallback(() => onFilter(noFilter), [onFilter])
  const notice = chooseResultsNotice(resources.length, visibleListings.length)
  const counts = {
    total: resources.length,
    visibleCount: visibleListings.length,
    activeFilters: countActiveFilters(filter),
  }
  return (
    <>
      <ResultsHeader {...props} {...counts} onFilters={() => setIsFiltering(true)} />
      {about}
      <AbsenceCards {...props} />
      {notice === 'limited' && !about && <LimitedNotice showsLine={!tellsLine(props)} />}
      <ResultList
        listings={visibleListings}
        page={view.page}
        renderCard={renderCard}
        onPage={onPage}
        onClearFilters={handleClear}
      />
      <AlsoGroup listings={visibleOthers} renderCard={renderCard} />
      <NextSteps {...props} />
      {feedback}
      <FiltersPanel
        open={isFiltering}
        filter={view.filter}
        matching={visibleListings.length}
        {...{ resources, requestedNeeds, now, from }}
        onChange={onFilter}
        onClear={handleClear}
        onTyping={prepare}
        onClose={() => setIsFiltering(false)}
      />
    </>
  )
}

/** Whether a notice or a card of the page already has the button that calls 211. */
function tellsLine({ absences = [], resources }: ResultsScreenProps): boolean {
  return [...absences.map(({ contact }) => contact), ...resources].some(({ phone }) => phone === '211')
}

function LimitedNotice({ showsLine }: { showsLine: boolean }) {
  const t = useText('results')
  const common = useText('common')
  if (!showsLine) return <Notice title={t('limited.title')} />
  return (
    <Notice title={t('limited.title')}>
      <p>{t('limited.text')}</p>
      <Button href="tel:211" size="small" className="mt-2" icon={<Phone aria-hidden size={18} />}>
        {common('call211')}
      </Button>
    </Notice>
  )
}
