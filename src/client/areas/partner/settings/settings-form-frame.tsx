import type { ReactNode } from 'react'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useUnsavedGuard } from '#client/platform/form/use-unsaved-guard.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { humanDate } from '#client/shared/formats/dates.ts'
import { Button } from '#client/ui/button/button.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import type { PartnerSettings } from '#domain/partners/settings.ts'
import { ConflictPanel } from '#client/shared/conflict/conflict-panel.tsx'
import type { useSettingsForm, SettingName } from './use-settings-form.ts'

interface SettingsFormFrameProps<Draft extends object> {
  title: string
  editor: ReturnType<typeof useSettingsForm<Draft>>
  children: ReactNode
}

/** Shared frame of the settings forms: errors, conflicting versions, and saving. */
export function SettingsFormFrame<Draft extends object>({ title, editor, children }: SettingsFormFrameProps<Draft>) {
  const t = useText('partnerSettings')
  const words = useSettingTexts()
  const { form, conflict, settle, failure, isSettled, wasSaved } = editor
  useUnsavedGuard(form.isDirty, t('leave'))
  return (
    <form noValidate className="pl-stack ps-narrow" onSubmit={form.submit}>
      <h2>{title}</h2>
      <FormErrors
        title={form.problems.length > 0 ? t('checkFields') : t('unsaved')}
        problems={form.problems}
        failure={failureText(failure, t('failed'))}
      />
      {conflict && (
        <ConflictPanel
          key={conflict.version}
          onUse={settle}
          rows={conflict.rows.map((row) => ({
            ...row,
            label: t(`fields.${row.name}`),
            mine: words(row.name, conflict.mine),
            theirs: words(row.name, conflict.theirs),
          }))}
        />
      )}
      {isSettled && <Notice announce>{t('settled')}</Notice>}
      {children}
      <div className="pl-buttons">
        <Button type="submit" variant="primary" busy={form.isSubmitting}>
          {t('save')}
        </Button>
        <p role="status">{form.isDirty ? t('unsaved') : wasSaved && t('saved')}</p>
      </div>
    </form>
  )
}

type Writers = { [Name in SettingName]: (settings: PartnerSettings) => string }

/** A setting as text, to compare two versions of it. */
function useSettingTexts(): (name: SettingName, settings: PartnerSettings) => string {
  const t = useText('partnerSettings')
  const common = useText('common')
  const { language } = useLanguage()
  const writers: Writers = {
    publicName: ({ publicName }) => publicName,
    website: ({ website }) => website ?? '',
    noticeEmails: ({ noticeEmails }) => noticeEmails.join(', '),
    language: (settings) => common(`language.${settings.language}`),
    hours: ({ hours }) => hours,
    answerWithin: ({ answerWithin }) => t(`answering.withinOptions.${answerWithin}`),
    away: ({ away }) =>
      away
        ? t('fields.fromUntil', {
            from: humanDate(away.from, language),
            until: humanDate(away.until, language),
            message: away.message[language],
          })
        : '',
    termsVersion: ({ termsVersion }) => termsVersion ?? '',
  }
  return (name, settings) => writers[name](settings) || t('fields.none')
}
