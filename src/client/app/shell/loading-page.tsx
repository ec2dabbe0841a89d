import { useText } from '#client/platform/i18n/use-text.ts'
import { Spinner } from '#client/ui/spinner/spinner.tsx'

export function LoadingPage() {
  const t = useText('common')
  return (
    <main id="main" className="loading-page">
      <Spinner large label={t('loading')} />
    </main>
  )
}
