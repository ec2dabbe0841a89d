import { useMemo, useState } from 'react'
import type { CountyGap } from '#contracts/admin-analytics.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useTextModule } from '#client/platform/i18n/use-text-module.ts'
import { useNumberFormat } from '#client/shared/formats/use-number-format.ts'
import { Button } from '#client/ui/button/button.tsx'
import { type DataColumn, type DataSort, nextSort } from '#client/ui/data-table/data-column.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import { computeGap } from './gap-steps.ts'

export interface GapTableProps {
  gaps: readonly CountyGap[]
  buttonProps: (actionKey: string) => { busy: boolean; disabled: boolean }
  onResearch: (gap: CountyGap) => void
  onClear?: (() => void) | undefined
}

const atOnce = 25
const worstFirst: DataSort = { key: 'gap', direction: 'descending' }
export const gapKey = ({ fips, need }: Pick<CountyGap, 'fips' | 'need'>) => `${fips} ${need}`

/** The map's data as numbers, with a button to act on each gap. */
export function GapTable({ gaps, buttonProps, onResearch, onClear }: GapTableProps) {
  const t = useText('adminAnalytics')
  const { count, hours: exact } = useNumberFormat(t('hidden'))
  const needs = useTextModule('needs')
  const { sorted, sort, setSort } = useSorted(gaps)
  const [most, setMost] = useState(atOnce)
  const taskButton = (gap: CountyGap) => (
    <TaskButton gap={gap} {...buttonProps(gapKey(gap))} onPress={() => onResearch(gap)} />
  )
  const columns: DataColumn<CountyGap>[] = [
    {
      key: 'county',
      label: t('gaps.county'),
      isHeader: true,
      sortable: true,
      cell: ({ county, state }) => t('gaps.place', { county, state }),
    },
    { key: 'need', label: t('gaps.need'), sortable: true, cell: ({ need }) => needs[need].label },
    { key: 'gap', label: t('gaps.gap'), align: 'end', sortable: true, cell: (gap) => exact(computeGap(gap)) },
    ...(['searches', 'places', 'listed'] as const).map((key): DataColumn<CountyGap> => ({
      key,
      label: t(`gaps.${key}`),
      align: 'end',
      sortable: true,
      cell: (gap) => count(gap[key]),
    })),
    { key: 'task', label: t('gaps.task'), cell: taskButton },
  ]
  const visibleGaps = sorted.slice(0, most)
  return (
    <div className="desk-stack">
      <DataTable
        caption={t('gaps.caption')}
        columns={columns}
        rows={visibleGaps}
        rowKey={gapKey}
        sort={sort}
        onSort={(key) => setSort(nextSort(sort, key))}
        empty={
          <EmptyState
            title={t('gaps.empty')}
            headingLevel="h3"
            action={onClear && <Button onClick={onClear}>{t('filters.clear')}</Button>}
          >
            {t('gaps.emptyText')}
          </EmptyState>
        }
      />
      {visibleGaps.length < sorted.length && (
        <div className="desk-head">
          <p role="status">{t('gaps.shown', { shown: count(visibleGaps.length), all: count(sorted.length) })}</p>
          <Button onClick={() => setMost(most + atOnce)}>{t('gaps.more')}</Button>
        </div>
      )}
    </div>
  )
}

interface TaskButtonProps extends ReturnType<GapTableProps['buttonProps']> {
  gap: CountyGap
  onPress: () => void
}

function TaskButton({ gap: { need, county, state }, onPress, ...waiting }: TaskButtonProps) {
  const t = useText('adminAnalytics')
  const needs = useTextModule('needs')
  return (
    <Button
      size="small"
      {...waiting}
      onClick={onPress}
      aria-label={t('gaps.openFor', { need: needs[need].label, county, state })}
    >
      {t('gaps.open')}
    </Button>
  )
}

/** In the server's order, worst first, unless another column is chosen. */
function useSorted(gaps: readonly CountyGap[]) {
  const { language } = useLanguage()
  const needs = useTextModule('needs')
  const [sort, setSort] = useState(worstFirst)
  const sorted = useMemo(() => {
    const { key } = sort
    const getSortName = ({ need, county, state }: CountyGap) =>
      key === 'need' ? needs[need].label : `${county}, ${state}`
    const compare = (a: CountyGap, b: CountyGap): number => {
      if (key === 'gap') return computeGap(a) - computeGap(b)
      if (key === 'searches' || key === 'places' || key === 'listed') return a[key] - b[key]
      return getSortName(a).localeCompare(getSortName(b), language)
    }
    return gaps.toSorted((a, b) => (sort.direction === 'ascending' ? compare(a, b) : compare(b, a)))
  }, [gaps, sort, language, needs])
  return { sorted, sort, setSort }
}
