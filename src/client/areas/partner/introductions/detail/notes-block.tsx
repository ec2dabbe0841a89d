import { useState } from 'react'
import type { StaffNote } from '#contracts/partner-introductions.ts'
import { maxNoteLength } from '#domain/introductions/partner-inbox.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useForm } from '#client/platform/form/use-form.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'
import { ActStatus } from '../action-status.tsx'
import type { TeamActions } from './detail-actions.ts'

interface NotesBlockProps extends Pick<TeamActions, 'onNote'> {
  notes: readonly StaffNote[]
}

export function NotesBlock({ notes, onNote }: NotesBlockProps) {
  const t = useText('partnerIntroductions')
  return (
    <div className="pi-stack">
      <h4>{t('work.notes')}</h4>
      {notes.length === 0 && <p className="pi-soft">{t('work.noNotes')}</p>}
      {notes.length > 0 && (
        <ol className="pi-notes">
          {notes.map((note) => (
            <NoteLine key={note.id} note={note} />
          ))}
        </ol>
      )}
      <NoteForm onNote={onNote} />
    </div>
  )
}

function NoteLine({ note: { kind, text, result, author, at } }: { note: StaffNote }) {
  const t = useText('partnerIntroductions')
  const { dayAndTime } = useMoments()
  return (
    <li>
      {kind === 'new_number' && <p>{t('work.newNumber')}</p>}
      {result && <p>{t('work.attempted', { result: t(`work.attempts.${result}`) })}</p>}
      {text && <p className="pi-words">{text}</p>}
      <p className="pi-soft">
        {kind === 'new_number'
          ? t('work.byPerson', { date: dayAndTime(at) })
          : t('work.by', { author: author ?? t('work.somebody'), date: dayAndTime(at) })}
      </p>
    </li>
  )
}

function NoteForm({ onNote }: Pick<TeamActions, 'onNote'>) {
  const t = useText('partnerIntroductions')
  const [isAdded, setIsAdded] = useState(false)
  const form = useForm({
    initial: { text: '' },
    validate: ({ text }) => (text.trim() === '' ? { text: t('work.noteNeeded') } : {}),
    onSubmit: async ({ text }) => {
      await onNote(text.trim())
      setIsAdded(true)
      form.reset({ text: '' })
    },
  })
  return (
    <form noValidate className="pi-stack" onSubmit={form.submit}>
      <FormErrors
        title={t('work.failed')}
        problems={form.problems}
        failure={failureText(form.failure, t('failedText'))}
      />
      <TextAreaField
        label={t('work.note')}
        hint={t('work.noteHint')}
        maxLength={maxNoteLength}
        rows={3}
        {...form.fieldProps('text')}
      />
      <div>
        <Button type="submit" size="small" busy={form.isSubmitting}>
          {t('work.addNote')}
        </Button>
      </div>
      <ActStatus phase={isAdded ? 'done' : 'idle'} done={t('work.noteAdded')} failed="" />
    </form>
  )
}
