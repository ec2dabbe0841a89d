import './plan-paper.css'
import { createPortal } from 'react-dom'
import { formatPlanDay } from '#domain/action-plan/plan-day.ts'
import type { StoredPlan } from '#domain/action-plan/stored-plan.ts'
import { groupStepsByPhase } from '#domain/action-plan/plan-file.ts'
import type { PlanStep } from '#domain/action-plan/plan-step.ts'
import type { Language } from '#domain/language.ts'
import { TextWithPhones } from './plan-nodes.tsx'
import { PlainText } from './plan-text-view.tsx'
import { Script } from './script.tsx'
import { useFileTexts } from './use-file-texts.ts'

/** The printed plan, however printing is started. It is outside the app and hidden on screen. */
export function PlanPrintout({ plan }: { plan: StoredPlan }) {
  const words = useFileTexts(plan)
  return createPortal(
    <article className="plan-paper" lang={plan.language}>
      <header>
        <h1>{words.title}</h1>
        <p>{words.madeOn}</p>
      </header>
      {plan.steps.length === 0 && <PlainText text={plan.text} />}
      {plan.parts.map(({ id, title, lines }) => (
        <section key={id}>
          <h2>{title}</h2>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      {groupStepsByPhase(plan.steps).map(({ phase, steps }) => (
        <section key={phase}>
          <h2>{words.phases[phase]}</h2>
          <ul>
            {steps.map((step) => (
              <Line key={`${step.task} ${step.dueOn}`} step={step} language={plan.language} />
            ))}
          </ul>
        </section>
      ))}
      <p className="plan-paper-help">{words.help}</p>
    </article>,
    document.body,
  )
}

function Line({
  step: { title, detail, dueOn, place: listing, script },
  language,
}: {
  step: PlanStep
  language: Language
}) {
  const day = formatPlanDay(dueOn, language)
  return (
    <li>
      <p className="plan-paper-title">
        <span className="plan-paper-day">{day}</span> {title}
      </p>
      <p>{detail}</p>
      {listing && (
        <p>
          {[listing.name, listing.address].filter(Boolean).join(', ')} <strong>{listing.phone}</strong>
        </p>
      )}
      {script && (
        <p>
          <Script script={script} Text={TextWithPhones} />
        </p>
      )}
    </li>
  )
}
