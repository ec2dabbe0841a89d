import './documents-paper.css'
import { createPortal } from 'react-dom'
import type { ChecklistMarks } from '#domain/documents/checklist.ts'
import { isOutOfDate, findOldestDay } from '#domain/documents/freshness.ts'
import type { DocumentFacts } from '#domain/documents/rules.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useDocumentTexts } from './use-document-texts.ts'

interface ChecklistPaperProps extends Pick<DocumentFacts, 'guides'> {
  marked: ChecklistMarks
  now: number
}

/** The checklist as two printed pages, hidden on screen and shown only in print. */
export function ChecklistPrintout({ guides, marked, now }: ChecklistPaperProps) {
  const t = useText('documents')
  const words = useDocumentTexts()
  const { say } = words
  const { documents, order } = guides
  const [first, ...others] = documents.map(({ checkedOn }) => checkedOn)
  const checkedOn = first ? findOldestDay([first, ...others]) : null
  return createPortal(
    <article className="docs-paper" aria-hidden="true">
      <h1>{t('title')}</h1>
      <p>{say(order)}</p>
      <ul className="docs-paper-list">
        {documents.map(({ id, title, papers: requiredDocuments, fee, time, steps, traps, checkedOn: day }) => {
          const isOld = isOutOfDate(day, now)
          const formatFact = (text: typeof fee, ifNot: string) => (isOld ? t('askState') : text ? say(text) : ifNot)
          return (
            <li key={id}>
              <h2>
                <span className="docs-paper-box">{marked.includes(id) ? '✓' : ''}</span> {say(title)}
              </h2>
              <p>
                <b>{t('bring')}</b> {requiredDocuments.map(say).join('; ')}
              </p>
              <p>
                <b>{t('cost')}</b> {formatFact(fee, t('noFee'))} <b>{t('wait')}</b> {formatFact(time, t('noTime'))}
              </p>
              <ol>
                {steps.map((step) => (
                  <li key={step.en}>{say(step)}</li>
                ))}
              </ol>
              {traps.length > 0 && (
                <p>
                  <b>{t('watch')}</b> {traps.map(say).join(' ')}
                </p>
              )}
            </li>
          )
        })}
      </ul>
      <p>
        {t('realId.since')} {t('realId.notNeeded')}
      </p>
      <p>
        {checkedOn && t('checkedOn', { date: words.day(checkedOn) })} {t('paper.note')}
      </p>
    </article>,
    document.body,
  )
}
