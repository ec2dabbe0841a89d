import { Language } from '#domain/language.ts'
import { answerHours } from '#domain/partners/settings.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { FieldGroup } from '#client/ui/field/field-group.tsx'
import { SelectField } from '#client/ui/field/select-field.tsx'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { type AnsweringDraft, answeringDraft, answeringProblems, answeringSettings } from './answering-draft.ts'
import { SettingsFormFrame } from './settings-form-frame.tsx'
import { type SettingsPart, useSettingsForm } from './use-settings-form.ts'

export function AnsweringTab(part: SettingsPart) {
  const t = useText('partnerSettings')
  const common = useText('common')
  const editor = useSettingsForm<AnsweringDraft>({
    ...part,
    names: ['noticeEmails', 'language', 'hours', 'answerWithin', 'away'],
    toDraft: answeringDraft,
    toSettings: answeringSettings,
    validate: (draft) =>
      Object.fromEntries(
        Object.entries(answeringProblems(draft)).map(([key, problem]) => [key, t(`answering.problems.${problem}`)]),
      ),
  })
  const { fieldProps, values } = editor.form
  return (
    <SettingsFormFrame title={t('answering.title')} editor={editor}>
      <TextAreaField
        {...fieldProps('noticeEmails')}
        label={t('answering.noticeEmails')}
        hint={t('answering.noticeEmailsHint')}
        rows={3}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SelectField
        {...fieldProps('language')}
        label={t('answering.language')}
        options={Language.options.map((value) => ({ value, label: common(`language.${value}`) }))}
      />
      <TextField
        {...fieldProps('hours')}
        label={t('answering.hours')}
        hint={t('answering.hoursHint')}
        maxLength={300}
      />
      <SelectField
        {...fieldProps('answerWithin')}
        label={t('answering.within')}
        hint={t(`answering.withinShown.${values.answerWithin}`)}
        options={answerHours.map((value) => ({ value, label: t(`answering.withinOptions.${value}`) }))}
      />
      <FieldGroup legend={t('answering.away')} hint={t('answering.awayHint')}>
        <div className="pl-pair">
          <TextField {...fieldProps('awayFrom')} type="date" label={t('answering.from')} />
          <TextField {...fieldProps('awayUntil')} type="date" min={values.awayFrom} label={t('answering.until')} />
          <TextAreaField
            {...fieldProps('awayEn')}
            label={t('answering.messageEn')}
            lang="en"
            rows={2}
            maxLength={300}
          />
          <TextAreaField
            {...fieldProps('awayEs')}
            label={t('answering.messageEs')}
            lang="es"
            rows={2}
            maxLength={300}
          />
        </div>
      </FieldGroup>
    </SettingsFormFrame>
  )
}
