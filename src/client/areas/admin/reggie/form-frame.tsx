import type { ReactNode, SyntheticEvent } from 'react'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { ConflictNotice } from '#client/shared/conflict/conflict-notice.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { useProtectDraft } from './leave-guard.tsx'
import type { VersionedForm } from './use-versioned-form.ts'

interface FormFrameProps<Value, Draft> {
  versioned: VersionedForm<Value, Draft>
  /** Renders the other user's version when there is a conflict. */
  renderTheirs: (value: Value) => ReactNode
  /** A more specific message for an error than its own. */
  refusalText?: (failure: unknown) => string | undefined
  onSubmit?: (event: SyntheticEvent<HTMLFormElement>) => void
  children: ReactNode
}

/** The frame around settings fields: errors, conflicts, and the save button. */
export function FormFrame<Value, Draft>(props: FormFrameProps<Value, Draft>) {
  const { versioned, renderTheirs, refusalText, onSubmit, children } = props
  const t = useText('adminReggie')
  const queueText = useText('adminReviewQueue')
  const { form, theirs, keepMine, drop, isSettled, wasSaved, failure } = versioned
  useProtectDraft(form.isDirty)
  return (
    <form noValidate className="desk-stack" onSubmit={onSubmit ?? form.submit}>
      <FormErrors
        title={queueText('check')}
        problems={form.problems}
        failure={refusalText?.(failure) ?? failureText(failure, queueText('notSent'))}
      />
      {theirs && (
        <ConflictNotice
          headingLevel="h3"
          title={t('conflict.title')}
          text={t('conflict.text')}
          actions={
            <>
              <Button onClick={keepMine}>{t('conflict.keep')}</Button>
              <Button onClick={drop}>{t('conflict.take')}</Button>
            </>
          }
        >
          {renderTheirs(theirs.value)}
        </ConflictNotice>
      )}
      {isSettled && <Notice announce>{t('conflict.kept')}</Notice>}
      {children}
      <div className="desk-buttons">
        <Button type="submit" variant="primary" busy={form.isSubmitting} disabled={theirs !== undefined}>
          {t('save')}
        </Button>
        {form.isDirty && (
          <Button variant="quiet" onClick={() => form.reset()}>
            {t('drop')}
          </Button>
        )}
        <span role="status">{form.isDirty ? t('unsaved') : wasSaved && t('saved')}</span>
      </div>
    </form>
  )
}
