import type { ChatTrace } from '#contracts/chat-trace.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { AuditorNote } from './auditor-note.tsx'

/** How the last answer was produced, step by step. */
export function Inspector({ trace }: { trace: ChatTrace | undefined }) {
  const t = useText('chatDemo')
  return (
    <section aria-labelledby="demo-inspector" className="cd-pane">
      <h2 id="demo-inspector">{t('inspector')}</h2>
      {trace ? (
        <>
          <TraceFields trace={trace} />
          <Records trace={trace} />
          <LongText title={t('draft')} text={trace.draft} language={trace.language} />
          <Dropped dropped={trace.dropped} />
          <LongText title={t('reply')} text={trace.reply} language={trace.language} />
          <Steps steps={trace.steps} />
          <AuditorNote trace={trace} />
        </>
      ) : (
        <p>{t('inspectorEmpty')}</p>
      )}
    </section>
  )
}

function Records({ trace: { records, language } }: { trace: ChatTrace }) {
  const t = useText('chatDemo')
  return (
    <>
      <h3 id="demo-records">{t('records')}</h3>
      {records.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ul aria-labelledby="demo-records" className="cd-list">
          {records.map(({ id, title, checkedOn, score, isUsed }) => (
            <li key={id}>
              <span lang={language}>{title}</span> <code>{id}</code>{' '}
              <span className="cd-fine">
                {t('checkedOn')} {checkedOn ?? t('none')}
                {score !== null && ` · ${t('score')} ${score}`}
              </span>{' '}
              {isUsed && <Badge tone="ok">{t('used')}</Badge>}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function LongText({ title, text, language }: { title: string; text: string; language: string }) {
  return (
    <details className="cd-long">
      <summary>{title}</summary>
      <p lang={language}>{text}</p>
    </details>
  )
}

function Dropped({ dropped }: Pick<ChatTrace, 'dropped'>) {
  const t = useText('chatDemo')
  return (
    <>
      <h3 id="demo-dropped">{t('dropped')}</h3>
      {dropped.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ul aria-labelledby="demo-dropped" className="cd-list">
          {dropped.map(({ kind, text }, index) => (
            <li key={index}>
              <code>{kind}</code> {text}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Steps({ steps }: Pick<ChatTrace, 'steps'>) {
  const t = useText('chatDemo')
  return (
    <>
      <h3>{t('time')}</h3>
      <dl className="cd-fields">
        {steps.map(({ step, ms }) => (
          <div key={step}>
            <dt>{t(`steps.${step}`)}</dt>
            <dd>{t('milliseconds', { ms })}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** How the question was understood, and the kind of answer it led to. */
function TraceFields({ trace }: { trace: ChatTrace }) {
  const t = useText('chatDemo')
  const needs = useText('needs')
  const { intent, slots, crisis } = trace
  const locationText = slots.place ? `${slots.place.county}, ${slots.place.state}` : slots.state
  const values = {
    question: <q lang={trace.language}>{trace.question}</q>,
    hidden: trace.hidden.join(', '),
    language: t(`languages.${trace.language}`),
    crisis: crisis && t(`crises.${crisis.kind}`),
    talk: intent.talk && <code>{intent.talk}</code>,
    topic: intent.topic && <code>{intent.topic}</code>,
    need: slots.need && needs(`${slots.need}.label`),
    place: locationText,
    wantsPlaces: t(slots.wantsPlaces ? 'yes' : 'no'),
    outcome: t(`outcomes.${trace.outcome}`),
    answeredBy: trace.answeredBy === 'template' ? t('template') : trace.answeredBy,
  }
  return (
    <dl className="cd-fields">
      {Object.entries(values).map(([name, value]) => (
        <div key={name}>
          <dt>{t(`fields.${name as keyof typeof values}`)}</dt>
          <dd>{value || t('none')}</dd>
        </div>
      ))}
    </dl>
  )
}
