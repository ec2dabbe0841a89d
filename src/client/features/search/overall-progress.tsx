import { ListChecks } from 'lucide-react'
import type { Location } from '#domain/places/location.ts'
import { isLoaderReady, type LoaderDisplay } from '#domain/search/finalizing.ts'
import type { SearchState } from '#domain/search/lifecycle.ts'
import { getSearchPercent } from '#domain/search/progress-figures.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { ProgressBar } from '#client/ui/progress/progress-bar.tsx'

const titles = {
  'in-progress': 'loader.title',
  finalizing: 'loader.finalizingTitle',
  complete: 'loader.completeTitle',
} as const satisfies Record<LoaderDisplay, string>

interface OverallProgressProps {
  state: SearchState
  now: number
  hasResults: boolean
  display: LoaderDisplay
  location: Location | null
  isLive: boolean
  onView: () => void
}

export function OverallProgress(props: OverallProgressProps) {
  const { state, now, hasResults, display, location, onView } = props
  const t = useText('search')
  const percent = getSearchPercent(state, now, hasResults)
  return (
    <section aria-labelledby="search-title" className="grid gap-3">
      <h1 id="search-title" tabIndex={-1}>
        {t(titles[display])}
      </h1>
      {location && <p className="text-ink-2">{t('loader.place', location)}</p>}
      <div className="search-overall">
        <ProgressBar label={t('loader.overall')} value={percent} valueText={t('loader.percent', { percent })} />
      </div>
      {lines(props).map((line) => (
        <p key={line}>{t(line)}</p>
      ))}
      {display === 'complete' && (
        <Button variant="primary" wide icon={<ListChecks aria-hidden size={20} />} onClick={onView}>
          {t('loader.view')}
        </Button>
      )}
    </section>
  )
}

/** Current status, and what the person can do. */
function lines({ state, now, display, isLive }: OverallProgressProps) {
  switch (display) {
    case 'complete':
      if (state.phase !== 'completed') return ['loader.completeBefore'] as const
      return state.resources.length > 0 ? (['loader.completeText'] as const) : (['loader.completeNone'] as const)
    case 'finalizing':
      return ['loader.finalizingText', 'loader.leave'] as const
    case 'in-progress':
      return [
        isLive ? 'loader.durationLive' : 'loader.duration',
        isLoaderReady(state, now) ? 'loader.leave' : 'loader.about',
      ] as const
  }
}
