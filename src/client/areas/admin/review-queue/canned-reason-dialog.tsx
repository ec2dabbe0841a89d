import type { PostReviewItem } from '#contracts/community-staff.ts'
import { RejectReason, rejectReasons } from '#domain/community/post.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useForm } from '#client/platform/form/use-form.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { SelectField } from '#client/ui/field/select-field.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'

interface CannedReasonDialogProps {
  /** null closes the dialog. */
  about: { post: PostReviewItem; action: 'reject' | 'hide' } | null
  onClose: () => void
  /** Rejects when the request failed. */
  onSend: (post: PostReviewItem, action: 'reject' | 'hide', reason: RejectReason) => Promise<void>
}

/** Why a post is not shown: one of a few sentences that its author reads in their own language. */
export function CannedReasonDialog({ about, onClose, onSend }: CannedReasonDialogProps) {
  const t = useText('adminReview')
  const queueText = useText('adminReviewQueue')
  return (
    <Dialog
      open={about !== null}
      onClose={onClose}
      closeLabel={queueText('close')}
      title={about ? t(`posts.${about.action}Title`) : ''}
    >
      {about && (
        <CannedReasonForm action={about.action} onSend={(reason) => onSend(about.post, about.action, reason)} />
      )}
    </Dialog>
  )
}

interface CannedReasonFormProps {
  action: 'reject' | 'hide'
  onSend: (reason: RejectReason) => Promise<void>
}

function CannedReasonForm({ action, onSend }: CannedReasonFormProps) {
  const t = useText('adminReview')
  const queueText = useText('adminReviewQueue')
  const form = useForm({
    initial: { reason: '' },
    validate: ({ reason }) => ({ reason: reason === '' ? t('needed') : undefined }),
    problemText: () => t('needed'),
    onSubmit: ({ reason }) => onSend(RejectReason.parse(reason)),
  })
  return (
    <form noValidate className="desk-stack" onSubmit={form.submit}>
      <FormErrors
        title={queueText('check')}
        problems={form.problems}
        failure={failureText(form.failure, queueText('notSent'))}
      />
      <SelectField
        {...form.fieldProps('reason')}
        label={t('posts.reason')}
        hint={t('posts.reasonHint')}
        data-autofocus
        options={[
          { value: '', label: t('posts.choose') },
          ...rejectReasons.map((reason) => ({ value: reason, label: t(`posts.reasons.${reason}`) })),
        ]}
      />
      <Button type="submit" variant="primary" busy={form.isSubmitting}>
        {t(`posts.${action}`)}
      </Button>
    </form>
  )
}
