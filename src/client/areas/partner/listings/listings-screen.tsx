import './listings.css'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { PartnerListing } from '#contracts/partner-listings.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { type DataSort, nextSort } from '#client/ui/data-table/data-column.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { ListingFilters } from './listing-filters.tsx'
import type { ListingRights } from './listing-rights.ts'
import { ListingRowActions, type RowActionsProps } from './listing-row-actions.tsx'
import { PageTitle } from './page-title.tsx'
import { filterListings, sortListings, unfiltered } from './sort-listings.ts'
import { useListingColumns } from './use-listing-columns.tsx'

interface ListingsScreenProps extends Omit<RowActionsProps, 'listing'> {
  /** Undefined while loading. */
  listings: readonly PartnerListing[] | undefined
  rights: ListingRights
  failure: unknown
  takesFocus?: boolean
  buildHref: (listing: PartnerListing) => string
  onOpen: (listing: PartnerListing) => void
  onAdd: () => void
}

/** Search is hidden below this number. */
const manyListings = 8

export function ListingsScreen({ listings, rights, failure, takesFocus = false, ...handlers }: ListingsScreenProps) {
  const t = useText('partnerListings')
  const [sort, setSort] = useState<DataSort>({ key: 'name', direction: 'ascending' })
  const [filter, setFilter] = useState(unfiltered)
  const { canEdit, canManage } = rights
  const actions = (listing: PartnerListing) => <ListingRowActions {...handlers} rights={rights} listing={listing} />
  const columns = useListingColumns(canEdit ? actions : undefined)
  const rows = sortListings(filterListings(listings ?? [], filter), sort)
  const problem = failureText(failure, t('failed'))
  const add = canManage && (
    <Button variant="primary" icon={<Plus size={20} aria-hidden="true" />} onClick={handlers.onAdd}>
      {t('add')}
    </Button>
  )
  return (
    <div className="pl-page">
      <div className="pl-head">
        <PageTitle takesFocus={takesFocus}>{t('title')}</PageTitle>
        {listings && listings.length > 0 && add}
      </div>
      <p>{t('intro')}</p>
      {!canEdit && <Notice>{t('onlyRead')}</Notice>}
      {canEdit && !canManage && <p className="pl-quiet">{t('onlyAdmin')}</p>}
      {problem && (
        <Notice announce tone="danger">
          {problem}
        </Notice>
      )}
      {listings && listings.length > manyListings && (
        <ListingFilters filter={filter} count={rows.length} onChange={setFilter} />
      )}
      <DataTable
        caption={t('table.caption')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        busy={!listings}
        sort={sort}
        onSort={(key) => setSort(nextSort(sort, key))}
        onOpen={handlers.onOpen}
        openHref={handlers.buildHref}
        openLabel={(row) => openLabel(row, t('table.open', row))}
        empty={<NoListings isFiltered={(listings?.length ?? 0) > 0} add={add} onClear={() => setFilter(unfiltered)} />}
      />
    </div>
  )
}

/** An accessible name must contain the visible label. */
const openLabel = ({ city }: PartnerListing, label: string) => (city === null ? label : `${label}, ${city}`)

interface NoListingsProps {
  isFiltered: boolean
  add: ReactNode
  onClear: () => void
}

function NoListings({ isFiltered, add, onClear }: NoListingsProps) {
  const t = useText('partnerListings')
  if (isFiltered) {
    const clear = <Button onClick={onClear}>{t('filters.clear')}</Button>
    return <EmptyState title={t('filters.found', { count: 0 })} action={clear} />
  }
  return (
    <EmptyState
      title={t('empty.title')}
      action={add || <Button href="/partner-portal#claim">{t('empty.action')}</Button>}
    >
      <p>{add ? t('empty.addText') : t('empty.text')}</p>
    </EmptyState>
  )
}
