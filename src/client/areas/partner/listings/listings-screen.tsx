import { FilterBar } from '#client/ui/filter-bar/filter-bar.tsx'
import { fold } from '#domain/text/fold.ts'
import './listings.css'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type PartnerListing, ListingState } from '#contracts/partner-listings.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { type DataSort, nextSort } from '#client/ui/data-table/data-column.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import type { ListingRights } from './listing-rights.ts'
import { ListingRowActions, type RowActionsProps } from './listing-row-actions.tsx'
import { PageTitle } from './page-title.tsx'
import { useListingColumns } from './use-listing-columns.tsx'

interface ListingFilter {
  words: string
  state: 'all' | PartnerListing['state']
}

const unfiltered: ListingFilter = { words: '', state: 'all' }

/** Listings never checked come before those checked long ago. */
const sortValues: Record<string, (listing: PartnerListing) => string | number> = {
  name: ({ name }) => name,
  confirmed: ({ confirmedAt }) => confirmedAt ?? '',
  completeness: ({ completeness }) => completeness,
}

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

interface ListingFiltersProps {
  filter: ListingFilter
  count: number
  onChange: (filter: ListingFilter) => void
}

function ListingFilters({ filter, count, onChange }: ListingFiltersProps) {
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

function filterListings(listings: readonly PartnerListing[], { words, state }: ListingFilter) {
  const wanted = fold(words.trim())
  return listings.filter(
    (listing) =>
      (state === 'all' || listing.state === state) && fold(`${listing.name} ${listing.city ?? ''}`).includes(wanted),
  )
}

function sortListings(listings: readonly PartnerListing[], { key, direction }: DataSort): PartnerListing[] {
  const getSortValue = sortValues[key] ?? (({ name }) => name)
  const sign = direction === 'ascending' ? 1 : -1
  return listings.toSorted((a, b) => {
    const [value, other] = [getSortValue(a), getSortValue(b)]
    if (typeof value === 'number' && typeof other === 'number') return sign * (value - other)
    return sign * String(value).localeCompare(String(other))
  })
}
