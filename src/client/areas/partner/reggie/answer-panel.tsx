import { useEffect, useRef, useState } from 'react'
import type { Language } from '#domain/language.ts'
import { computeReadingGrade } from '#domain/text/readability.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { copyText } from '#client/platform/share/share-plain-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import { FoundListings } from './found-listings.tsx'
import type { StaffAnswer } from './staff-answer.ts'

interface AnswerPanelProps {
  answer: StaffAnswer
  /** Only set where an answer form can receive the text. */
  onUse?: (text: string) => void
}

export function AnswerPanel({ answer, onUse }: AnswerPanelProps) {
  const t = useText('partnerReggie')
  const { job, lang, sources } = answer
  const title = useRef<HTMLHeadingElement>(null)
  const [text, setText] = useState(answer.text)
  useEffect(() => {
    // Do not take focus inside a preview frame.
    if (title.current?.ownerDocument === document) title.current.focus()
  }, [])
  return (
    <Card as="section" className="pr-stack" aria-labelledby="pr-answer">
      <h2 id="pr-answer" ref={title} tabIndex={-1}>
        {t('answer')}
      </h2>
      {job === 'draft' ? (
        <DraftText text={text} lang={lang} onText={setText} />
      ) : (
        <p className="pr-text" lang={lang}>
          {answer.text}
        </p>
      )}
      {/* Edited text is graded in the browser. */}
      <Grade grade={text === answer.text ? answer.grade : computeReadingGrade(lang, text)} />
      {answer.madeBy === 'model' && <p className="pr-quiet">{t('madeByModel')}</p>}
      {job === 'find' && <FoundListings places={answer.places} />}
      {sources.length > 0 && (
        <p className="pr-quiet pr-text">{t('sources', { titles: sources.map((source) => source.title).join(', ') })}</p>
      )}
      {onUse && (
        <div className="pr-stack">
          <div>
            <Button variant="primary" disabled={text.trim() === ''} onClick={() => onUse(text.trim())}>
              {t('use')}
            </Button>
          </div>
          <p className="pr-quiet">{t('useText')}</p>
        </div>
      )}
    </Card>
  )
}

/** Highest school grade that most people read with ease. */
const easyGrade = 6

function Grade({ grade: exact }: { grade: number | null }) {
  const t = useText('partnerReggie')
  if (exact === null) return null
  const grade = Math.max(1, Math.round(exact))
  return <p className="pr-quiet">{t(grade > easyGrade ? 'gradeHard' : 'grade', { grade })}</p>
}

interface DraftTextProps {
  text: string
  lang: Language
  onText: (text: string) => void
}

function DraftText({ text, lang, onText }: DraftTextProps) {
  const t = useText('partnerReggie')
  const [outcome, setOutcome] = useState<{ text: string; isCopied: boolean } | null>(null)
  const handleCopy = async () => setOutcome({ text, isCopied: await copyText(text) })
  // Hide the copy result once the text has changed.
  const currentOutcome = outcome?.text === text ? outcome : null
  return (
    <>
      <TextAreaField
        label={t('edit')}
        value={text}
        lang={lang}
        rows={8}
        onChange={(event) => onText(event.target.value)}
      />
      <div className="pr-buttons">
        <Button onClick={() => void handleCopy()}>{t('copy')}</Button>
        <span role="status">{currentOutcome ? t(currentOutcome.isCopied ? 'copied' : 'copyFailed') : ''}</span>
      </div>
    </>
  )
}
