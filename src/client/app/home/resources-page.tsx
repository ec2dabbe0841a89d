import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { minuteMs, useNow } from '#client/shared/use-now.ts'
import { type NeedKey, needKeys } from '#domain/needs/needs.ts'
import type { Point } from '#domain/places/distance.ts'
import type { Location } from '#domain/places/location.ts'
import { parseState } from '#domain/places/state-match.ts'
import { resultsPerPage } from '#domain/resources/paging.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { buildSections, pickFirstListings, type SectionKey } from '#domain/resources/sections.ts'
import { isSaved, isSent } from '#domain/saved/saved-list.ts'
import { type FirstDaysKind, needByFirstDaysKind } from '#domain/search/absence.ts'
import type { KnowPlaceProps } from '#client/features/know-place/know-place-dialog.tsx'
import { PlacesOnlyNotice, SaveOffer } from '#client/features/pin/save-offer.tsx'
import { ListingPanel } from '#client/features/resource-card/listing-panel.tsx'
import { type CardDetails, ResourceCard } from '#client/features/resource-card/resource-card.tsx'
import { listView, useListView } from '#client/features/results/list-view.ts'
import { NoListScreen } from '#client/features/results/no-places.tsx'
import { ResultsScreen } from '#client/features/results/results-screen.tsx'
import { SatisfactionVote } from '#client/features/votes/satisfaction-vote.tsx'
import { plausibleEvent } from '#client/platform/analytics/plausible-event.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { hasCopies } from '#client/platform/offline/keep-request.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { isOnlyInMemory, storedDeviceMode } from '#client/platform/storage/storage.ts'
import { useStore } from '#client/platform/store.ts'
import { whenQuiet } from '#client/platform/when-quiet.ts'
import { useLocationPoint } from '#client/state/location/location-point.ts'
import { isStartingWithResults, mainSession } from '#client/state/session/main-session.ts'
import { goBack, openScreen, prepToolsPanel } from '#client/state/navigation/navigation.ts'
import { placesOnlySince } from '#client/state/session/pin-session.ts'
import { LazyDialogButton } from '#client/shared/lazy-dialog-button.tsx'
import { hasSomethingToShow, type Results, useResults } from '#client/state/search/results.ts'
import { findOrSearch, searchAgain, startSearch } from '#client/state/search/start-search.ts'
import { saved } from '#client/state/saved/saved.ts'
import { refreshResultsLanguage } from '#client/state/search/search-language.ts'
import { showToast } from '#client/state/navigation/toasts.ts'
import { preloadConnect, useConnect } from './connect.tsx'
import type * as copyPartModule from './county-copy.tsx'

const PlanDialog = lazy(async () => ({ default: (await import('./plan-dialog.tsx')).PlanDialog }))

const DocumentsDialog = lazy(async () => ({
  default: (await import('#client/features/documents/document-preparation-home.tsx')).DocumentsDialog,
}))

const TakeWithMeDialog = lazy(async () => ({
  default: (await import('#client/features/take-with-me/take-with-me-dialog.tsx')).TakeWithMeDialog,
}))

export function ResourcesPage() {
  const results = useResults()
  return results ? <FoundPage results={results} /> : <NoListScreen onFind={findOrSearch} onHome={goBack} />
}

