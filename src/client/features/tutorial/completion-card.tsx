import { CircleCheck } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'

const parts = ['search', 'chat', 'plans'] as const

export function CompletionCard({ onStartUsing, onRetake }: { onStartUsing: () => void; onRetake: () => void }) {
  const t = useText('tutorial')
  return (
    <section aria-labelledby="tour-complete" className="tour-complete">
      <h2 id="tour-complete">{t('complete.title')}</h2>
      <ul className="grid gap-2">
        {parts.map((part) => (
          <li key={part} className="flex items-center gap-2 font-semibold">
            <CircleCheck aria-hidden size={22} className="flex-none text-ok" />
            {t(`complete.${part}`)}
          </li>
        ))}
      </ul>
      <h3>{t('complete.nextTitle')}</h3>
      <ol className="tour-next">
        {t.list('complete.next').map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={onStartUsing}>
          {t('complete.start')}
        </Button>
        <Button onClick={onRetake}>{t('complete.again')}</Button>
      </div>
    </section>
  )
}
