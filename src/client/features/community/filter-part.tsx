import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { LoadingPart } from '#client/platform/loading/loading-part.tsx'
import type { ChosenLocation } from '#client/shared/location/use-location-choices.ts'
import { Button } from '#client/ui/button/button.tsx'
import type { FilterLineProps } from './filter-line.tsx'

const FilterLine = lazy(async () => ({ default: (await import('./filter-line.tsx')).FilterLine }))

type FilterPartProps = Omit<FilterLineProps, 'resultText' | 'isRequested'>

/** Must match the style sheet and the prerendered page: from this width the filter is beside the list. */
const hasPane = () => typeof window !== 'undefined' && matchMedia('(min-width: 64rem)').matches

/** Loads the lists of states and counties only on demand, to save data for people who only read on a phone. */
export function FilterPart(props: FilterPartProps) {
  const t = useText('community')
  const [isPane] = useState(hasPane)
  const [isRequested, setIsRequested] = useState(false)
  const resultText = useResultText(props.filter.location)
  if (isPane || isRequested) {
    return (
      <Suspense fallback={<LoadingPart />}>
        <FilterLine {...props} resultText={resultText} isRequested={isRequested} />
      </Suspense>
    )
  }
  return (
    <div className="community-filter">
      <Button size="small" icon={<ChevronDown aria-hidden size={18} />} onClick={() => setIsRequested(true)}>
        {t(props.hasNeed ? 'filters.open' : 'filters.openPlace')}
      </Button>
      <p role="status" className="community-quiet">
        {resultText}
      </p>
    </div>
  )
}

function useResultText({ state, county }: ChosenLocation): string {
  const t = useText('community')
  if (state === '') return t('filters.everywhere')
  return county === '' ? t('filters.inState', { state }) : t('filters.inCounty', { county, state })
}
