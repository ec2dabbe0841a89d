import type { ImportBatch } from '#contracts/imports.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useQueueCounts } from '../../review-queue/use-queue-counts.ts'

const order = ['ok', 'warning', 'duplicate', 'error'] as const

/** Number of rows of each kind. */
export function CountList({ counts, label }: { counts: ImportBatch['counts']; label: string }) {
  const t = useText('adminImport')
  const number = useQueueCounts()
  return (
    <dl className="import-counts" aria-label={label}>
      {order.map((verdict) => (
        <div key={verdict}>
          <dt>{t(`verdicts.${verdict}`)}</dt>
          <dd>{number(counts[verdict])}</dd>
        </div>
      ))}
    </dl>
  )
}
