import { Button } from '#client/ui/button/button.tsx'
import '../review-queue/review-queue.css'
import type { CallReply } from '#contracts/call.ts'
import type { DraftFilter, listListingDrafts, ListingDraftRow } from '#contracts/listing-drafts.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { stateOptions } from '#client/platform/i18n/state-options.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useTextModule } from '#client/platform/i18n/use-text-module.ts'
import { humanDate } from '#client/shared/formats/dates.ts'
import { useNumberFormat } from '#client/shared/formats/use-number-format.ts'
import type { DataColumn } from '#client/ui/data-table/data-column.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import { FilterBar } from '#client/ui/filter-bar/filter-bar.tsx'
import { Pagination } from '#client/ui/pagination/pagination.tsx'
import type { ReviewActions } from '../review-queue/use-review-actions.ts'
import type { DraftAction } from './draft-dialog.tsx'

type FoundDrafts = Omit<CallReply<typeof listListingDrafts>, 'success'>

interface DraftsViewProps {
  found: FoundDrafts
  filter: DraftFilter
  selected: readonly string[]
  mayChange: boolean
  busy: boolean
  buttonProps: ReviewActions<unknown>['buttonProps']
  onSelect: (ids: readonly string[]) => void
  onFilter: (key: string, value: string) => void
  onClear: () => void
  onPage: (page: number) => void
  onOpen: (id: string) => void
  onAct: (action: DraftAction) => void
}

/** The drafts a filter finds, with checkboxes for administrators. */
export function DraftsView({ found, selected, mayChange, busy, ...props }: DraftsViewProps) {
  const t = useText('adminListings')
  const { drafts, page, pages, total } = found
  // Only what is on the screen counts as chosen.
  const chosen = drafts.flatMap(({ id }) => (selected.includes(id) ? [id] : []))
  const columns = useDraftColumns(mayChange ? { chosen, onSelect: props.onSelect } : null)
  return (
    <section className="desk-stack" aria-labelledby="drafts-title">
      <h2 id="drafts-title">{t('drafts.title')}</h2>
      <DraftFilters found={found} filter={props.filter} onFilter={props.onFilter} onClear={props.onClear} />
      <DraftButtons
        chosen={chosen}
        total={total}
        mayChange={mayChange}
        buttonProps={props.buttonProps}
        onAct={props.onAct}
      />
      <DataTable<ListingDraftRow>
        caption={t('drafts.caption')}
        columns={columns}
        rows={drafts}
        rowKey={({ id }) => id}
        busy={busy}
        onOpen={({ id }) => props.onOpen(id)}
        openHref={({ id }) => `/admin/listings?listing=${encodeURIComponent(id)}`}
        openLabel={({ name }) => t('drafts.open', { name })}
        empty={
          <EmptyState headingLevel="h3" title={t('drafts.empty')}>
            {t('drafts.emptyText')}
          </EmptyState>
        }
      />
      <Pagination
        current={page}
        total={pages}
        onChange={props.onPage}
        label={t('drafts.pages')}
        previousLabel={t('drafts.previous')}
        nextLabel={t('drafts.next')}
        pageLabel={(pageNumber) => t('drafts.page', { page: pageNumber })}
      />
    </section>
  )
}

type DraftFiltersProps = Pick<DraftsViewProps, 'found' | 'filter' | 'onFilter' | 'onClear'>

function DraftFilters({ found: { imports, total }, filter, onFilter, onClear }: DraftFiltersProps) {
  const t = useText('adminListings')
  const names = useText('onboarding')
  const { count: number } = useNumberFormat()
  const { language } = useLanguage()
  const importOptions = imports.map(({ id, publisher, dataset, drafts }) => ({
    value: id,
    label: t('drafts.importOption', { dataset, publisher, count: number(drafts) }),
  }))
  return (
    <FilterBar
      label={t('drafts.filters')}
      summaryLabel={t('drafts.show')}
      clearLabel={t('drafts.clear')}
      resultText={t('drafts.found', { count: number(total) })}
      onClear={onClear}
      onChange={(key, value) => onFilter(key, String(value))}
      filters={[
        {
          kind: 'select',
          key: 'import',
          label: t('drafts.import'),
          value: filter.import ?? '',
          options: [{ value: '', label: t('drafts.allImports') }, ...importOptions],
        },
        {
          kind: 'select',
          key: 'state',
          label: t('drafts.state'),
          value: filter.state ?? '',
          options: [
            { value: '', label: t('drafts.allStates') },
            ...stateOptions(names, language).map(({ value, label }) => ({ value, label })),
          ],
        },
        { kind: 'search', key: 'q', label: t('drafts.text'), value: filter.q ?? '' },
      ]}
    />
  )
}

interface DraftSelection {
  chosen: readonly string[]
  onSelect: (ids: readonly string[]) => void
}

function useDraftColumns(selection: DraftSelection | null): DataColumn<ListingDraftRow>[] {
  const t = useText('adminListings')
  const kinds = useTextModule('kinds')
  const { language } = useLanguage()
  const columns: DataColumn<ListingDraftRow>[] = [
    {
      key: 'name',
      label: t('drafts.name'),
      isHeader: true,
      cell: ({ name }) => <span className="desk-long">{name}</span>,
    },
    { key: 'place', label: t('drafts.place'), cell: ({ city, state }) => [city, state].filter(Boolean).join(', ') },
    { key: 'kind', label: t('drafts.kind'), cell: ({ kind }) => kinds[kind] },
    {
      key: 'source',
      label: t('drafts.source'),
      cell: ({ source, asOf }) => t('drafts.sourceText', { source, date: humanDate(asOf, language) }),
    },
  ]
  if (!selection) return columns
  const { chosen, onSelect } = selection
  const choose: DataColumn<ListingDraftRow> = {
    key: 'choose',
    label: t('drafts.choose'),
    cell: ({ id, name }) => (
      <label className="desk-check">
        <input
          type="checkbox"
          aria-label={t('drafts.chooseNamed', { name })}
          checked={chosen.includes(id)}
          onChange={({ target: { checked } }) =>
            onSelect(checked ? [...chosen, id] : chosen.filter((other) => other !== id))
          }
        />
      </label>
    ),
  }
  return [choose, ...columns]
}

interface DraftButtonsProps {
  chosen: readonly string[]
  total: number
  mayChange: boolean
  buttonProps: ReviewActions<unknown>['buttonProps']
  onAct: (action: DraftAction) => void
}

/** For the chosen drafts, or for all that the filter finds while none is chosen. */
function DraftButtons({ chosen, total, mayChange, buttonProps, onAct }: DraftButtonsProps) {
  const t = useText('adminListings')
  const { count: number } = useNumberFormat()
  if (total === 0) return null
  if (!mayChange) return <p>{t('actions.onlyAdmin')}</p>
  const isSome = chosen.length > 0
  const count = isSome ? chosen.length : total
  const act = (name: DraftAction['name']) => onAct({ name, ids: isSome ? chosen : null, count })
  return (
    <>
      {!isSome && <p className="desk-quiet">{t('actions.chooseFirst')}</p>}
      <div className="desk-buttons">
        <Button variant="primary" {...buttonProps('publish')} onClick={() => act('publish')}>
          {t(isSome ? 'actions.publishSome' : 'actions.publishAll', { count: number(count) })}
        </Button>
        <Button {...buttonProps('delete')} onClick={() => act('delete')}>
          {t(isSome ? 'actions.deleteSome' : 'actions.deleteAll', { count: number(count) })}
        </Button>
      </div>
    </>
  )
}
