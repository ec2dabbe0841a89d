import { useEffect, useRef, useState } from 'react'
import type { askStaffReggie, StaffJob } from '#contracts/partner-assistant.ts'
import type { CallReply } from '#contracts/call.ts'
import { callLink } from '#domain/resources/contact-links.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'

export interface StaffAnswer extends CallReply<typeof askStaffReggie> {
  job: StaffJob
  at: number
}

interface AnswerPanelProps {
  answer: StaffAnswer
  /** Only where there is an answer form it can go into. */
  onUse?: (text: string) => void
}

/** Up to this school year most people read with ease. */
const easyGrade = 6

export function AnswerPanel({ answer, onUse }: AnswerPanelProps) {
  const t = useText('partnerReggie')
  const title = useRef<HTMLHeadingElement>(null)
  const [text, setText] = useState(answer.text)
  useEffect(() => title.current?.focus(), [])
  const grade = answer.grade === null ? null : Math.max(1, Math.round(answer.grade))
  return (
    <Card as="section" className="pr-stack" aria-labelledby="pr-answer">
      <h2 id="pr-answer" ref={title} tabIndex={-1}>{t('answer')}</h2>
      {answer.job === 'draft'
        ? <DraftText text={text} onText={setText} />
        : <p className="pr-text">{answer.text}</p>}
      {grade !== null && <p className="pr-quiet">{t(grade > easyGrade ? 'gradeHard' : 'grade', { grade })}</p>}
      {answer.madeBy === 'model' && <p className="pr-quiet">{t('madeByModel')}</p>}
      {answer.job === 'find' && <Places places={answer.places} />}
      {answer.sources.length > 0 && (
        <p className="pr-quiet">{t('sources')}: {answer.sources.map((source) => source.title).join(', ')}</p>
      )}
      {onUse && (
        <div className="pr-stack">
          <div><Button variant="primary" onClick={() => onUse(text)}>{t('use')}</Button></div>
          <p className="pr-quiet">{t('useText')}</p>
        </div>
      )}
    </Card>
  )
}

function DraftText({ text, onText }: { text: string; onText: (text: string) => void }) {
  const t = useText('partnerReggie')
  const [outcome, setOutcome] = useState<boolean | null>(null)
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome(true)
    } catch {
      setOutcome(false)
    }
  }
  return (
    <>
      <TextAreaField label={t('edit')} value={text} rows={8} onChange={(event) => onText(event.target.value)} />
      <div className="pr-buttons">
        <Button onClick={() => void handleCopy()}>{t('copy')}</Button>
        <span role="status">{outcome === null ? '' : outcome ? t('copied') : t('copyFailed')}</span>
      </div>
    </>
  )
}

function Places({ places }: { places: StaffAnswer['places'] }) {
  const t = useText('partnerReggie')
  if (places.length === 0) return <p>{t('noPlaces')}</p>
  return (
    <>
      <h3>{t('places')}</h3>
      <ul className="pr-places">
        {places.map(({ id, name, phone, city }) => {
          const link = callLink({ phone })
          return (
            <li key={id}>
              <strong>{name}</strong>
              {city && <span className="pr-quiet">{city}</span>}
              {link && <a className="pr-call" href={link.href}>{t('placeCall', { phone: link.number })}</a>}
            </li>
          )
        })}
      </ul>
    </>
  )
}
