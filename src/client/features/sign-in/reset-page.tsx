import { useState } from 'react'
import { finishReset } from '#contracts/accounts.ts'
import type { Account } from '#domain/accounts/account.ts'
import { ApiError } from '#client/platform/api/api-error.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Page } from '#client/ui/layout/page.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { LinkOver } from './link-over.tsx'
import { ResetForm } from './reset-form.tsx'
import { SignInForm } from './sign-in-form.tsx'

export interface ResetPageProps {
  token: string
  onDone: (account: Account) => void
  onDoor: () => void
}

/** Sets a new passphrase from an emailed link, then signs in with it. */
export function ResetPage({ token, onDone, onDoor }: ResetPageProps) {
  const t = useText('signIn')
  const [step, setStep] = useState<'open' | 'set' | 'over'>('open')
  const handleSend = async (next: { passphrase: string; code?: string }) => {
    try {
      await callApi(finishReset, { body: { token, ...next } })
      setStep('set')
    } catch (error) {
      if (error instanceof ApiError && (error.failure?.code === 'link_over' || error.status === 404)) setStep('over')
      else throw error
    }
  }
  if (step === 'over') return <LinkOver onDoor={onDoor} />
  return (
    <Page aria-labelledby="sign-in-title" className="grid gap-5">
      <h1 id="sign-in-title">{t(step === 'set' ? 'reset.doneTitle' : 'reset.title')}</h1>
      {step === 'set' ? (
        <>
          <Notice announce tone="success">
            {t('reset.done')}
          </Notice>
          <SignInForm onSignedIn={onDone} />
        </>
      ) : (
        <>
          <p>{t('reset.text')}</p>
          <ResetForm onSend={handleSend} />
        </>
      )}
    </Page>
  )
}
