import { useForm } from '#client/platform/form/use-form.ts'
import { TextField } from '#client/ui/field/text-field.tsx'
import { linkTask, pastedTask } from './link-task.ts'
import './portal.css'
import { HeartHandshake } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { SignInForm } from '#client/features/sign-in/sign-in-form.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { LoadingPart } from '#client/platform/loading/loading-part.tsx'
import { welcomeStaff } from '#client/state/session/staff-session.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Page } from '#client/ui/layout/page.tsx'

const ClaimFlow = lazy(async () => ({ default: (await import('./claim/claim-flow.tsx')).ClaimFlow }))

/** Portal entry page: what this is, how to sign in, and links for visitors who came here by mistake. */
export function PortalPage() {
  const t = useText('partnerPortal')
  return (
    <Page wide aria-labelledby="partner-title" className="door-page">
      <div>
        <h1 id="partner-title">{t('title')}</h1>
        <p className="door-lead">{t('lead')}</p>
      </div>
      <section className="door-help" aria-labelledby="door-help">
        <div>
          <h2 id="door-help">{t('help.title')}</h2>
          <p>{t('help.text')}</p>
        </div>
        <Button href="/" variant="primary" icon={<HeartHandshake aria-hidden size={20} />}>
          {t('help.button')}
        </Button>
      </section>
      <div className="door-panes">
        <div className="door-stack">
          <What />
          <Claim />
          <Privacy />
        </div>
        <div className="door-stack door-ways">
          <Card as="section" className="door-part" aria-labelledby="door-sign-in">
            <h2 id="door-sign-in">{t('signIn')}</h2>
            <SignInForm onSignedIn={welcomeStaff} />
          </Card>
          <Card as="section" className="door-part" aria-labelledby="door-link">
            <h2 id="door-link">{t('link.title')}</h2>
            <p>{t('link.text')}</p>
            <AnswerLinkForm />
          </Card>
        </div>
      </div>
    </Page>
  )
}

function What() {
  const t = useText('partnerPortal')
  return (
    <section className="door-part" aria-labelledby="door-what">
      <h2 id="door-what">{t('what.title')}</h2>
      <ol className="door-steps">
        {t.list('what.lines').map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <p>
        <strong>{t('what.cost')}</strong>
      </p>
    </section>
  )
}

function Claim() {
  const t = useText('partnerPortal')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card as="section" className="door-part" aria-labelledby="door-claim">
      <h2 id="door-claim">{t('claim.title')}</h2>
      {isOpen ? (
        <Suspense fallback={<LoadingPart />}>
          <ClaimFlow />
        </Suspense>
      ) : (
        <>
          <p>{t('claim.text')}</p>
          <div>
            <Button onClick={() => setIsOpen(true)}>{t('claim.open')}</Button>
          </div>
        </>
      )}
    </Card>
  )
}

function Privacy() {
  const t = useText('partnerPortal')
  return (
    <section className="door-part" aria-labelledby="door-privacy">
      <h2 id="door-privacy">{t('privacy.title')}</h2>
      <ul className="door-dots">
        {t.list('privacy.lines').map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

/** For a link that cannot be clicked, such as one read from another screen. */
function AnswerLinkForm() {
  const t = useText('partnerPortal')
  const form = useForm({
    initial: { link: '' },
    validate: ({ link }) => ({ link: pastedTask(link) ? undefined : t('link.problem') }),
    onSubmit: async ({ link }) => {
      const task = pastedTask(link)
      if (task) linkTask.send({ type: 'came', task })
    },
  })
  return (
    <form noValidate className="door-part" onSubmit={form.submit}>
      <TextField
        {...form.fieldProps('link')}
        label={t('link.label')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div>
        <Button type="submit">{t('link.open')}</Button>
      </div>
    </form>
  )
}
