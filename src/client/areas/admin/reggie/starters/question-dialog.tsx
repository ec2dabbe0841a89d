import type { StarterQuestion } from '#contracts/reggie-control.ts'
import { maxStarterLength, findStarterIssues } from '#domain/reggie/starters.ts'
import { useForm } from '#client/platform/form/use-form.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'

interface QuestionDialogProps {
  /** null closes the dialog; one past the end is a new question. */
  at: number | null
  questions: readonly StarterQuestion[]
  onPut: (question: StarterQuestion) => void
  onClose: () => void
}

export function QuestionDialog({ at, questions, onPut, onClose }: QuestionDialogProps) {
  const t = useText('adminReggie')
  const queueText = useText('adminReviewQueue')
  const isNew = at === null || questions[at] === undefined
  return (
    <Dialog
      open={at !== null}
      onClose={onClose}
      closeLabel={queueText('close')}
      title={isNew ? t('starters.addTitle') : t('starters.editTitle', { number: at + 1 })}
    >
      {at !== null && <QuestionForm at={at} questions={questions} onPut={onPut} />}
    </Dialog>
  )
}

type QuestionFormProps = Pick<QuestionDialogProps, 'questions' | 'onPut'> & { at: number }

function QuestionForm({ at, questions, onPut }: QuestionFormProps) {
  const t = useText('adminReggie')
  const queueText = useText('adminReviewQueue')
  const old = questions[at] ?? { en: '', es: '', isOn: true }
  const others = questions.filter((_, index) => index !== at)
  const form = useForm({
    initial: { en: old.en, es: old.es },
    validate: (pair) => {
      // Last, so that the duplicate is reported for this question and not for the other.
      const own = findStarterIssues([...others, { ...pair, isOn: true }]).filter((issue) => issue.at === others.length)
      const findProblem = (side: 'en' | 'es') => {
        const problem = own.find(({ field }) => field === side)?.problem
        return problem && t(`starters.${problem === 'missing' ? 'needed' : problem === 'twice' ? 'twice' : 'tooLong'}`)
      }
      return { en: findProblem('en'), es: findProblem('es') }
    },
    onSubmit: async ({ en, es }) => onPut({ en: en.trim(), es: es.trim(), isOn: old.isOn }),
  })
  return (
    <form noValidate className="desk-stack" onSubmit={form.submit}>
      <FormErrors title={queueText('check')} problems={form.problems} />
      <TextAreaField
        {...form.fieldProps('en')}
        label={t('starters.inEnglish')}
        lang="en"
        rows={3}
        maxLength={maxStarterLength}
        data-autofocus
      />
      <TextAreaField
        {...form.fieldProps('es')}
        label={t('starters.inSpanish')}
        lang="es"
        rows={3}
        maxLength={maxStarterLength}
      />
      <Button type="submit" variant="primary">
        {t('starters.put')}
      </Button>
    </form>
  )
}
