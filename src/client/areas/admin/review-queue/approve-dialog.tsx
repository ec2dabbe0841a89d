import type { Claim, decideClaim } from '#contracts/claims.ts'
import type { CallInput } from '#contracts/call.ts'
import { findCallBackProblem } from '#domain/claims/call-back.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { type Form, useForm } from '#client/platform/form/use-form.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

/** The result of the verification call, and the kind of listing. */
export type Approval = Omit<Extract<CallInput<typeof decideClaim>['body'], { decision: 'approve' }>, 'decision'>

interface ApproveDialogProps {
  /** null closes the dialog. */
  claim: Claim | null
  onClose: () => void
  /** Rejects when the request failed. */
  onSend: (claim: Claim, approval: Approval) => Promise<void>
}

export function ApproveDialog({ claim, onClose, onSend }: ApproveDialogProps) {
  const t = useText('adminReviewQueue')
  return (
    <Dialog
      open={claim !== null}
      onClose={onClose}
      closeLabel={t('close')}
      title={t('claims.approveTitle', { name: claim?.organizationName ?? '' })}
    >
      {claim && <ApproveForm claim={claim} onSend={(approval) => onSend(claim, approval)} />}
    </Dialog>
  )
}

const flags = ['isSensitive', 'isSupervision', 'isConfidential'] as const
const nothing: Approval = {
  calledNumber: '',
  numberSource: '',
  callNote: '',
  isSensitive: false,
  isSupervision: false,
  isConfidential: false,
}

interface ApproveFormProps {
  claim: Claim
  onSend: (approval: Approval) => Promise<void>
}

function ApproveForm({ claim, onSend }: ApproveFormProps) {
  const t = useText('adminReviewQueue')
  const form = useApproveForm({ claim, onSend })
  return (
    <form noValidate className="desk-stack" onSubmit={form.submit}>
      <p>{t('claims.rule')}</p>
      {claim.joins && <Notice tone="warning">{t('claims.joins', { name: claim.joins })}</Notice>}
      <FormErrors title={t('check')} problems={form.problems} failure={failureText(form.failure, t('notSent'))} />
      <TextField
        {...form.fieldProps('calledNumber')}
        label={t('claims.calledNumber')}
        type="tel"
        maxLength={32}
        data-autofocus
      />
      <TextField
        {...form.fieldProps('numberSource')}
        label={t('claims.numberSource')}
        hint={t('claims.numberSourceHint')}
        maxLength={200}
      />
      <TextAreaField {...form.fieldProps('callNote')} label={t('claims.callNote')} maxLength={1000} />
      <ListingFlags form={form} />
      <Button type="submit" variant="primary" busy={form.isSubmitting}>
        {t('claims.sendApprove')}
      </Button>
    </form>
  )
}

function useApproveForm({ claim, onSend }: ApproveFormProps): Form<Approval> {
  const t = useText('adminReviewQueue')
  const filled = (text: string) => (text.trim() === '' ? t('claims.needed') : undefined)
  const numberProblem = (calledNumber: string) => {
    const problem = findCallBackProblem({
      calledNumber,
      claimantNumber: claim.phone,
      listedNumbers: claim.listedPhones,
    })
    return problem ? t(`claims.problems.${problem}`) : undefined
  }
  return useForm({
    initial: nothing,
    validate: ({ calledNumber, numberSource, callNote }) => ({
      calledNumber: filled(calledNumber) ?? numberProblem(calledNumber),
      numberSource: filled(numberSource),
      callNote: filled(callNote),
    }),
    problemText: (_, problem) =>
      t(problem === 'own_number' || problem === 'no_number' ? `claims.problems.${problem}` : 'claims.needed'),
    onSubmit: ({ calledNumber, numberSource, callNote, ...kinds }) =>
      onSend({
        calledNumber: calledNumber.trim(),
        numberSource: numberSource.trim(),
        callNote: callNote.trim(),
        ...kinds,
      }),
  })
}

function ListingFlags({ form }: { form: Form<Approval> }) {
  const t = useText('adminReviewQueue')
  return (
    <fieldset className="desk-stack">
      <legend>{t('claims.flags')}</legend>
      {flags.map((flag) => (
        <label key={flag} className="desk-check">
          <input
            type="checkbox"
            checked={form.values[flag]}
            onChange={(event) => form.set(flag, event.target.checked)}
          />
          <span>{t(`claims.${flag}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
