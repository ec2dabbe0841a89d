import { useText } from '#client/platform/i18n/use-text.ts'
import { SegmentedControl } from '#client/ui/segmented-control/segmented-control.tsx'
import type { Show } from './queries.ts'

/** Switches between pending and decided items. */
export function ShowSwitch({ value, onChange }: { value: Show; onChange: (show: Show) => void }) {
  const t = useText('adminReview')
  return (
    <div>
      <SegmentedControl
        label={t('show')}
        value={value}
        onChange={onChange}
        options={(['waiting', 'decided'] as const).map((show) => ({ value: show, label: t(show) }))}
      />
    </div>
  )
}
