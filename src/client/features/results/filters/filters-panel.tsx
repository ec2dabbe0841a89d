import { countActiveFilters } from '#domain/resources/filter.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Drawer } from '#client/ui/drawer/drawer.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden/visually-hidden.tsx'
import { FilterChoices, type FilterChoicesProps, FilterFields, type FilterFieldsProps } from './filter-fields.tsx'
import { FiltersButton } from './filters-button.tsx'

interface FiltersPanelProps extends Omit<FilterFieldsProps, 'getNeedName' | 'onSubmit'> {
  open: boolean
  /** Number of listings that match the current filter. */
  matching: number
  onClear: () => void
  onClose: () => void
}

/** Choices apply at once: however the panel is closed, the list matches the number shown. */
export function FiltersPanel({ open, matching, onClear, onClose, ...fields }: FiltersPanelProps) {
  const t = useText('results')
  const common = useText('common')
  // Loaded here while the panel is closed: text still to be loaded would blank the screen when it opens.
  const needs = useText('needs')
  const total = fields.resources.length
  return (
    <Drawer
      side="right"
      open={open}
      onClose={onClose}
      title={t('filters.title')}
      closeLabel={common('close')}
      actions={
        <>
          <Button aria-disabled={countActiveFilters(fields.filter) === 0 || undefined} onClick={onClear}>
            {t('filters.clear')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {matching === 1 ? t('filters.applyOne') : t('filters.apply', { count: matching })}
          </Button>
        </>
      }
    >
      <FilterFields {...fields} getNeedName={(need) => needs(`${need}.label`)} onSubmit={onClose} />
      <VisuallyHidden>
        <span role="status">
          {matching === 0 ? t('noMatch.title') : t('filters.matching', { count: matching, total })}
        </span>
      </VisuallyHidden>
    </Drawer>
  )
}

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
