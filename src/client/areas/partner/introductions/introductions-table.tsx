import './introductions.css'
import { Link } from 'wouter'
import type { PartnerIntroduction } from '#contracts/partner-introductions.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import { FilterBar } from '#client/ui/filter-bar/filter-bar.tsx'
import { Pagination } from '#client/ui/pagination/pagination.tsx'
import { type ColumnKey, useIntroductionColumns } from './introduction-columns.tsx'
import { ListFailed } from './list-failed.tsx'
import { type Colleague, type FilterKey, useListFilters } from './list-filters.ts'
import type { ListQuery } from './queries.ts'

export interface IntroductionsTableProps {
  query: ListQuery
  /** Undefined while loading for the first time. */
  list: { introductions: readonly PartnerIntroduction[]; page: number; pages: number; total: number } | undefined
  isBusy: boolean
  hasFailed: boolean
  colleagues: readonly Colleague[]
  mayAct: boolean
  openId: string | null
  now: number
  buildHref: (introduction: PartnerIntroduction) => string
  onOpen: (introduction: PartnerIntroduction) => void
  onFilter: (key: FilterKey, value: string) => void
  onClear: () => void
  onPage: (page: number) => void
  onRetry: () => void
}

const everyColumn: ColumnKey[] = [
  'ref',
  'received',
  'need',
  'urgency',
  'person',
  'county',
  'language',
  'state',
  'age',
  'owner',
]
/** Fewer columns fit beside an open introduction, which shows the other values. */
const fewColumns: ColumnKey[] = ['ref', 'person', 'need', 'state', 'age']

export function IntroductionsTable(props: IntroductionsTableProps) {
  const t = useText('partnerIntroductions')
  const { query, list, isBusy, hasFailed, openId, now } = props
  const filters = useListFilters(query, props.colleagues)
  const columns = useIntroductionColumns(openId === null ? everyColumn : fewColumns, props.mayAct, now)
  const handleFilter = (key: string, value: string | boolean) => {
    if (key === 'mine') props.onFilter('owner', value ? 'mine' : '')
    else props.onFilter(key as FilterKey, String(value))
  }
  const resultText = useResultText(list, isBusy)
  if (hasFailed && !list) return <ListFailed onRetry={props.onRetry} />
  return (
    <div className="pi-stack">
      <FilterBar
        label={t('filters.label')}
        summaryLabel={t('filters.show')}
        clearLabel={t('filters.clear')}
        filters={filters}
        onChange={handleFilter}
        onClear={props.onClear}
        resultText={resultText}
      />
      {hasFailed && <ListFailed onRetry={props.onRetry} />}
      <DataTable
        caption={t('caption')}
        columns={columns}
        rows={list?.introductions ?? []}
        rowKey={({ id }) => id}
        busy={isBusy}
        selectedKey={openId ?? undefined}
        onOpen={props.onOpen}
        openHref={props.buildHref}
        openLabel={({ ref }) => t('open', { ref })}
        empty={<NoRows isFiltered={isFiltered(query)} onClear={props.onClear} />}
      />
      <Pagination
        current={list?.page ?? 1}
        total={list?.pages ?? 1}
        onChange={props.onPage}
        label={t('pages.label')}
        previousLabel={t('pages.previous')}
        nextLabel={t('pages.next')}
        pageLabel={(page) => t('pages.page', { page })}
      />
    </div>
  )
}

const isFiltered = ({ page: _, board: __, ...filters }: ListQuery) => Object.keys(filters).length > 0

function useResultText(list: IntroductionsTableProps['list'], isBusy: boolean): string {
  const t = useText('partnerIntroductions')
  if (!list) return isBusy ? t('loading') : ''
  if (list.total === 0) return t('foundNone')
  return list.total === 1 ? t('foundOne') : t('found', { count: list.total })
}

function NoRows({ isFiltered: hasFilters, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const t = useText('partnerIntroductions')
  if (hasFilters) {
    return (
      <EmptyState title={t('noMatch')} action={<Button onClick={onClear}>{t('filters.clear')}</Button>}>
        {t('noMatchText')}
      </EmptyState>
    )
  }
  const toListings = (
    <Link href="/partner-portal/resources" className="ui-button ui-button-secondary">
      {t('emptyAction')}
    </Link>
  )
  return (
    <EmptyState title={t('empty')} action={toListings}>
      {t('emptyText')}
    </EmptyState>
  )
}
