import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import type { Resource } from '#domain/resources/resource.ts'
import type { FoundCounts } from '#domain/search/count-found.ts'
import './search.css'
import type { PrepToolScreen } from '#domain/navigation/prep-tools.ts'
import type { Location } from '#domain/places/location.ts'
import { areCountersEstimated, getCounters } from '#domain/search/progress-figures.ts'
import { getLoaderDisplay, type LoaderDisplay } from '#domain/search/finalizing.ts'
import type { SearchState } from '#domain/search/lifecycle.ts'
import { getNeedProgress } from '#domain/search/need-progress.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Notice } from '#client/ui/notice/notice.tsx'
import { type NeedIcons, NeedList } from './need-list.tsx'
import { OverallProgress } from './overall-progress.tsx'
import { PrepToolCards } from './prep-tool-cards.tsx'

/** Minimum time between announced listings: dozens can arrive at once. */
const leastBetweenFindsMs = 5_000

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

interface FoundCountersProps {
  counts: FoundCounts
  /** An estimate until the real counts arrive: shown with “about”. */
  isEstimated: boolean
}

function FoundCounters({ counts, isEstimated }: FoundCountersProps) {
  const t = useText('search')
  return (
    <dl className="search-counters">
      {(['organizations', 'programs'] as const).map((what) => (
        <div key={what}>
          <dt>{t(`counters.${what}`)}</dt>
          <dd>{isEstimated ? t('counters.estimate', { count: counts[what] }) : counts[what]}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The last listings found, newest first. `SpokenProgress` announces them to screen readers. */
function LivePanel({ found }: { found: readonly Resource[] }) {
  const t = useText('search')
  return (
    <Card as="section" aria-labelledby="search-live-title" className="grid gap-2">
      <h2 id="search-live-title">{t('live.title')}</h2>
      {found.length === 0 ? (
        <p className="text-ink-2">{t('live.empty')}</p>
      ) : (
        <ul className="grid gap-2">
          {found.toReversed().map(({ id, name, organization }) => (
            <li key={id} className="search-found">
              <span className="block font-semibold">{name}</span>
              {organization && organization !== name && (
                <span className="block text-md text-ink-2">{organization}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** The search was stopped, here or in another tab: offers a new one instead of an empty screen. */
function NoSearch({ onStart }: { onStart: () => void }) {
  const t = useText('search')
  return (
    <section aria-labelledby="search-title" className="grid gap-4">
      <h1 id="search-title" tabIndex={-1}>
        {t('stopped.title')}
      </h1>
      <p>{t('stopped.text')}</p>
      <Button variant="primary" wide icon={<Search aria-hidden size={20} />} onClick={onStart}>
        {t('stopped.start')}
      </Button>
    </section>
  )
}

interface SpokenProgressProps {
  display: LoaderDisplay
  found: readonly Resource[]
}

/** Announces the search to screen readers: its states, and now and then the name of a listing. */
export function SpokenProgress({ display, found }: SpokenProgressProps) {
  const t = useText('search')
  const latest = useCalm(found.at(-1)?.name, leastBetweenFindsMs)
  return (
    <p role="status" className="sr-only">
      {spoken()}
    </p>
  )

  function spoken(): string {
    if (display === 'complete') return t('loader.completeTitle')
    if (latest !== undefined) return t('live.spoken', { name: latest })
    return display === 'finalizing' ? t('loader.finalizingTitle') : ''
  }
}

/** Follows a value but limits how often it changes, so that a screen reader can finish a sentence. */
function useCalm<Value>(value: Value, leastMs: number): Value {
  const [calmValue, setCalmValue] = useState(value)
  const changedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    if (Object.is(value, calmValue)) return
    const wait = Math.max(0, changedAt.current + leastMs - performance.now())
    const timer = setTimeout(() => {
      changedAt.current = performance.now()
      setCalmValue(value)
    }, wait)
    return () => clearTimeout(timer)
  }, [value, calmValue, leastMs])
  return calmValue
}
