import { useEffect, useRef, useState } from 'react'
import type { Language } from '#domain/language.ts'
import { buildCallLink } from '#domain/resources/contact-links.ts'
import { computeReadingGrade } from '#domain/text/readability.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { AnswerText } from '#client/features/chat/answer-text.tsx'
import { copyText } from '#client/platform/share/share-plain-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import type { StaffAnswer } from './staff-answer.ts'

interface AnswerPanelProps {
  answer: StaffAnswer
  /** Only set where an answer form can receive the text. */
  onUse?: (text: string) => void
  /** Asks one of the questions offered next. */
  onAsk?: (question: string) => void
}

export function AnswerPanel({ answer, onUse, onAsk }: AnswerPanelProps) {
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
        <>
          <KeptTexts answer={answer} />
          <DraftText text={text} lang={lang} onText={setText} />
        </>
      ) : (
        <div lang={lang}>
          <AnswerText text={answer.text} />
        </div>
      )}
      {/* Edited text is graded in the browser. */}
      <Grade grade={text === answer.text ? answer.grade : computeReadingGrade(lang, text)} />
      {answer.madeBy === 'model' && <p className="pr-quiet">{t('madeByModel')}</p>}
      {job === 'find' && <FoundListings places={answer.places} />}
      {sources.length > 0 && (
        <p className="pr-quiet pr-text">{t('sources', { titles: sources.map((source) => source.title).join(', ') })}</p>
      )}
      {onAsk && <FollowUps questions={answer.followUps} lang={lang} onAsk={onAsk} />}
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

/** What staff wrote and the draft holds unchanged: first what the person may not be able to read. */
function KeptTexts({ answer: { keptAsWritten, lang } }: { answer: StaffAnswer }) {
  const t = useText('partnerReggie')
  const other = lang === 'en' ? 'es' : 'en'
  const groups = [
    { label: t('kept.other', { language: t(`kept.languages.${other}`) }), isOther: true, lang: other },
    { label: t('kept.own'), isOther: false, lang },
  ]
  return groups.map(({ label, isOther, lang: textLanguage }) => {
    const texts = keptAsWritten.filter(({ isOtherLanguage }) => isOtherLanguage === isOther)
    return texts.length === 0 ? null : (
      <Notice key={label} tone={isOther ? 'warning' : 'info'}>
        <p>{label}</p>
        <ul className="pr-kept" lang={textLanguage}>
          {texts.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Notice>
    )
  })
}

interface FollowUpsProps {
  questions: readonly string[]
  lang: Language
  onAsk: (question: string) => void
}

function FollowUps({ questions, lang, onAsk }: FollowUpsProps) {
  const t = useText('partnerReggie')
  if (questions.length === 0) return null
  return (
    <ul aria-label={t('next')} className="pr-next">
      {questions.map((question) => (
        <li key={question}>
          <Button size="small" lang={lang} onClick={() => onAsk(question)}>
            {question}
          </Button>
        </li>
      ))}
    </ul>
  )
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

function FoundListings({ places: listings }: Pick<StaffAnswer, 'places'>) {
  const t = useText('partnerReggie')
  if (listings.length === 0) return <p>{t('noPlaces')}</p>
  return (
    <>
      <h3>{t('places')}</h3>
      <ul className="pr-places">
        {listings.map(({ id, name, phone, city }) => {
          const link = buildCallLink({ phone })
          return (
            <li key={id}>
              <strong>{name}</strong>
              {city && <span className="pr-quiet">{city}</span>}
              {link && (
                <a className="pr-call" href={link.href}>
                  {t('placeCall', { phone: link.number })}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
