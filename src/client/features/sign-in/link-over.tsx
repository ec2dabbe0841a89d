import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Page } from '#client/ui/layout/page.tsx'
import { ForgotForm } from './forgot-form.tsx'

/** Shown for an invitation or reset link that was used, has expired or never existed: all three look alike. */
export function LinkOver({ onDoor }: { onDoor: () => void }) {
  const t = useText('signIn')
  return (
    <Page aria-labelledby="sign-in-title" className="grid gap-5">
      <h1 id="sign-in-title">{t('links.overTitle')}</h1>
      <p>{t('links.over')}</p>
      <ForgotForm email="" onBack={onDoor} />
    </Page>
  )
}

/** The link could not be checked right now; it may still be valid. */
export function LinkNotLoaded({ isLimited, onRetry }: { isLimited: boolean; onRetry: () => void }) {
  const t = useText('signIn')
  const common = useText('common')
  return (
    <Page aria-labelledby="sign-in-title" className="grid gap-5">
      <h1 id="sign-in-title">{common('notLoaded')}</h1>
      <p>{isLimited ? t('links.limited') : common('notLoadedText')}</p>
      <Button variant="primary" className="justify-self-start" onClick={onRetry}>
        {common('tryAgain')}
      </Button>
    </Page>
  )
}
