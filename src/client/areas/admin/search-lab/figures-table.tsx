import type { Measurement, SearchMetrics } from '#domain/search-lab/measurement.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useNumberFormat } from '#client/shared/formats/use-number-format.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'

const names = ['ndcg', 'recall', 'empty', 'spanishGap', 'p95Ms'] as const satisfies readonly (keyof SearchMetrics)[]

/** Scores of these weights on the judged questions, next to those in use at the time. */
export function FiguresTable({ name, measured }: { name: string; measured: Measurement }) {
  const t = useText('adminSearch')
  const { finePoints: written } = useNumberFormat()
  return (
    <DataTable
      caption={t('saved.figures', { name })}
      rows={names}
      rowKey={(figure) => figure}
      columns={[
        { key: 'figure', label: t('saved.figure'), isHeader: true, cell: (figure) => t(`saved.names.${figure}`) },
        { key: 'own', label: t('saved.own'), align: 'end', cell: (figure) => written(measured.figures[figure]) },
        { key: 'active', label: t('saved.active'), align: 'end', cell: (figure) => written(measured.active[figure]) },
      ]}
    />
  )
}
