import type { ImportBatch } from '#contracts/imports.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useNumberFormat } from '#client/shared/formats/use-number-format.ts'

const order = ['ok', 'warning', 'duplicate', 'error'] as const

/** Number of rows of each kind. */
export function CountList({ counts, label }: { counts: ImportBatch['counts']; label: string }) {
  const t = useText('adminImport')
  const { count: number } = useNumberFormat()
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
