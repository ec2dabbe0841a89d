import { countActiveFilters } from '#domain/resources/filter.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden/visually-hidden.tsx'
import { FilterChoices, type FilterChoicesProps } from './filter-fields.tsx'
import { FiltersButton } from './filters-button.tsx'

interface FilterRailProps extends Omit<FilterChoicesProps, 'getNeedName'> {
  onOpenAll: () => void
  onClear: () => void
}

/** Beside the list on a wide screen: what can be chosen with one press. The panel also searches by own words. */
export function FilterRail({ onOpenAll, onClear, ...choices }: FilterRailProps) {
  const t = useText('results')
  const needs = useText('needs')
  const activeFilters = countActiveFilters(choices.filter)
  return (
    <aside aria-labelledby="results-filters" className="results-rail" data-print="hide">
      <VisuallyHidden>
        <h2 id="results-filters">{t('filters.title')}</h2>
      </VisuallyHidden>
      <FiltersButton activeFilters={activeFilters} onPress={onOpenAll} />
      <FilterChoices {...choices} getNeedName={(need) => needs(`${need}.label`)} />
      {activeFilters > 0 && (
        <Button size="small" variant="quiet" onClick={onClear}>
          {t('filters.clear')}
        </Button>
      )}
    </aside>
  )
}
