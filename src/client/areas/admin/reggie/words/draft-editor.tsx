import { useDeferredValue } from 'react'
import { type PromptIssue, findPromptIssues, promptLengths, promptRules } from '#domain/reggie/prompt-rules.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useForm } from '#client/platform/form/use-form.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useNumberFormat } from '#client/shared/formats/use-number-format.ts'
import { useFocusOnMount } from '#client/shared/use-focus-on-mount.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'
import { useProtectDraft, useMayLeave } from '../leave-guard.tsx'
import { DiffView } from './diff-view.tsx'
import type { ChosenText } from './prompt-texts.ts'

export interface Draft {
  body: string
  note: string
}

interface DraftEditorProps {
  chosen: ChosenText
  /** The text to start from. */
  from: string
  inUse: string
  /** Rejects when it could not be saved. */
  onSend: (draft: Draft) => Promise<void>
  onClose: () => void
}

export function DraftEditor({ chosen, from, inUse, onSend, onClose }: DraftEditorProps) {
  const t = useText('adminReggie')
  const queueText = useText('adminReviewQueue')
  const { count: written } = useNumberFormat()
  const form = useDraftForm({ chosen, from, inUse, onSend })
  const mayLeave = useMayLeave()
  const title = useFocusOnMount<HTMLHeadingElement>()
  const { body } = form.values
  const deferredBody = useDeferredValue(body)
  useProtectDraft(form.isDirty)
  return (
    <Card as="section" className="desk-stack" aria-labelledby="reggie-editor">
      <h3 ref={title} id="reggie-editor" tabIndex={-1}>
        {t('words.editorTitle')}
      </h3>
      <form noValidate className="desk-stack" onSubmit={form.submit}>
        <FormErrors
          title={queueText('check')}
          problems={form.problems}
          failure={failureText(form.failure, queueText('notSent'))}
        />
        <TextAreaField
          {...form.fieldProps('body')}
          label={t('words.body')}
          lang={chosen.language}
          rows={10}
          maxLength={promptLengths.body}
          hint={t('words.counter', { count: written(body.length), most: written(promptRules[chosen.key].longest) })}
        />
        <LiveIssues issues={findPromptIssues(chosen.key, deferredBody, chosen.language)} />
        <TextField
          {...form.fieldProps('note')}
          label={t('words.note')}
          hint={t('words.noteHint')}
          maxLength={promptLengths.note}
        />
        <h4>{t('words.diff')}</h4>
        <DiffView before={inUse} after={deferredBody} lang={chosen.language} />
        <div className="desk-buttons">
          <Button type="submit" variant="primary" busy={form.isSubmitting}>
            {t('words.saveDraft')}
          </Button>
          <Button variant="quiet" onClick={() => mayLeave() && onClose()}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

function useDraftForm({ chosen, from, inUse, onSend }: Omit<DraftEditorProps, 'onClose'>) {
  const t = useText('adminReggie')
  const issueText = useIssueText()
  return useForm<Draft>({
    initial: { body: from, note: '' },
    validate: ({ body, note }) => {
      const text = body.trim()
      const [issue] = findPromptIssues(chosen.key, text, chosen.language)
      const own = text === '' ? t('words.bodyNeeded') : text === inUse.trim() ? t('words.same') : undefined
      return {
        body: own ?? (issue && issueText(issue)),
        note: note.trim() === '' ? t('words.noteNeeded') : undefined,
      }
    },
    problemText: (field) => (field === 'note' ? t('words.noteNeeded') : t('words.problems.other')),
    onSubmit: ({ body, note }) => onSend({ body: body.trim(), note: note.trim() }),
  })
}

/** All problems while typing; submitting reports the first one again. */
function LiveIssues({ issues }: { issues: readonly PromptIssue[] }) {
  const issueText = useIssueText()
  return (
    <div role="status">
      {issues.length > 0 && (
        <ul className="reggie-issues">
          {issues.map((issue) => (
            <li key={`${issue.problem} ${issue.detail}`}>{issueText(issue)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function useIssueText() {
  const t = useText('adminReggie')
  return ({ problem, detail }: PromptIssue) => t(`words.problems.${problem}`, { detail })
}
