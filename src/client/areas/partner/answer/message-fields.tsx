import { answerLengths } from '#domain/introductions/partner-answer.ts'
import type { Language } from '#domain/language.ts'
import type { Form } from '#client/platform/form/use-form.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import { SegmentedControl } from '#client/ui/segmented-control/segmented-control.tsx'
import type { ReadyText } from './ready-texts.ts'
import type { ResponseValues } from './response-values.ts'

interface MessageFieldsProps {
  form: Form<ResponseValues>
  /** The language the person reads. */
  reads: Language
  language: Language
  onLanguage: (language: Language) => void
  ready: readonly ReadyText[]
}

export function MessageFields({ form, reads, language, onLanguage, ready }: MessageFieldsProps) {
  const t = useText('partnerAnswer')
  const common = useText('common')
  const { message } = form.values
  const left = answerLengths.message - message.trim().length
  const handleReady = (text: string) => {
    const isOwn = message.trim() !== '' && !ready.some((readyText) => readyText.text === message)
    if (!isOwn || window.confirm(t('form.replaceMessage'))) form.set('message', text)
  }
  return (
    <>
      <div className="pa-language">
        <span aria-hidden="true" className="ui-field-label">
          {t('form.language')}
        </span>
        <SegmentedControl
          label={t('form.language')}
          value={language}
          onChange={onLanguage}
          options={[
            { value: 'en', label: common('language.en'), lang: 'en' },
            { value: 'es', label: common('language.es'), lang: 'es' },
          ]}
        />
        {language !== reads && (
          <span role="status" className="pa-quiet">
            {t('form.readsOther', { language: t(`languages.${reads}`) })}
          </span>
        )}
      </div>
      {ready.length > 0 && (
        <details className="pa-ready">
          <summary>{t('form.templates')}</summary>
          <ul>
            {ready.map(({ name, text }) => (
              <li key={name}>
                <Button size="small" onClick={() => handleReady(text)}>
                  {name}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="pa-stack">
        <TextAreaField
          {...form.fieldProps('message')}
          label={t('form.message')}
          hint={t('form.messageHint')}
          lang={language}
          rows={5}
        />
        <p className={left < 0 ? 'pa-over' : 'pa-quiet'}>
          {left < 0 ? t('form.over', { count: -left }) : t('form.left', { count: left })}
        </p>
      </div>
    </>
  )
}
