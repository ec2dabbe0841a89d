import { shifts } from '#domain/opportunities/opportunity.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { FilterBar } from '#client/ui/filter-bar/filter-bar.tsx'
import type { Filter } from '#client/ui/filter-bar/filter-control.tsx'
import { activeCount, type HubFilters, mileChoices, noFilters, toggles } from './list-query.ts'

interface HubFilterBarProps {
  filters: HubFilters
  /** Distance needs a starting point. */
  hasCounty: boolean
  resultText: string
  onFilters: (filters: HubFilters) => void
}

export function HubFilterBar({ filters, hasCounty, resultText, onFilters }: HubFilterBarProps) {
  const t = useText('opportunities')
  const count = activeCount(filters)
  const distance: Filter = {
    kind: 'select',
    key: 'miles',
    label: t('filters.miles'),
    value: filters.miles,
    options: [
      { value: '', label: t('filters.anyMiles') },
      ...mileChoices.map((miles) => ({ value: miles, label: t('filters.within', { miles }) })),
    ],
  }
  const shift: Filter = {
    kind: 'select',
    key: 'shift',
    label: t('filters.shift'),
    value: filters.shift,
    options: [
      { value: '', label: t('filters.anyShift') },
      ...shifts.map((value) => ({ value, label: value === 'day' ? t('filters.dayFits') : t(`shifts.${value}`) })),
    ],
  }
  const only = toggles.map((key): Filter => ({ kind: 'toggle', key, label: t(`filters.${key}`), value: filters[key] }))
  return (
    <FilterBar
      label={t('filters.label')}
      summaryLabel={count === 0 ? t('filters.show') : t('filters.showCount', { count })}
      filters={[...(hasCounty ? [distance] : []), shift, ...only]}
      resultText={resultText}
      clearLabel={t('filters.clear')}
      onClear={() => onFilters(noFilters)}
      onChange={(key, value) => onFilters({ ...filters, [key]: value })}
    />
  )
}
