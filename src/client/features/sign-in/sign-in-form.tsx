import { useState } from 'react'
import { signIn } from '#contracts/accounts.ts'
import type { Account } from '#domain/accounts/account.ts'
import { ApiError } from '#client/platform/api/api-error.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { ProofProgress } from '#client/shared/proof/proof-progress.tsx'
import { useCancelable } from '#client/shared/proof/use-cancelable.ts'
import { withProof } from '#client/shared/proof/with-proof.ts'
import { CodeForm } from './code-form.tsx'
import { type Credentials, CredentialsForm } from './credentials-form.tsx'
import { ForgotForm } from './forgot-form.tsx'

type Step = { name: 'credentials' | 'forgot'; email: string } | ({ name: 'code' } & Credentials)

export interface SignInFormProps {
  email?: string
  onSignedIn: (account: Account) => void
}

/** Email and passphrase, then a code where the account has a second step. The passphrase stays in memory only. */
export function SignInForm({ email = '', onSignedIn }: SignInFormProps) {
  const [step, setStep] = useState<Step>({ name: 'credentials', email })
  const [isProving, setIsProving] = useState(false)
  const { begin, cancel } = useCancelable()
  const progress = <ProofProgress isProving={isProving} onCancel={cancel} />
  const send = async (body: Credentials & { code?: string }) => {
    const signal = begin()
    try {
      const { account } = await withProof(
        (proof) => callApi(signIn, { body: { ...body, ...(proof ? { proof } : {}) } }, { signal }),
        { signal, onProof: () => setIsProving(true) },
      )
      onSignedIn(account)
    } catch (error) {
      // Canceled: the form stays as it is.
      if (!signal.aborted) throw error
    } finally {
      setIsProving(false)
    }
  }
  const handleCredentials = async (credentials: Credentials) => {
    try {
      await send(credentials)
    } catch (error) {
      if (!isCodeNeeded(error)) throw error
      setStep({ name: 'code', ...credentials })
    }
  }
  const handleBack = () => setStep({ name: 'credentials', email: step.email })
  switch (step.name) {
    case 'credentials':
      return (
        <CredentialsForm
          email={step.email}
          progress={progress}
          onSend={handleCredentials}
          onForgot={(typed) => setStep({ name: 'forgot', email: typed })}
        />
      )
    case 'code':
      return (
        <CodeForm
          progress={progress}
          onSend={(code) => send({ email: step.email, passphrase: step.passphrase, code })}
          onBack={handleBack}
        />
      )
    case 'forgot':
      return <ForgotForm email={step.email} onBack={handleBack} />
  }
}

export function isCodeNeeded(error: unknown): boolean {
  return error instanceof ApiError && error.failure?.code === 'code_needed'
}
