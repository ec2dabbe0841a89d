import { useState } from 'react'
import { CodeField } from '#client/features/sign-in/code-field.tsx'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useForm } from '#client/platform/form/use-form.ts'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'
import type { Account } from '#domain/accounts/account.ts'
import { needsSecondFactor } from '#domain/accounts/roles.ts'
import { RecoveryCodes } from '#client/features/sign-in/recovery-codes.tsx'
import { SecondFactorSetup } from '#client/features/sign-in/second-factor-setup.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { showToast } from '#client/state/navigation/toasts.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { ProofForm } from './proof-form.tsx'
import type { SecurityActions } from './security-actions.ts'

interface SecondFactorPartProps {
  account: Account
  actions: SecurityActions
}

type Step =
  | { at: 'rest' }
  | { at: 'proof'; wanted: 'on' | 'off' }
  | { at: 'scan'; secondFactor: { secret: string; uri: string } }
  | { at: 'codes'; codes: readonly string[] }

/** Turns on the second factor: confirm identity, scan the QR code, enter the first code, save the recovery codes. */
export function SecondFactorPart({ account, actions }: SecondFactorPartProps) {
  const t = useText('partnerSettings')
  const [step, setStep] = useState<Step>({ at: 'rest' })
  const rest = () => setStep({ at: 'rest' })
  const isOn = account.hasSecondFactor
  const handleProof = async (wanted: 'on' | 'off', proof: { passphrase: string; code?: string }) => {
    if (wanted === 'on') {
      setStep({ at: 'scan', secondFactor: await actions.startSecondFactor(proof) })
      return
    }
    await actions.removeSecondFactor({ passphrase: proof.passphrase, code: proof.code ?? '' })
    rest()
    showToast({ title: t('security.turnedOff') })
  }
  const handleDone = () => {
    rest()
    showToast({ title: t('security.turnedOn') })
    void actions.refresh()
  }
  return (
    <Card as="section" className="pl-stack">
      <h3>{t('security.secondTitle')}</h3>
      {step.at === 'rest' && <p>{isOn ? t('security.secondOn') : t('security.secondOff')}</p>}
      {step.at === 'rest' && (
        <div className="pl-buttons">
          <Button variant={isOn ? 'secondary' : 'primary'} onClick={() => setStep({ at: 'proof', wanted: 'on' })}>
            {isOn ? t('security.setUpAgain') : t('security.setUp')}
          </Button>
          {isOn && !needsSecondFactor(account.role) && (
            <Button variant="quiet" onClick={() => setStep({ at: 'proof', wanted: 'off' })}>
              {t('security.turnOff')}
            </Button>
          )}
        </div>
      )}
      {step.at === 'proof' && (
        <ProofForm
          needsCode={isOn}
          sendLabel={step.wanted === 'on' ? t('security.begin') : t('security.turnOff')}
          onCancel={rest}
          onProve={(proof) => handleProof(step.wanted, proof)}
        />
      )}
      {step.at === 'scan' && (
        <>
          <SecondFactorSetup secondFactor={step.secondFactor} />
          <ConfirmCodeForm
            onCancel={rest}
            onConfirm={async (code) => setStep({ at: 'codes', codes: await actions.confirmSecondFactor(code) })}
          />
        </>
      )}
      {step.at === 'codes' && <RecoveryCodes codes={step.codes} goOnLabel={t('security.done')} onGoOn={handleDone} />}
    </Card>
  )
}

interface ConfirmCodeFormProps {
  onCancel: () => void
  onConfirm: (code: string) => Promise<void>
}

function ConfirmCodeForm({ onCancel, onConfirm }: ConfirmCodeFormProps) {
  const t = useText('partnerSettings')
  const form = useForm({
    initial: { code: '' },
    validate: ({ code }) => ({ code: code.trim() === '' ? t('security.needCode') : undefined }),
    onSubmit: ({ code }) => onConfirm(code.trim()),
  })
  return (
    <form noValidate className="pl-stack" onSubmit={form.submit}>
      <FormErrors title={t('checkFields')} problems={form.problems} failure={failureText(form.failure, t('failed'))} />
      <CodeField {...form.fieldProps('code')} label={t('security.confirmCode')} />
      <div className="pl-buttons">
        <Button type="submit" variant="primary" busy={form.isSubmitting}>
          {t('security.confirm')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('security.cancel')}
        </Button>
      </div>
    </form>
  )
}
