import type { AdminAnalytics } from '#contracts/admin-analytics.ts'
import { figureNames } from '#domain/admin-analytics/figures.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import type { DataColumn } from '#client/ui/data-table/data-column.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { useCells } from './use-cells.tsx'

type Split = NonNullable<AdminAnalytics['splits']>[number]
type Row = Pick<Split, 'figures'> & { group: Split['group'] | 'everyone' }

interface EquitySectionProps {
  figures: NonNullable<AdminAnalytics['figures']>
  splits: NonNullable<AdminAnalytics['splits']>
}

/** Every headline figure by demographic split, in one table. */
export function EquitySection({ figures, splits }: EquitySectionProps) {
  const t = useText('adminAnalytics')
  const { figure } = useCells()
  const columns: DataColumn<Row>[] = [
    {
      key: 'group',
      label: t('equity.group'),
      isHeader: true,
      cell: ({ group }) => (group === 'everyone' ? t('equity.everyone') : t(`equity.groups.${group}`)),
    },
    ...figureNames.map((name): DataColumn<Row> => ({
      key: name,
      label: t(`figures.names.${name}`),
      align: 'end',
      cell: (row) => figure(name, row.figures.find((rowFigure) => rowFigure.name === name)?.value ?? null),
    })),
  ]
  return (
    <section className="desk-stack" aria-labelledby="an-equity">
      <h2 id="an-equity">{t('equity.title')}</h2>
      <DataTable<Row>
        caption={t('equity.caption')}
        columns={columns}
        rows={[{ group: 'everyone', figures }, ...splits]}
        rowKey={({ group }) => group}
      />
      <p className="desk-quiet">{t('equity.note')}</p>
      <p className="desk-quiet">{t('read.area')}</p>
    </section>
  )
}