function FoundPage({ results }: { results: Results }) {
  const { resources, alsoHelpful, absences, location, needs, foundAt, copy } = results
  const view = useListView(foundAt)
  const now = useNow(minuteMs)
  const from = useLocationPoint(location)
  const { renderCard, renderPanel, dialog } = useCards(location, { now, from })
  const [isTaking, setIsTaking] = useState(false)
  const { dialog: toolDialog, ...tools } = useResultTools(location.state)
  const requestedNeeds = useMemo(() => needKeys.filter((need) => needs[need]), [needs])
  const isPlacesOnly = useStore(placesOnlySince) === foundAt
  useResultsLanguage(results)
  const renderKnowPlace = useCallback(
    (kind: FirstDaysKind | null, titleId?: string) => (
      <KnowPlace need={findSearchedNeed(kind, requestedNeeds)} {...{ location, titleId }} />
    ),
    [location, requestedNeeds],
  )
  const copyPart = useCountyCopy(results)
  const chooseAbout = () => {
    if (copy) return copyPart && <copyPart.CopyNotice {...copy} />
    return isPlacesOnly ? <PlacesOnlyNotice onWords={() => openScreen('pin-login')} /> : undefined
  }
  return (
    <>
      <ResultsScreen
        about={chooseAbout()}
        location={{ county: location.county, state: parseState(location.state) ?? location.state }}
        {...{ resources, alsoHelpful, absences, requestedNeeds, view, now, from }}
        {...{ renderCard, renderPanel, renderKnowPlace }}
        feedback={
          <>
            {copyPart && <copyPart.CountyCopy location={location} />}
            <SaveOfferOnce />
            <SatisfactionVote context="search_results" subject={String(foundAt)} />
          </>
        }
        isInParts={isStartingWithResults()}
        onPage={useCallback(
          (section: SectionKey, page: number | null) => listView.send({ type: 'paged', foundAt, section, page }),
          [foundAt],
        )}
        onFilter={useCallback((filter) => listView.send({ type: 'filtered', foundAt, filter }), [foundAt])}
        onToggle={useCallback((id: string) => listView.send({ type: 'toggled', foundAt, id }), [foundAt])}
        onSelect={useCallback((id: string) => listView.send({ type: 'selected', foundAt, id }), [foundAt])}
        onHome={goBack}
        onChat={() => openScreen('chat')}
        onPrepTools={() => prepToolsPanel.send(true)}
        onAddNeed={(need) => startSearch({ location, needs: { ...needs, [need]: true } })}
        onSearchAgain={searchAgain}
        onChangeSearch={() => openScreen('onboarding')}
        onSaveProgress={() => openScreen('pin-prompt')}
        onTakeWithMe={() => setIsTaking(true)}
        {...tools}
      />
      {isTaking && <TakeAlong {...{ resources, requestedNeeds }} onClose={() => setIsTaking(false)} />}
      {dialog}
      {toolDialog}
    </>
  )
}

const loadCrisis = async () => (await import('../load-crisis.ts')).loadCrisis()

/** Whoever knows a place where none is listed tells of it; few do, so the form comes with the press. */
function KnowPlace({
  titleId,
  ...searched
}: Pick<KnowPlaceProps, 'location' | 'need'> & { titleId?: string | undefined }) {
  const t = useText('results')
  return (
    <LazyDialogButton
      label={t('knowPlace')}
      {...(titleId !== undefined && { describedBy: titleId })}
      load={async () => (await import('#client/features/know-place/know-place-dialog.tsx')).KnowPlaceDialog}
      renderDialog={(Dialog, onClose) => <Dialog {...searched} loadCrisis={loadCrisis} onClose={onClose} />}
      onFailed={showToast}
    />
  )
}

function findSearchedNeed(kind: FirstDaysKind | null, needs: readonly NeedKey[]): NeedKey | null {
  if (kind !== null && kind !== 'other-help') return needByFirstDaysKind[kind]
  return needs.length === 1 ? (needs[0] ?? null) : null
}

/** The offer to keep the list waits below it: nobody who goes home is stopped by it, and "no" is remembered. */
function SaveOfferOnce() {
  const { hasSeenPinPrompt } = useStore(mainSession)
  if (hasSeenPinPrompt || storedDeviceMode() === 'own') return null
  return (
    <Suspense>
      <SaveOffer
        onSave={() => openScreen('pin-creation')}
        onDecline={() => mainSession.send({ type: 'pinPromptDeclined' })}
      />
    </Suspense>
  )
}

interface TakeAlongProps {
  resources: readonly Resource[]
  requestedNeeds: readonly NeedKey[]
  onClose: () => void
}

/** The saved listings; the best matches of every need when nothing is saved yet. */
function TakeAlong({ resources, requestedNeeds: needs, onClose }: TakeAlongProps) {
  const list = useStore(saved)
  const pickBest = () =>
    pickFirstListings(buildSections({ resources, alsoHelpful: [], absences: [], needs }), resultsPerPage)
  return (
    <Suspense>
      <TakeWithMeDialog open onClose={onClose} listings={list.length > 0 ? list : pickBest()} />
    </Suspense>
  )
}

