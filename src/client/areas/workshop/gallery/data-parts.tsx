import { useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { showToast } from '#client/state/navigation/toasts.ts'
import { Chart } from '#client/ui/chart/chart.tsx'
import { type DataColumn, type DataSort, nextSort } from '#client/ui/data-table/data-column.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import { FilterBar } from '#client/ui/filter-bar/filter-bar.tsx'
import { Fold } from '#client/ui/fold/fold.tsx'
import { Specimen } from './specimen.tsx'

interface SampleRow {
  id: number
  name: string
  day: string
  count: number
}

const counts = [12, 7, 31]

export function DataTablePart() {
  const t = useText('workshop')
  const [sort, setSort] = useState<DataSort>({ key: 'count', direction: 'descending' })
  const [selected, setSelected] = useState('1')
  const days = t.list('data.days')
  const rows = counts.map((count, id): SampleRow => ({
    id,
    name: t('sample.option', { number: id + 1 }),
    day: days[id] ?? '',
    count,
  }))
  const sign = sort.direction === 'ascending' ? 1 : -1
  const sorted = rows.toSorted((a, b) => sign * (sort.key === 'name' ? a.id - b.id : a.count - b.count))
  const columns: DataColumn<SampleRow>[] = [
    { key: 'name', label: t('data.place'), cell: (row) => row.name, isHeader: true, sortable: true },
    { key: 'day', label: t('data.day'), cell: (row) => row.day, isHiddenOnPhone: true },
    { key: 'count', label: t('data.count'), cell: (row) => row.count, align: 'end', sortable: true },
  ]
  const shared = { caption: t('data.caption'), columns, rowKey: (row: SampleRow) => String(row.id) }
  const handleOpen = (row: SampleRow) => {
    setSelected(String(row.id))
    showToast({ title: row.name })
  }
  return (
    <>
      <Specimen label={t('looks.plain')} stacked>
        <DataTable
          {...shared}
          isCaptionVisible
          rows={sorted}
          sort={sort}
          onSort={(key) => setSort(nextSort(sort, key))}
          selectedKey={selected}
          onOpen={handleOpen}
          openLabel={(row) => t('data.open', { name: row.name })}
        />
      </Specimen>
      <Specimen label={t('looks.busy')} stacked>
        <DataTable {...shared} busy rows={[]} />
      </Specimen>
      <Specimen label={t('data.none')} stacked>
        <DataTable {...shared} rows={[]} empty={<EmptyState headingLevel="h3" title={t('sample.nothing')} />} />
      </Specimen>
    </>
  )
}

const unfiltered = { when: 'all', words: '', mine: false }

export function FilterBarPart() {
  const t = useText('workshop')
  const [set, setSet] = useState(unfiltered)
  const days = t.list('data.days').map((day) => ({ value: day, label: day }))
  return (
    <FilterBar
      label={t('data.filters')}
      summaryLabel={t('data.showFilters')}
      filters={[
        {
          kind: 'select',
          key: 'when',
          label: t('data.day'),
          value: set.when,
          options: [{ value: 'all', label: t('data.all') }, ...days],
        },
        { kind: 'search', key: 'words', label: t('data.find'), value: set.words, placeholder: t('sample.placeholder') },
        { kind: 'toggle', key: 'mine', label: t('data.mine'), value: set.mine },
      ]}
      onChange={(key, value) => setSet({ ...set, [key]: value })}
      resultText={t('sample.found', { count: counts.length })}
      clearLabel={t('data.clear')}
      onClear={() => setSet(unfiltered)}
    />
  )
}

export function FoldPart() {
  const t = useText('workshop')
  return (
    <Fold label={t('sample.open')}>
      <p>{t('sample.about')}</p>
    </Fold>
  )
}

const answered = [9, 22, 17]

export function ChartPart() {
  const t = useText('workshop')
  const shared = { labels: t.list('data.days'), hiddenText: t('data.hidden'), tableLabel: t('data.numbers') }
  const series = [
    { label: t('data.sent'), values: [14, 31, 25] },
    { label: t('data.answered'), values: answered },
  ]
  const gap = [{ label: t('data.sent'), values: [14, null, 25] }]
  return (
    <div className="ws-stack">
      <Chart {...shared} kind="bar" title={t('data.bars')} series={gap} />
      <Chart {...shared} kind="stacked-bar" title={t('data.stacked')} series={series} />
      <Chart {...shared} kind="line" title={t('data.lines')} series={series} unit={t('data.hours')} />
    </div>
  )
}
