import { CalendarDays, ChevronDown, MapPin, MessageCircle, Phone } from 'lucide-react'
import { formatPlanDay, groupStepsByPhase } from '#domain/action-plan/plan-file.ts'
import type { PlanPhase, PlanListing, PlanStep } from '#domain/action-plan/plan-step.ts'
import type { Language } from '#domain/language.ts'
import { buildCallLink } from '#domain/resources/contact-links.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { TextWithPhones } from './plan-nodes.tsx'
import { Script } from './script.tsx'
import { SubHeading } from './stage-heading.tsx'

/** Later weeks are collapsed, to keep the page short and focused on the next steps. */
const folded: ReadonlySet<PlanPhase> = new Set(['week2', 'week3', 'week4'])

/** The plan phase by phase, the next 72 hours first. */
export function PlanSteps({ steps, language }: { steps: readonly PlanStep[]; language: Language }) {
  const t = useText('planTool')
  return groupStepsByPhase(steps).map((part) => {
    const { phase } = part
    const list = (
      <ol className="grid gap-3">
        {part.steps.map((step) => (
          <Step key={`${step.task} ${step.dueOn}`} step={step} language={language} />
        ))}
      </ol>
    )
    const head = (
      <SubHeading below={1} id={`plan-${phase}`}>
        {t(`plan.phases.${phase}`)}
      </SubHeading>
    )
    if (folded.has(phase)) {
      return (
        <details key={phase} className="plan-later">
          <summary>
            {head}
            <Badge tone="plain">{t('plan.count', { count: part.steps.length })}</Badge>
            <ChevronDown aria-hidden size={20} />
          </summary>
          {list}
        </details>
      )
    }
    return (
      <section
        key={phase}
        aria-labelledby={`plan-${phase}`}
        className={phase === 'now' ? 'plan-phase plan-now' : 'plan-phase'}
      >
        {head}
        {phase === 'now' && <p>{t('plan.nowText')}</p>}
        {list}
      </section>
    )
  })
}

function Step({ step, language }: { step: PlanStep; language: Language }) {
  const { title, detail, dueOn, place: listing, script } = step
  return (
    <li className="plan-step">
      <div>
        <Badge icon={<CalendarDays aria-hidden size={14} />}>{formatPlanDay(dueOn, language)}</Badge>
      </div>
      <SubHeading below={2}>{title}</SubHeading>
      <p>
        <TextWithPhones text={detail} />
      </p>
      {listing && <StepListing listing={listing} />}
      {script && (
        <div className="plan-say">
          <MessageCircle aria-hidden size={18} />
          <p>
            <Script script={script} />
          </p>
        </div>
      )}
    </li>
  )
}

function StepListing({ listing }: { listing: PlanListing }) {
  const t = useText('planTool')
  const link = buildCallLink({ phone: listing.phone ?? undefined })
  return (
    <div className="plan-place">
      <strong>{listing.name}</strong>
      {listing.address && (
        <p className="plan-address">
          <MapPin aria-hidden size={18} />
          <span>{listing.address}</span>
        </p>
      )}
      {link && (
        <Button size="small" href={link.href} icon={<Phone aria-hidden size={18} />}>
          {link.extension === null
            ? t('plan.call', { phone: link.number })
            : t('plan.callExtension', { phone: link.number, extension: link.extension })}
        </Button>
      )}
      {!link && listing.phone && <p>{listing.phone}</p>}
    </div>
  )
}
