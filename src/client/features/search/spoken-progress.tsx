import type { LoaderDisplay } from '#domain/search/finalizing.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useCalm } from './use-calm.ts'

/** Minimum time between announced listings: dozens can arrive at once. */
const leastBetweenFindsMs = 5_000

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
