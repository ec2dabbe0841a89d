import './search.css'
import type { PrepToolScreen } from '#domain/navigation/prep-tools.ts'
import type { Location } from '#domain/places/location.ts'
import { areCountersEstimated, getCounters } from '#domain/search/counters.ts'
import { getLoaderDisplay } from '#domain/search/finalizing.ts'
import type { SearchState } from '#domain/search/lifecycle.ts'
import { getNeedProgress } from '#domain/search/need-progress.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Notice } from '#client/ui/notice/notice.tsx'
import { FoundCounters } from './found-counters.tsx'
import { LivePanel } from './live-panel.tsx'
import { type NeedIcons, NeedList } from './need-list.tsx'
import { NoSearch } from './no-search.tsx'
import { OverallProgress } from './overall-progress.tsx'
import { PrepToolCards } from './prep-tool-cards.tsx'
import { SpokenProgress } from './spoken-progress.tsx'

export interface SearchLoaderProps {
  state: SearchState
  now: number
  /** Whether there are results of an earlier search. */
  hasResults: boolean
  location: Location | null
  /** Live sources are searched too: this takes minutes, not seconds. */
  isLive: boolean
  /** The search was started before this page was loaded. */
  isRestored?: boolean
  needIcons: NeedIcons
  onView: () => void
  onOpenTool: (tool: PrepToolScreen) => void
  /** Starts a search when none is running. */
  onStart: () => void
}

/** Shown inside the wizard page while a search runs, and for two seconds before the results open. */
export function SearchLoader(props: SearchLoaderProps) {
  const { state, now, hasResults, needIcons, isRestored = false, onOpenTool } = props
  const t = useText('search')
  const display = getLoaderDisplay(state, now, hasResults)
  if (display === null) return <NoSearch onStart={props.onStart} />
  const found = state.phase === 'searching' || state.phase === 'completed' ? state.figures.found : null
  return (
    <div className="ui-sides">
      <div className="search-side">
        <OverallProgress {...props} display={display} />
        {isRestored && state.phase === 'searching' && <Notice>{t('restored')}</Notice>}
        <SpokenProgress display={display} found={found ?? []} />
        {found && (
          <>
            <FoundCounters counts={getCounters(state, now)} isEstimated={areCountersEstimated(state)} />
            <LivePanel found={found} />
          </>
        )}
      </div>
      <div className="search-side">
        <PrepToolCards onOpen={onOpenTool} />
        {found && <NeedList needs={getNeedProgress(state, now)} icons={needIcons} />}
      </div>
    </div>
  )
}
