import type { CheckedListing } from '#contracts/admin-analytics.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { humanDate } from '#client/shared/formats/dates.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import { Pagination } from '#client/ui/pagination/pagination.tsx'
import { useLocationFilters } from './use-location-filters.ts'

interface ListingsViewProps {
  listings: readonly CheckedListing[]
  page: number
  pages: number
  busy: boolean
  href: (id: string) => string
  onOpen: (id: string) => void
  onPage: (page: number) => void
}

export function ListingsView({ listings, page, pages, busy, href, onOpen, onPage }: ListingsViewProps) {
  const t = useText('adminAnalytics')
  const { language } = useLanguage()
  const { stateName } = useLocationFilters({ state: '', need: '' })
  const formatLocation = ({ county, state }: CheckedListing) => {
    if (state === null) return t('filters.wholeCountry')
    return county === null ? stateName(state) : t('gaps.place', { county, state })
  }
  return (
    <>
      <DataTable<CheckedListing>
        caption={t('listings.caption')}
        rows={listings}
        rowKey={({ id }) => id}
        busy={busy}
        onOpen={({ id }) => onOpen(id)}
        openHref={({ id }) => href(id)}
        openLabel={({ name }) => t('listings.open', { name })}
        columns={[
          { key: 'name', label: t('listings.name'), isHeader: true, cell: ({ name }) => name },
          { key: 'county', label: t('gaps.county'), cell: formatLocation },
          {
            key: 'checked',
            label: t('listings.checked'),
            cell: ({ checkedOn }) => (checkedOn === null ? t('freshness.ages.never') : humanDate(checkedOn, language)),
          },
        ]}
        empty={<EmptyState title={t('listings.empty')}>{t('listings.emptyText')}</EmptyState>}
      />
      <Pagination
        current={page}
        total={pages}
        onChange={onPage}
        label={t('listings.pages')}
        previousLabel={t('listings.previous')}
        nextLabel={t('listings.next')}
        pageLabel={(pageNumber) => t('listings.page', { page: pageNumber })}
      />
    </>
  )
}
