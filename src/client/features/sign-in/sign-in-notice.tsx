import { useText } from '#client/platform/i18n/use-text.ts'
import { welcomeStaff } from '#client/state/session/staff-session.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Page } from '#client/ui/layout/page.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** The sign-in notice of an invitation-only area. It shows nothing of the area itself. */
export function SignInNotice({ portal }: { portal: 'partner' | 'admin' }) {
  const t = useText('signIn')
  return (
    <Page aria-labelledby="sign-in-title" className="grid gap-5">
      <h1 id="sign-in-title">{t(`${portal}Title`)}</h1>
      <p>{t(`${portal}Text`)}</p>
      <Card>
        <SignInForm onSignedIn={welcomeStaff} />
      </Card>
      <Card tone="quiet" className="grid gap-2">
        <h2>{t('howTitle')}</h2>
        <p>{t('how')}</p>
      </Card>
      <Button href="/" variant="secondary" wide>
        {t('needHelp')}
      </Button>
    </Page>
  )
}
