import { failureText } from '#client/platform/form/failure-text.ts'
import { useForm } from '#client/platform/form/use-form.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'

export interface ReportAnswer {
  verdict: 'accept' | 'explain'
  note: string
}

interface ReportAnswerDialogProps {
  /** Label of the reported fact; the dialog is closed while undefined. */
  fact: string | undefined
  verdict: ReportAnswer['verdict']
  onClose: () => void
  onAnswer: (answer: ReportAnswer) => Promise<void>
}

const longestNote = 500

export function ReportAnswerDialog({ fact, verdict, onClose, onAnswer }: ReportAnswerDialogProps) {
  const t = useText('partnerListings')
  const common = useText('common')
  return (
    <Dialog
      open={fact !== undefined}
      onClose={onClose}
      closeLabel={common('close')}
      title={t(`reports.${verdict}Title`, { fact: fact ?? '' })}
    >
      <ReportAnswerForm verdict={verdict} onAnswer={onAnswer} />
    </Dialog>
  )
}

function ReportAnswerForm({ verdict, onAnswer }: Pick<ReportAnswerDialogProps, 'verdict' | 'onAnswer'>) {
  const t = useText('partnerListings')
  const form = useForm({
    initial: { note: '' },
    validate: ({ note }) => ({ note: note.trim() ? undefined : t('reports.needNote') }),
    onSubmit: ({ note }) => onAnswer({ verdict, note: note.trim() }),
  })
  return (
    <form noValidate className="pl-stack" onSubmit={form.submit}>
      <FormErrors title={t('checkFields')} problems={form.problems} failure={failureText(form.failure, t('failed'))} />
      <TextAreaField
        {...form.fieldProps('note')}
        label={t('reports.note')}
        hint={t(`reports.${verdict}Hint`)}
        maxLength={longestNote}
        data-autofocus
      />
      <Button type="submit" variant="primary" busy={form.isSubmitting}>
        {t('reports.send')}
      </Button>
    </form>
  )
}
