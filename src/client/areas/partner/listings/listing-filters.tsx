import { ListingState } from '#contracts/partner-listings.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { FilterBar } from '#client/ui/filter-bar/filter-bar.tsx'
import { type ListingFilter, unfiltered } from './sort-listings.ts'

interface ListingFiltersProps {
  filter: ListingFilter
  count: number
  onChange: (filter: ListingFilter) => void
}

export function ListingFilters({ filter, count, onChange }: ListingFiltersProps) {
  const t = useText('partnerListings')
  const states = ListingState.options.map((value) => ({ value, label: t(`states.${value}`) }))
  return (
    <FilterBar
      label={t('filters.label')}
      summaryLabel={t('filters.show')}
      filters={[
        { kind: 'search', key: 'words', label: t('filters.words'), value: filter.words },
        {
          kind: 'select',
          key: 'state',
          label: t('filters.state'),
          value: filter.state,
          options: [{ value: 'all', label: t('filters.all') }, ...states],
        },
      ]}
      onChange={(key, value) => onChange({ ...filter, [key]: value })}
      resultText={count === 1 ? t('filters.foundOne') : t('filters.found', { count })}
      clearLabel={t('filters.clear')}
      onClear={() => onChange(unfiltered)}
    />
  )
}
