import type { ReactNode } from 'react'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useUnsavedGuard } from '#client/platform/form/use-unsaved-guard.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { ConflictPanel } from '#client/shared/conflict/conflict-panel.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { useSettingTexts } from './use-setting-texts.ts'
import type { useSettingsForm } from './use-settings-form.ts'

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
