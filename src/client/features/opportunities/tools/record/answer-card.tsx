import { maxAnswerSeconds, type Situation, estimateSpokenSeconds } from '#domain/opportunities/record-answer.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { ReadAloudButton } from '#client/platform/speech/read-aloud-button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { CopyButton } from '../copy-button.tsx'
import { PrintSheet } from '../print-sheet.tsx'
import { PrintButton } from '../print-button.tsx'

interface AnswerCardProps {
  situation: Situation
  sentences: readonly string[]
}

/** The answer in its three parts, to read, listen to, copy or print. */
export function AnswerCard({ situation, sentences }: AnswerCardProps) {
  const t = useText('jobTools')
  const parts = t.list('record.parts')
  const text = sentences.join(' ')
  const seconds = estimateSpokenSeconds(sentences)
  return (
    <section className="jt-part" aria-labelledby="jt-answer">
      <h4 id="jt-answer">{t('record.answer')}</h4>
      <ol className="jt-answer">
        {sentences.map((sentence, index) => (
          <li key={parts[index]}>
            <b className="block text-md text-ink-2">{parts[index]}</b>
            {sentence}
          </li>
        ))}
      </ol>
      {situation !== 'application' && <p className="text-md text-ink-2">{t('record.seconds', { count: seconds })}</p>}
      {seconds > maxAnswerSeconds && <Notice tone="warning">{t('record.tooLong')}</Notice>}
      <div className="jt-buttons">
        <ReadAloudButton
          text={() => text}
          label={t('readAloud')}
          stopLabel={t('stopReading')}
          variant="secondary"
          size="normal"
        />
        <CopyButton text={text} />
        <PrintButton />
      </div>
      <AnswerPaper situation={situation} sentences={sentences} />
    </section>
  )
}

/** Large print, for practicing. */
function AnswerPaper({ situation, sentences }: AnswerCardProps) {
  const t = useText('jobTools')
  const parts = t.list('record.parts')
  return (
    <PrintSheet>
      <div className="job-paper-answer">
        <h1>{t('record.paperTitle', { situation: t(`record.situations.${situation}`) })}</h1>
        {sentences.map((sentence, index) => (
          <div key={parts[index]}>
            <h2>{parts[index]}</h2>
            <p>{sentence}</p>
          </div>
        ))}
        {(['do', 'dont'] as const).map((kind) => (
          <div key={kind}>
            <h2>{t(`record.${kind}Title`)}</h2>
            <ul>
              {t.list(`record.${kind}s`).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </PrintSheet>
  )
}
