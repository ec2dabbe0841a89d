import { useForm } from '#client/platform/form/use-form.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { linkTask, pastedTask } from './link-task.ts'

/** For a link that cannot be clicked, such as one read from another screen. */
export function AnswerLinkForm() {
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
