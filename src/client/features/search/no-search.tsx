import { Search } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'

/** The search was stopped, here or in another tab: offers a new one instead of an empty screen. */
export function NoSearch({ onStart }: { onStart: () => void }) {
  const t = useText('search')
  return (
    <section aria-labelledby="search-title" className="grid gap-4">
      <h1 id="search-title" tabIndex={-1}>
        {t('stopped.title')}
      </h1>
      <p>{t('stopped.text')}</p>
      <Button variant="primary" wide icon={<Search aria-hidden size={20} />} onClick={onStart}>
        {t('stopped.start')}
      </Button>
    </section>
  )
}
