import type { FoundCounts } from '#domain/search/count-found.ts'
import { useText } from '#client/platform/i18n/use-text.ts'

interface FoundCountersProps {
  counts: FoundCounts
  /** An estimate until the real counts arrive: shown with “about”. */
  isEstimated: boolean
}

export function FoundCounters({ counts, isEstimated }: FoundCountersProps) {
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
