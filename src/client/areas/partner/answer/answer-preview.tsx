import { type ReactNode, Suspense } from 'react'
import type { PartnerIntroduction } from '#contracts/partner-introductions.ts'
import type { Language } from '#domain/language.ts'
import { useModuleIn } from '#client/platform/i18n/use-module-in.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { LoadingPart } from '#client/platform/loading/loading-part.tsx'
import { formatMoment } from '#client/shared/formats/dates.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Card } from '#client/ui/card/card.tsx'
import type { ResponseValues } from './response-values.ts'

interface AnswerPreviewProps {
  introduction: Pick<PartnerIntroduction, 'resourceName' | 'language'>
  values: ResponseValues
  /** The language the answer is written in. */
  language: Language
}

/** The answer as the person's own page renders it, in their language; the message stays in its own language. */
export function AnswerPreview({ introduction, values, language }: AnswerPreviewProps) {
  const t = useText('partnerAnswer')
  return (
    <section className="pa-preview" aria-labelledby="answer-preview">
      <h2 id="answer-preview">{t('form.preview')}</h2>
      {values.state === '' && values.message.trim() === '' ? (
        <p className="pa-quiet">{t('form.previewEmpty')}</p>
      ) : (
        // The form next to it must stay while the texts of the other language load.
        <Suspense fallback={<LoadingPart />}>
          <PersonsCard introduction={introduction} values={values} language={language} />
        </Suspense>
      )}
    </section>
  )
}

function PersonsCard({ introduction: { resourceName, language: reads }, values, language }: AnswerPreviewProps) {
  const { detail, reasons, states } = useModuleIn(reads, 'introductions')
  const { state, reason, message, bring, instructions } = values
  const isNo = state === 'declined'
  const contact = [values.contactName.trim(), values.contactPhone.trim()].filter(Boolean).join(', ')
  return (
    <Card tone={isNo ? 'quiet' : 'ok'} className="pa-stack" lang={reads}>
      <p>
        <strong>{resourceName}</strong>
      </p>
      {state !== '' && (
        <p>
          <Badge tone={isNo ? 'plain' : 'ok'}>{states[state]}</Badge>
        </p>
      )}
      <strong>{detail.answer}</strong>
      {isNo && reason !== '' && <p>{reasons[reason]}</p>}
      {message.trim() !== '' && (
        <p className="pa-words" lang={language}>
          {message.trim()}
        </p>
      )}
      {!isNo && values.date !== '' && values.time !== '' && (
        <Part title={detail.appointment}>
          <p>{formatMoment(`${values.date}T${values.time}`, 'longDayAndTime', reads)}</p>
          {values.place.trim() && <p className="pa-words">{values.place.trim()}</p>}
        </Part>
      )}
      {!isNo && bring.length > 0 && (
        <Part title={detail.bring}>
          <ul className="pa-dots" lang={language}>
            {bring.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </Part>
      )}
      {contact && (
        <Part title={detail.contact}>
          <p className="pa-words">{contact}</p>
        </Part>
      )}
      {!isNo && instructions.trim() !== '' && (
        <Part title={detail.instructions}>
          <p className="pa-words" lang={language}>
            {instructions.trim()}
          </p>
        </Part>
      )}
      {isNo && values.alternatives.length > 0 && <Elsewhere values={values} reads={reads} />}
    </Card>
  )
}

function Elsewhere({ values: { alternatives }, reads }: { values: ResponseValues; reads: Language }) {
  const { elsewhere } = useModuleIn(reads, 'introductions')
  return (
    <Part title={alternatives.length === 1 ? elsewhere.namedOne : elsewhere.named}>
      <ul className="pa-dots">
        {alternatives.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <strong>{title}</strong>
      {children}
    </div>
  )
}
