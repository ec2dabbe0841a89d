import { maxConfigNameLength } from '#contracts/search-lab.ts'
import type { RankWeights } from '#domain/search/rank-weights.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useForm } from '#client/platform/form/use-form.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'

interface SaveFormProps {
  weights: RankWeights | null
  /** Rejects when the request failed. */
  onSave: (name: string, weights: RankWeights) => Promise<void>
}

export function SaveForm({ weights, onSave }: SaveFormProps) {
  const t = useText('adminSearch')
  const queueText = useText('adminReviewQueue')
  const form = useForm({
    initial: { name: '' },
    validate: ({ name }) => ({
      name: name.trim() === '' ? t('save.nameProblem') : weights ? undefined : t('form.weightsProblem'),
    }),
    onSubmit: async ({ name }) => {
      if (!weights) return
      await onSave(name.trim(), weights)
      form.reset({ name: '' })
    },
  })
  return (
    <form noValidate className="desk-stack" aria-labelledby="lab-save" onSubmit={form.submit}>
      <h2 id="lab-save">{t('save.title')}</h2>
      <FormErrors
        title={queueText('check')}
        problems={form.problems}
        failure={failureText(form.failure, queueText('notSent'))}
      />
      <TextField
        {...form.fieldProps('name')}
        label={t('save.name')}
        hint={t('save.nameHint')}
        autoComplete="off"
        maxLength={maxConfigNameLength}
      />
      <Button type="submit" busy={form.isSubmitting}>
        {t('save.button')}
      </Button>
    </form>
  )
}
