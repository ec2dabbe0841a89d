import { ExternalLink, Phone } from 'lucide-react'
import { type RefObject, useId, useRef, useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { Fold } from '#client/ui/fold/fold.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden/visually-hidden.tsx'
import { TextLink } from '#client/ui/text-link/text-link.tsx'
import type { NumberToCall } from '#contracts/state-lines.ts'
import { type LineVerdict, lineVerdicts, parseLinePhone, toDigits } from '#domain/facts/state-lines.ts'

export interface NumberAnswer {
  verdict: LineVerdict
  correctedPhone: string | null
  note: string | null
}

interface NumberCardProps {
  number: NumberToCall
  stateName: string
  /** Takes the focus when this is the next one to call. */
  heading: RefObject<HTMLHeadingElement | null> | undefined
  /** The answer that is being saved, here or on another card. */
  busy: { verdict: LineVerdict; isHere: boolean } | null
  problem: string | null
  onAnswer: (answer: NumberAnswer) => void
}

/** One number: what to ask, where it comes from, and the three answers. */
export function NumberCard({ number, stateName, heading, busy, problem, onAnswer }: NumberCardProps) {
  const t = useText('adminNumbers')
  const titleId = useId()
  const { phone, service, agency, reason, purpose } = number
  const before = `${stateName}: `
  return (
    <Card as="li" aria-labelledby={titleId} className="desk-stack" tone={reason === null ? 'ok' : 'plain'}>
      <div className="desk-head">
        <h3 id={titleId} ref={heading} tabIndex={-1}>
          <VisuallyHidden>{before}</VisuallyHidden>
          {t(`services.${service}.name`)}
        </h3>
        {reason && <Badge tone={reason === 'conflict' ? 'coral' : 'sun'}>{t(`reasons.${reason}`)}</Badge>}
      </div>
      {agency && <p>{agency}</p>}
      {problem && <Notice tone="danger">{problem}</Notice>}
      <p>{t('ask', { question: t(`services.${service}.ask`) })}</p>
      {purpose && <p>{t(`purposes.${purpose}`)}</p>}
      <div className="desk-buttons">
        <Button href={`tel:+1${toDigits(phone)}`} variant="primary" icon={<Phone aria-hidden size={20} />}>
          {t('call', { phone })}
        </Button>
        {number.site && (
          <Button
            href={number.site}
            target="_blank"
            rel="noopener noreferrer"
            icon={<ExternalLink aria-hidden size={20} />}
          >
            {t('website')}
          </Button>
        )}
      </div>
      <NumberOrigin number={number} />
      {number.lastCall && <LastCall call={number.lastCall} />}
      {/* After an answer the fields begin anew. */}
      <AnswerForm key={number.lastCall?.id ?? ''} phone={phone} busy={busy} onAnswer={onAnswer} />
    </Card>
  )
}

function NumberOrigin({ number: { source, sourceDate, sourceNote } }: { number: NumberToCall }) {
  const t = useText('adminNumbers')
  return (
    <>
      {source && (
        <p className="desk-quiet">
          {sourceDate ? t('sourceDated', { source, date: sourceDate }) : t('source', { source })}
        </p>
      )}
      {sourceNote && <p className="desk-quiet">{t('sourceNote', { note: sourceNote })}</p>}
    </>
  )
}

function LastCall({ call }: { call: NonNullable<NumberToCall['lastCall']> }) {
  const t = useText('adminNumbers')
  const { dayAndTime } = useMoments()
  const { verdict, by, at, correctedPhone, note } = call
  return (
    <div className="desk-stack">
      <p>{t('lastCall', { verdict: t(`verdicts.${verdict}`), who: by ?? t('gone'), date: dayAndTime(at) })}</p>
      {correctedPhone && (
        <p>
          <TextLink href={`tel:+1${toDigits(correctedPhone)}`}>{t('newNumber', { phone: correctedPhone })}</TextLink>
        </p>
      )}
      {note && <p className="desk-quiet">{note}</p>}
    </div>
  )
}

const longestNote = 300

function AnswerForm({ phone, busy, onAnswer }: Pick<NumberCardProps, 'busy' | 'onAnswer'> & { phone: string }) {
  const t = useText('adminNumbers')
  const id = useId()
  const [corrected, setCorrected] = useState('')
  const [note, setNote] = useState('')
  const [error, setError] = useState<string>()
  const correctedBox = useRef<HTMLInputElement>(null)
  const refuse = (text: string) => {
    setError(text)
    correctedBox.current?.focus()
  }
  const answer = (verdict: LineVerdict) => {
    const typed = corrected.trim()
    const parsed = typed === '' ? null : parseLinePhone(typed)
    if (typed !== '' && verdict === 'right') return refuse(t('notForRight'))
    if (typed !== '' && (parsed === null || toDigits(parsed) === toDigits(phone))) return refuse(t('impossible'))
    setError(undefined)
    onAnswer({ verdict, correctedPhone: parsed, note: note.trim() || null })
  }
  return (
    <>
      <div className="desk-buttons" role="group" aria-label={t('answers', { phone })}>
        {lineVerdicts.map((verdict) => (
          <Button
            key={verdict}
            busy={busy?.isHere === true && busy.verdict === verdict}
            disabled={busy !== null && !(busy.isHere && busy.verdict === verdict)}
            onClick={() => answer(verdict)}
          >
            {t(`verdicts.${verdict}`)}
          </Button>
        ))}
      </div>
      <Fold label={t('more')}>
        <TextField
          id={`${id}-corrected`}
          ref={correctedBox}
          type="tel"
          autoComplete="off"
          label={t('corrected')}
          hint={t('correctedHint')}
          error={error}
          maxLength={40}
          value={corrected}
          onChange={(event) => setCorrected(event.target.value)}
        />
        <TextField
          id={`${id}-note`}
          autoComplete="off"
          label={t('note')}
          hint={t('noteHint')}
          maxLength={longestNote}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Fold>
    </>
  )
}
