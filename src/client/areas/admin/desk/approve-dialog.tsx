import { type Claim, decideClaim } from '#contracts/claims.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { type Form, useForm } from '#client/platform/form/use-form.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { callStaff } from '#client/state/staff-session.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'

interface ApproveDialogProps {
  /** Closed when there is none. */
  claim: Claim | null
  onClose: () => void
  onDone: (delivered: number) => Promise<void>
}

export function ApproveDialog({ claim, onClose, onDone }: ApproveDialogProps) {
  const t = useText('adminDesk')
  return (
    <Dialog
      open={claim !== null} onClose={onClose} closeLabel={t('close')}
      title={t('claims.approveTitle', { name: claim?.organizationName ?? '' })}
    >
      {claim && <ApproveForm claim={claim} onDone={onDone} />}
    </Dialog>
  )
}

const flags = ['isSensitive', 'isSupervision', 'isConfidential'] as const
const nothing = {
  calledNumber: '', numberSource: '', callNote: '', isSensitive: false, isSupervision: false, isConfidential: false,
}

function ApproveForm({ claim, onDone }: { claim: Claim; onDone: ApproveDialogProps['onDone'] }) {
  const t = useText('adminDesk')
  const filled = (text: string) => (text.trim() === '' ? t('claims.needed') : undefined)
  const form = useForm({
    initial: nothing,
    validate: ({ calledNumber, numberSource, callNote }) => ({
      calledNumber: filled(calledNumber), numberSource: filled(numberSource), callNote: filled(callNote),
    }),
    problemText: () => t('claims.needed'),
    onSubmit: async (values) => {
      const body = { decision: 'approve' as const, ...values }
      const { delivered } = await callStaff(decideClaim, { params: { id: claim.id }, body })
      await onDone(delivered)
    },
  })
  return (
    <form noValidate className="desk-stack" onSubmit={form.submit}>
      <p>{t('claims.rule')}</p>
      <FormErrors title={t('check')} problems={form.problems} failure={failureText(form.failure, t('notSent'))} />
      <TextField {...form.fieldProps('calledNumber')} label={t('claims.calledNumber')} type="tel" maxLength={32} data-autofocus />
      <TextField
        {...form.fieldProps('numberSource')} label={t('claims.numberSource')} hint={t('claims.numberSourceHint')} maxLength={200}
      />
      <TextAreaField {...form.fieldProps('callNote')} label={t('claims.callNote')} maxLength={1000} />
      <KindOfPlace form={form} />
      <Button type="submit" variant="primary" busy={form.isSubmitting}>{t('claims.sendApprove')}</Button>
    </form>
  )
}

function KindOfPlace({ form }: { form: Form<typeof nothing> }) {
  const t = useText('adminDesk')
  return (
    <fieldset className="desk-stack">
      <legend>{t('claims.flags')}</legend>
      {flags.map((flag) => (
        <label key={flag} className="desk-check">
          <input type="checkbox" checked={form.values[flag]} onChange={(event) => form.set(flag, event.target.checked)} />
          <span>{t(`claims.${flag}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
