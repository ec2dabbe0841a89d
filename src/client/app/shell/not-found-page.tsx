import { useLocation } from 'wouter'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import { PathSpot } from '#client/ui/illustrations/path-spot.tsx'
import { Page } from '#client/ui/layout/page.tsx'

export function NotFoundPage() {
  const t = useText('common')
  const [, navigate] = useLocation()
  const actions = (
    <div className="grid gap-3">
      <Button wide variant="primary" onClick={() => navigate('/')}>
        {t('notFound.goHome')}
      </Button>
      <Button wide variant="secondary" onClick={() => history.back()}>
        {t('notFound.goBack')}
      </Button>
    </div>
  )
  return (
    <Page>
      <EmptyState headingLevel="h1" illustration={<PathSpot />} title={t('notFound.title')} action={actions}>
        {t('notFound.text')}
      </EmptyState>
    </Page>
  )
}
