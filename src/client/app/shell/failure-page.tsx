import { Phone } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import { Page } from '#client/ui/layout/page.tsx'

/** No image here: it must show even when nothing more can be fetched. */
export function FailurePage({ onRetry }: { onRetry: () => void }) {
  const t = useText('common')
  const actions = (
    <div className="grid gap-3">
      <Button wide variant="primary" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
      <Button wide href="tel:211" icon={<Phone aria-hidden size={20} />}>
        {t('call211')}
      </Button>
    </div>
  )
  return (
    <Page>
      <EmptyState headingLevel="h1" title={t('failure.title')} action={actions}>
        {t('failure.help')}
      </EmptyState>
    </Page>
  )
}
