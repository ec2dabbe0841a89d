import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Page } from '#client/ui/layout/page.tsx'

/** Shown when a partner account opens an admin address. */
export function OtherRolePage() {
  const t = useText('adminReviewQueue')
  return (
    <Page aria-labelledby="admin-title" className="grid gap-5">
      <h1 id="admin-title">{t('otherTitle')}</h1>
      <p>{t('otherText')}</p>
      <div>
        <Button href="/partner-portal" variant="primary">
          {t('toPortal')}
        </Button>
      </div>
    </Page>
  )
}
