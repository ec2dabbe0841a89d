import { useEffect, useState } from 'react'
import type { PrepToolScreen } from '#domain/navigation/prep-tools.ts'
import { progressTickMs } from '#domain/search/progress-figures.ts'
import { needIcons } from '#client/features/onboarding/need-icons.ts'
import { SearchLoader, type SearchLoaderProps } from '#client/features/search/search-loader.tsx'
import { plausibleEvent } from '#client/platform/analytics/plausible-event.ts'
import { readConfig } from '#client/platform/config.ts'
import { currentLanguage } from '#client/platform/i18n/current-language.ts'
import { loadTextModule } from '#client/platform/i18n/text-library.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { useStore } from '#client/platform/store.ts'
import { useNow } from '#client/shared/use-now.ts'
import { openScreen } from '#client/state/navigation/navigation.ts'
import { hasSomethingToShow, useResults } from '#client/state/search/results.ts'
import { resumeSearch, searchAgain } from '#client/state/search/start-search.ts'
import { search } from '#client/state/search/search.ts'
import { searchContext } from '#client/state/search/search-context.ts'
import { isRestoredRun } from '#client/state/search/run-search.ts'

/** The running search. A search started in another tab is joined; the list is preloaded. */
export function SearchView() {
  const state = useStore(search)
  const location = useStore(searchContext, (context) => context.location)
  const [isLive] = useState(() => readConfig().liveSearch)
  const now = useNow(progressTickMs, state.phase === 'searching')
  useEffect(() => {
    resumeSearch()
    expectList()
  }, [])
  const loaderProps = {
    state,
    now,
    location,
    isLive,
    needIcons,
    isRestored: isRestoredRun(),
    onView: () => openScreen('resources'),
    onOpenTool: openTool,
    onStart: searchAgain,
  }
  return state.phase === 'idle' ? (
    <WithoutSearch {...loaderProps} />
  ) : (
    <SearchLoader {...loaderProps} hasResults={false} />
  )
}

/** Only here earlier results matter; reading them during a search would be wasted effort. */
function WithoutSearch(props: Omit<SearchLoaderProps, 'hasResults'>) {
  const hasResults = hasSomethingToShow(useResults())
  return <SearchLoader {...props} hasResults={hasResults} />
}

/** Preloaded while the search runs. A failure occurs again, and is reported, when the list is opened. */
function expectList(): void {
  const words = (['results', 'listing', 'services'] as const).map((name) => loadTextModule(currentLanguage(), name))
  Promise.all([import('./resources-page.tsx'), ...words]).catch((error: unknown) => reportQuietly('list ahead', error))
}

function openTool(tool: PrepToolScreen): void {
  if (tool !== 'chat') plausibleEvent('Prep Tool Used', { tool, language: currentLanguage() })
  openScreen(tool, { from: 'search-in-progress' })
}
