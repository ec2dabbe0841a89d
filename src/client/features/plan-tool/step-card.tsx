import { TextWithPhones } from './plan-nodes.tsx'
import './plan-steps.css'
import { CalendarDays, MapPin, MessageCircle, Phone } from 'lucide-react'
import { Suspense } from 'react'
import { formatPlanDay } from '#domain/action-plan/plan-day.ts'
import type { PlanListing, PlanStep } from '#domain/action-plan/plan-step.ts'
import type { StepFeedback } from '#domain/action-plan/stored-plan.ts'
import type { Language } from '#domain/language.ts'
import { buildCallLink, buildDirectionsLink } from '#domain/resources/contact-links.ts'
import { fillText } from '#client/platform/i18n/fill-text.ts'
import { useModuleIn } from '#client/platform/i18n/use-module-in.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { TextLink } from '#client/ui/text-link/text-link.tsx'
import { FeedbackButtons } from './feedback-buttons.tsx'
import { Script } from './script.tsx'
import { SubHeading } from './stage-heading.tsx'

const webAddress = /(https?:\/\/[^\s<>"“”]*[^\s<>"“”.,;:!?)\]])/

export interface StepCardProps {
  step: PlanStep
  language: Language
  feedback: StepFeedback | undefined
  onFeedback: (step: PlanStep, feedback: StepFeedback | null) => void
  ref: (title: HTMLHeadingElement | null) => void
}

/** One step: when, what, where and what to say, and how it went. */
export function StepCard({ step, language, feedback, onFeedback, ref }: StepCardProps) {
  const { title, detail, dueOn, place: listing, script } = step
  return (
    <li className="plan-step" lang={language}>
      <div>
        <Badge icon={<CalendarDays aria-hidden size={14} />}>{formatPlanDay(dueOn, language)}</Badge>
      </div>
      <SubHeading below={2} ref={ref}>
        {title}
      </SubHeading>
      <p>
        <StepText text={detail} />
      </p>
      {listing && <StepListing listing={listing} />}
      {script && (
        <div className="plan-say">
          <MessageCircle aria-hidden size={18} />
          <p>
            <Script script={script} Text={StepText} />
          </p>
        </div>
      )}
      {feedback === 'did-not-work' && (
        <Suspense>
          <OtherWay step={step} language={language} />
        </Suspense>
      )}
      <FeedbackButtons title={title} feedback={feedback} onFeedback={(next) => onFeedback(step, next)} />
    </li>
  )
}

function StepListing({ listing }: { listing: PlanListing }) {
  const t = useText('planTool')
  const common = useText('common')
  const { name, address, phone } = listing
  const link = buildCallLink({ phone: phone ?? undefined })
  const directions = buildDirectionsLink({ address: address ?? undefined })
  return (
    <div className="plan-place">
      <strong>{name}</strong>
      {address && (
        <p className="plan-address">
          <MapPin aria-hidden size={18} />
          {directions ? (
            <TextLink href={directions} newTabLabel={common('opensInNewTab')}>
              {address}
            </TextLink>
          ) : (
            <span>{address}</span>
          )}
        </p>
      )}
      {link && (
        <Button size="small" href={link.href} icon={<Phone aria-hidden size={18} />}>
          {link.extension === null
            ? t('plan.call', { phone: link.number })
            : t('plan.callExtension', { phone: link.number, extension: link.extension })}
        </Button>
      )}
      {!link && phone && <p>{phone}</p>}
    </div>
  )
}

/** Where to turn when a step did not work, in the language of the plan. */
function OtherWay({ step: { place: listing, title }, language }: Pick<StepCardProps, 'step' | 'language'>) {
  const { steps } = useModuleIn(language, 'planTool')
  const text = listing ? fillText(steps.tried, { place: listing.name }) : fillText(steps.triedAnything, { title })
  return (
    <div role="status" className="plan-say plan-other-way">
      <Phone aria-hidden size={18} />
      <p>
        <StepText text={text} />
      </p>
    </div>
  )
}

/** The text of a step, with numbers to call and pages to open. */
function StepText({ text }: { text: string }) {
  const common = useText('common')
  return text.split(webAddress).map((piece, index) =>
    index % 2 === 1 ? (
      <TextLink key={index} href={piece} newTabLabel={common('opensInNewTab')}>
        {piece}
      </TextLink>
    ) : (
      <TextWithPhones key={index} text={piece} />
    ),
  )
}
