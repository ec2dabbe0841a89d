import type { ImportBatch } from '#contracts/imports.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import { useNumberFormat } from '#client/shared/formats/use-number-format.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Button } from '#client/ui/button/button.tsx'
import type { DataColumn } from '#client/ui/data-table/data-column.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import type { ReviewActions } from '../../review-queue/use-review-actions.ts'

const tones = {
  checking: 'brand',
  checked: 'sun',
  committing: 'brand',
  committed: 'ok',
  undone: 'plain',
  failed: 'coral',
} as const

interface HistoryViewProps {
  imports: readonly ImportBatch[]
  mayChange: boolean
  buttonProps: ReviewActions<unknown>['buttonProps']
  onOpen: (id: string) => void
  onUndo: (batch: ImportBatch) => void
}

/** Who imported which list when, and the result. */
export function HistoryView({ imports, onOpen, ...actions }: HistoryViewProps) {
  const t = useText('adminImport')
  const columns = useHistoryColumns(actions)
  return (
    <DataTable
      caption={t('history.caption')}
      columns={columns}
      rows={imports}
      rowKey={({ id }) => id}
      onOpen={({ id }) => onOpen(id)}
      openHref={({ id }) => `/bulk-add-organizations?import=${id}`}
      openLabel={({ source }) => t('history.open', { name: formatSourceName(source) })}
      empty={
        <EmptyState headingLevel="h3" title={t('history.empty')}>
          {t('history.emptyText')}
        </EmptyState>
      }
    />
  )
}

const formatSourceName = ({ publisher, dataset }: ImportBatch['source']) => `${dataset} (${publisher})`

type ColumnActs = Pick<HistoryViewProps, 'mayChange' | 'buttonProps' | 'onUndo'>

function useHistoryColumns({ mayChange, buttonProps, onUndo }: ColumnActs): DataColumn<ImportBatch>[] {
  const t = useText('adminImport')
  const { dayAndTime } = useMoments()
  const numbers = useNumberedText()
  return [
    {
      key: 'list',
      label: t('history.list'),
      isHeader: true,
      cell: ({ source }) => <span className="desk-long">{formatSourceName(source)}</span>,
    },
    { key: 'who', label: t('history.who'), cell: ({ actorName }) => actorName ?? t('batch.unknown') },
    { key: 'when', label: t('history.when'), cell: ({ createdAt }) => dayAndTime(createdAt) },
    {
      key: 'state',
      label: t('history.state'),
      cell: ({ status }) => <Badge tone={tones[status]}>{t(`states.${status}`)}</Badge>,
    },
    { key: 'counts', label: t('history.counts'), cell: numbers },
    {
      key: 'acts',
      label: t('history.acts'),
      cell: (batch) =>
        mayChange &&
        batch.undoUntil && (
          <Button
            {...buttonProps(`undo ${batch.id}`)}
            size="small"
            aria-label={t('done.undoNamed', { name: formatSourceName(batch.source) })}
            onClick={() => onUndo(batch)}
          >
            {t('done.undo')}
          </Button>
        ),
    },
  ]
}

/** Check results while the import is pending, changes once it is done. */
function useNumberedText() {
  const t = useText('adminImport')
  const { count: number } = useNumberFormat()
  return ({ status, counts, added, updated, skipped }: ImportBatch) =>
    status === 'committed' || status === 'undone'
      ? t('history.result', { added: number(added), updated: number(updated), skipped: number(skipped) })
      : t('history.countsText', {
          ok: number(counts.ok),
          warning: number(counts.warning),
          duplicate: number(counts.duplicate),
          error: number(counts.error),
        })
}