/** The cards with their heart and Connect buttons, and the dialog that Connect opens. */
function useCards(location: Location, { now, from }: { now: number; from: Point | null }) {
  const list = useStore(saved)
  const { connect, dialog } = useConnect()
  useEffect(() => whenQuiet(preloadConnect), [])
  const toggleSave = useToggleSave(location)
  const listingProps = useCallback(
    (resource: Resource, position: number) => ({
      resource,
      position,
      now,
      from,
      isSaved: isSaved(list, resource.id),
      introduction: isSent(list, resource.id) ? ('sent' as const) : ('none' as const),
      onToggleSave: () => toggleSave(resource),
      onConnect: () => connect(resource),
    }),
    [list, now, from, connect, toggleSave],
  )
  const renderCard = useCallback(
    (resource: Resource, position: number, details: CardDetails) => (
      <ResourceCard {...listingProps(resource, position)} headingLevel={3} details={details} />
    ),
    [listingProps],
  )
  const renderPanel = (resource: Resource, position: number, titleId: string) => (
    <ListingPanel key={resource.id} {...listingProps(resource, position)} titleId={titleId} />
  )
  return { renderCard, renderPanel, dialog }
}

function useToggleSave(location: Location): (resource: Resource) => void {
  const t = useText('results')
  return useCallback(
    (resource: Resource) => {
      const { id } = resource
      if (isSent(saved.get(), id)) {
        const action = { label: t('keptForAnswer.open'), onPress: () => openScreen('saved-resources') }
        return showToast({ title: t('keptForAnswer.title'), text: t('keptForAnswer.text'), action })
      }
      const wasSaved = isSaved(saved.get(), id)
      saved.send(wasSaved ? { type: 'removed', id } : { type: 'added', resource, location })
      if (!wasSaved && isOnlyInMemory('savedResources')) {
        showToast({ title: t('notKept.title'), text: t('notKept.text') })
      }
      plausibleEvent('Resource Interaction', { action: wasSaved ? 'unsave' : 'save', resource: id })
    },
    [location, t],
  )
}

/** Listing descriptions are in the language of the search; switching the language fetches them again. */
function useResultsLanguage(results: Results): void {
  const { language } = useLanguage()
  const isOther = hasSomethingToShow(results) && results.language !== language
  useEffect(() => {
    if (isOther) void refreshResultsLanguage(language)
  }, [isOther, language])
}

type CopyPart = typeof copyPartModule

/** Keeps the county of the list for searching without a network. Its part of the app is there online, or together with a copy. */
function useCountyCopy({ location: { state, county }, copy }: Results): CopyPart | null {
  const { language } = useLanguage()
  const [part, setPart] = useState<CopyPart | null>(null)
  const isCopied = copy !== undefined
  useEffect(() => {
    const load = async () => {
      if (!navigator.onLine && !(await hasCopies())) return
      setPart(await import('./county-copy.tsx'))
      const { keepAfterSearch } = await import('#client/state/search/county-copy.ts')
      if (!isCopied) await keepAfterSearch({ state, county }, language)
    }
    const start = () => void load().catch((error: unknown) => reportQuietly('county copy', error))
    // A list from the phone says so at once; keeping one waits for the list.
    if (isCopied) start()
    else whenQuiet(start)
  }, [state, county, language, isCopied])
  return part
}

/** The tools that open over the list, so that the list is still there when they close. */
function useResultTools(state: string) {
  const [tool, setTool] = useState<'plan' | 'documents' | null>(null)
  const close = () => setTool(null)
  const dialog = tool && (
    <Suspense>
      {tool === 'plan' ? (
        <PlanDialog open onClose={close} />
      ) : (
        <DocumentsDialog
          open
          onClose={close}
          searchState={parseState(state)}
          onTransportation={() => openScreen('transportation-guide')}
        />
      )}
    </Suspense>
  )
  return { dialog, onMakePlan: () => setTool('plan'), onDocuments: () => setTool('documents') }
}
