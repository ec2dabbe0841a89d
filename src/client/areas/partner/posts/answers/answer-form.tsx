import { postLengths } from '#domain/community/post.ts'
import type { Language } from '#domain/language.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useForm } from '#client/platform/form/use-form.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useFocusOnMount } from '#client/shared/use-focus-on-mount.ts'
import { Button } from '#client/ui/button/button.tsx'
import { SelectField } from '#client/ui/field/select-field.tsx'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'
import { GradeMeter } from '../../listings/editor/grade-meter.tsx'
import { useLanguageChoices } from '../use-language-choices.ts'

export interface AnswerBody {
  text: string
  language: Language
}

interface AnswerFormProps {
  /** Language of the question. */
  language: Language
  organization: string
  onSend: (body: AnswerBody) => Promise<void>
  onClose: () => void
}

const most = postLengths.answer

export function AnswerForm({ language, organization, onSend, onClose }: AnswerFormProps) {
  const t = useText('partnerPosts')
  const title = useFocusOnMount<HTMLHeadingElement>()
  const form = useForm<AnswerBody>({
    initial: { text: '', language },
    validate: ({ text }) => ({
      text:
        text.trim() === ''
          ? t('answer.problems.text')
          : text.trim().length > most
            ? t('answer.problems.long', { most })
            : undefined,
    }),
    onSubmit: (values) => onSend({ ...values, text: values.text.trim() }),
  })
  const { values } = form
  return (
    <form noValidate className="pl-stack" onSubmit={form.submit}>
      <h3 ref={title} tabIndex={-1}>
        {t('answer.title')}
      </h3>
      <FormErrors title={t('checkFields')} problems={form.problems} failure={failureText(form.failure, t('failed'))} />
      <SelectField {...form.fieldProps('language')} label={t('answer.language')} options={useLanguageChoices()} />
      <TextAreaField
        {...form.fieldProps('text')}
        label={t('answer.text')}
        hint={t('answer.hint')}
        lang={values.language}
        rows={5}
      />
      <GradeMeter language={values.language} text={values.text} />
      {values.text.trim() !== '' && <Preview {...values} organization={organization} />}
      <div className="pl-buttons">
        <Button type="submit" variant="primary" busy={form.isSubmitting}>
          {t('answer.send')}
        </Button>
        <Button onClick={onClose}>{t('questions.cancel')}</Button>
      </div>
    </form>
  )
}

function Preview({ text, language, organization }: AnswerBody & { organization: string }) {
  const t = useText('partnerPosts')
  return (
    <section className="pp-preview">
      <h4>{t('answer.preview')}</h4>
      <p>
        <strong>{t('answer.from', { organization })}</strong>
      </p>
      <p className="pp-text" lang={language}>
        {text}
      </p>
    </section>
  )
}
