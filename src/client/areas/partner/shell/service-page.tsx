import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Page } from '#client/ui/layout/page.tsx'

export function ServicePage() {
  const t = useText('partnerShell')
  return (
    <Page aria-labelledby="partner-title" className="grid gap-5">
      <h1 id="partner-title">{t('service.title')}</h1>
      <p>{t('service.text')}</p>
      <div>
        <Button href="/admin" variant="primary">
          {t('service.open')}
        </Button>
      </div>
    </Page>
  )
}
