import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNumberFormat } from '#client/shared/formats/use-number-format.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import type { StarterQuestion } from '#contracts/reggie-control.ts'
import type { PromptModule } from '#domain/prompts/modules.ts'
import { starterBounds } from '#domain/reggie/starters.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { useProtectDraft } from '../leave-guard.tsx'
import type { StarterList } from '../queries.ts'
import { CsvBox } from './csv-box.tsx'
import { QuestionDialog } from './question-dialog.tsx'
import { QuestionTable } from './question-table.tsx'
import { newRow, questionsIn } from './starter-rows.ts'
import { useStartersForm } from './use-starters-form.ts'

export interface StartersViewProps {
  module: PromptModule
  list: StarterList
  mayChange: boolean
  /** Rejects when it could not be saved. */
  onSave: (questions: StarterQuestion[]) => Promise<void>
  onBack: () => void
}

/** All questions of a topic. Nothing changes for visitors until the list is saved. */
export function StartersView({ module, list, mayChange, onSave, onBack }: StartersViewProps) {
  const t = useText('adminReggie')
  const queueText = useText('adminReviewQueue')
  const { form, rows, setRows, issueTexts, wasSaved } = useStartersForm(list, onSave)
  const [edited, setEdited] = useState<number | null>(null)
  const [isGoingBack, setIsGoingBack] = useState(false)
  const [statusText, setStatusText] = useState('')
  useProtectDraft(form.isDirty)
  const questions = questionsIn(rows)
  const handlePut = (question: StarterQuestion) => {
    const old = rows[edited ?? rows.length]
    setRows(old ? rows.with(rows.indexOf(old), { ...old, ...question }) : [...rows, newRow(question)])
    setEdited(null)
  }
  return (
    <div className="desk-stack">
      <StarterNotes list={list} questions={questions} />
      {!mayChange && <Notice>{t('onlyAdmins')}</Notice>}
      <QuestionTable
        module={module}
        rows={rows}
        onSaid={setStatusText}
        {...(mayChange && { onRows: setRows, onEdit: setEdited })}
      />
      <p role="status" className="sr-only">
        {statusText}
      </p>
      {mayChange && (
        <form noValidate className="desk-stack" onSubmit={form.submit}>
          {/* Next to the table, so that keyboard users reach the errors from the save button. */}
          <FormErrors
            title={queueText('check')}
            problems={form.problems}
            failure={failureText(form.failure, queueText('notSent'))}
          />
          {issueTexts.length > 0 && (
            <Notice tone="warning" title={t('starters.problem')}>
              <ul>
                {issueTexts.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </Notice>
          )}
          <div className="desk-buttons">
            <Button
              id={form.fieldId('rows')}
              icon={<Plus size={20} aria-hidden="true" />}
              disabled={rows.length >= starterBounds.stored}
              onClick={() => setEdited(rows.length)}
            >
              {t('starters.add')}
            </Button>
            <Button type="submit" variant="primary" busy={form.isSubmitting}>
              {t('save')}
            </Button>
            {form.isDirty && (
              <Button variant="quiet" onClick={() => form.reset()}>
                {t('drop')}
              </Button>
            )}
            <span role="status">{form.isDirty ? t('unsaved') : wasSaved && t('starters.saved')}</span>
          </div>
        </form>
      )}
      <CsvBox
        module={module}
        questions={questions}
        {...(mayChange && { onUse: (next) => setRows(next.map(newRow)) })}
      />
      {mayChange && list.isChanged && (
        <div>
          <Button variant="quiet" onClick={() => setIsGoingBack(true)}>
            {t('starters.back')}
          </Button>
        </div>
      )}
      <QuestionDialog at={edited} questions={questions} onPut={handlePut} onClose={() => setEdited(null)} />
      <ConfirmDialog
        open={isGoingBack}
        title={t('starters.backTitle')}
        yes={t('starters.backYes')}
        isDanger
        onClose={() => setIsGoingBack(false)}
        onYes={() => {
          setIsGoingBack(false)
          form.reset()
          onBack()
        }}
      >
        <p>{t('starters.backText')}</p>
      </ConfirmDialog>
    </div>
  )
}

/** The source of these questions, how often they were used, and whether there are enough. */
export function StarterNotes({ list, questions }: { list: StarterList; questions: readonly StarterQuestion[] }) {
  const t = useText('adminReggie')
  const { count: written } = useNumberFormat()
  const { fewest, most } = starterBounds
  const count = questions.filter(({ isOn }) => isOn).length
  return (
    <>
      <div className="desk-who">
        <Badge tone={list.isChanged ? 'sun' : 'plain'}>
          {t(list.isChanged ? 'starters.isChanged' : 'starters.isShipped')}
        </Badge>
        <span>
          {list.used === null ? t('starters.usedFew') : t('starters.usedCount', { count: written(list.used) })}
        </span>
      </div>
      {count < fewest && <Notice tone="warning">{t('starters.fewOn', { count, fewest })}</Notice>}
      {count > most && <Notice tone="warning">{t('starters.manyOn', { count, most })}</Notice>}
    </>
  )
}
