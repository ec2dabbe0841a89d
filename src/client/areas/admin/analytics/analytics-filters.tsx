import { useText } from '#client/platform/i18n/use-text.ts'
import { FilterBar } from '#client/ui/filter-bar/filter-bar.tsx'
import { type AnalyticsFilters, noFilters } from './filter-query.ts'
import { useLocationFilters } from './use-location-filters.ts'

interface AnalyticsFiltersProps {
  filters: AnalyticsFilters
  resultText: string
  onChange: (filters: AnalyticsFilters) => void
}

export function AnalyticsFilterBar({ filters, resultText, onChange }: AnalyticsFiltersProps) {
  const t = useText('adminAnalytics')
  const locationFilters = useLocationFilters(filters)
  const { from, to, code } = filters
  return (
    <div data-print="hide">
      <FilterBar
        label={t('filters.label')}
        summaryLabel={t('filters.show')}
        clearLabel={t('filters.clear')}
        resultText={resultText}
        onClear={() => onChange(noFilters)}
        onChange={(key, value) => onChange({ ...filters, [key]: String(value) })}
        filters={[
          { kind: 'day', key: 'from', label: t('filters.from'), value: from },
          { kind: 'day', key: 'to', label: t('filters.to'), value: to },
          ...locationFilters.filters,
          { kind: 'search', key: 'code', label: t('filters.code'), value: code },
        ]}
      />
    </div>
  )
}
