import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'

/** A message that the filters match no data, and a button to clear them. */
export function EmptyWithClear({ text, onClear }: { text: string; onClear: () => void }) {
  const t = useText('adminAnalytics')
  return (
    <div className="desk-stack">
      <p>{text}</p>
      <div data-print="hide">
        <Button size="small" onClick={onClear}>
          {t('filters.clear')}
        </Button>
      </div>
    </div>
  )
}
