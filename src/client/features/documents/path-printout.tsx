import './documents-paper.css'
import { createPortal } from 'react-dom'
import type { DocumentPath, PathStep } from '#domain/documents/path.ts'
import type { DocumentFacts } from '#domain/documents/rules.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useDocumentTexts } from './use-document-texts.ts'
import { type PathLines, useStepLines } from './use-path-lines.ts'

interface PathPaperProps {
  path: DocumentPath
  facts: DocumentFacts
  now: number
  lines: PathLines
}

/** The path in print, each step with a checkbox and space for notes from the office. */
export function PathPrintout({ path, facts, now, lines }: PathPaperProps) {
  const t = useText('documents')
  const { say, day } = useDocumentTexts()
  return createPortal(
    <article className="docs-paper" aria-hidden="true">
      <h1>{lines.title}</h1>
      <p>{lines.summary}</p>
      {lines.warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
      {path.canAskToRenew && <p>{t('result.renew')}</p>}
      <ol className="docs-paper-steps">
        {path.steps.map((step) => (
          <PaperStep key={step.way} step={step} now={now} />
        ))}
      </ol>
      <p>{say(facts.guides.loop)}</p>
      <p>
        {t('paper.madeOn', { date: day(new Date(now).toISOString()) })} {t('paper.note')}
      </p>
    </article>,
    document.body,
  )
}

function PaperStep({ step, now }: { step: PathStep; now: number }) {
  const t = useText('documents')
  const { sources, day } = useDocumentTexts()
  const lines = useStepLines(now)(step)
  const { office } = step
  const reach = office && [...new Set([lines.office, office.phone, office.url])].filter((part) => part !== null)
  return (
    <li>
      <h2>
        <span className="docs-paper-box" /> {lines.name} · {lines.when}
      </h2>
      <p>{lines.how}</p>
      {lines.bring.map(({ title, papers: documents }) => (
        <p key={documents.join()}>
          <b>{title}</b> {documents.join('; ')}
        </p>
      ))}
      {lines.notTaken !== null && <p>{lines.notTaken}</p>}
      {step.guide ? (
        <p>
          <b>{t('cost')}</b> {lines.fee} {lines.waiver} <b>{t('wait')}</b> {lines.time}
        </p>
      ) : (
        <p>
          <b>{t('costAndWait')}</b> {t('noFeeOrTime')}
        </p>
      )}
      {reach && (
        <p>
          <b>{t('result.office')}</b> {reach.join(' · ')}
        </p>
      )}
      {lines.noRule !== null && <p>{lines.noRule}</p>}
      {lines.tip !== null && <p>{lines.tip}</p>}
      {lines.atRelease !== null && <p>{lines.atRelease}</p>}
      <p className="docs-paper-small">
        {t(lines.isOld ? 'old' : 'checkedOn', { date: day(step.checkedOn) })}{' '}
        {t('source', { names: sources(step.sources) })}
      </p>
      <p className="docs-paper-notes">
        <b>{t('paper.notes')}</b>
      </p>
    </li>
  )
}
