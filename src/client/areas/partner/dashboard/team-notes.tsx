import { Link } from 'wouter'
import { useText } from '#client/platform/i18n/use-text.ts'
import { viewRoutes } from '../introductions/view-switch.tsx'
import type { Summary } from './summary.ts'

interface TeamNotesProps {
  notes: Summary['notes']
  ago: (moment: string) => string
}

/** Notes colleagues wrote this week. */
export function TeamNotes({ notes, ago }: TeamNotesProps) {
  const t = useText('partnerDashboard')
  const words = useText('partnerIntroductions')
  return (
    <section aria-labelledby="partner-notes" className="pi-stack">
      <h2 id="partner-notes" tabIndex={-1}>
        {t('notes.title')}
      </h2>
      {notes.length === 0 && <p className="pi-soft">{t('cards.notesNone')}</p>}
      <ul className="pi-notes">
        {notes.map(({ introductionId, ref, note }) => (
          <li key={note.id}>
            {note.kind === 'new_number' && <p>{words('work.newNumber')}</p>}
            {note.result && <p>{t('notes.attempt', { result: words(`work.attempts.${note.result}`) })}</p>}
            {note.text && <p className="pi-words">{note.text}</p>}
            <p className="pi-soft">
              {note.kind === 'new_number'
                ? words('work.byPerson', { date: ago(note.at) })
                : words('work.by', { author: note.author ?? words('work.somebody'), date: ago(note.at) })}
              {' · '}
              <Link href={`${viewRoutes.table}?id=${introductionId}`} className="ui-text-link">
                {t('notes.open', { ref })}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
