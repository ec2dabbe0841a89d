import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'

/** What the chosen filters cannot tell, and the way back. */
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
