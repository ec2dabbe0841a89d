import { useEffect, useRef } from 'react'
import { type NeedKey, needKeys } from '#domain/needs/needs.ts'
import type { StateCode } from '#domain/places/states.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useLocationChoices } from '#client/shared/location/use-location-choices.ts'
import { FilterBar } from '#client/ui/filter-bar/filter-bar.tsx'
import type { Filter } from './own-location.ts'

export interface FilterLineProps {
  filter: Filter
  /** Events and groups are not filtered by need. */
  hasNeed: boolean
  /** Text describing what is shown. */
  resultText: string
  /** Opened on request, so it starts expanded and focused. */
  isRequested: boolean
  onFilter: (filter: Filter) => void
  onClear: () => void
}

/** Filters by need and location. */
export function FilterLine(props: FilterLineProps) {
  const {
    filter: { need, location },
    hasNeed,
    resultText,
    isRequested,
    onFilter,
    onClear,
  } = props
  const t = useText('community')
  const needs = useText('needs')
  const { states, counties } = useLocationChoices(location, {
    noState: t('filters.allStates'),
    noCounty: t('filters.allCounties'),
  })
  const { state, county } = location
  const handleChange = (key: string, value: string | boolean) => {
    const text = String(value)
    if (key === 'need') onFilter({ need: text as NeedKey | '', location })
    else if (key === 'state') onFilter({ need, location: { state: text as StateCode | '', county: '' } })
    else onFilter({ need, location: { state, county: text } })
  }
  const select = (key: string, label: string, value: string, options: { value: string; label: string }[]) =>
    ({ kind: 'select', key, label, value, options }) as const
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const fold = isRequested ? line.current?.querySelector('details') : null
    if (!fold) return
    fold.open = true
    fold.querySelector('summary')?.focus()
  }, [isRequested])
  return (
    <div ref={line}>
      <FilterBar
        label={t('filters.label')}
        summaryLabel={t(hasNeed ? 'filters.open' : 'filters.openPlace')}
        clearLabel={t('filters.clear')}
        resultText={resultText}
        onChange={handleChange}
        onClear={onClear}
        filters={[
          ...(hasNeed
            ? [
                select('need', t('filters.need'), need, [
                  { value: '', label: t('filters.allNeeds') },
                  ...needKeys.map((key) => ({ value: key, label: needs(`${key}.label`) })),
                ]),
              ]
            : []),
          select('state', t('filters.state'), state, states),
          ...(state === '' ? [] : [select('county', t('filters.county'), county, counties)]),
        ]}
      />
    </div>
  )
}
