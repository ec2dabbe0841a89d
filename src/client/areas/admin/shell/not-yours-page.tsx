import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'

/** An admin page that requires another role than the user's. */
export function NotYoursPage() {
  const t = useText('adminShell')
  return (
    <>
      <h1 id="admin-title">{t('notYours.title')}</h1>
      <p>{t('notYours.text')}</p>
      <div>
        <Button href="/admin" variant="primary">
          {t('notYours.home')}
        </Button>
      </div>
    </>
  )
}
