import { CircleCheck, CircleDashed } from 'lucide-react'
import { Link } from 'wouter'
import type { PartnerRoute } from '#domain/navigation/routes.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Card } from '#client/ui/card/card.tsx'
import type { Summary } from './summary.ts'

type Step = keyof Summary['checklist']

const steps: [Step, PartnerRoute][] = [
  ['hours', '/partner-portal/resources'],
  ['facts', '/partner-portal/resources'],
  ['people', '/partner-settings'],
  ['away', '/partner-settings'],
  ['templates', '/partner-settings'],
]

/** Steps that make a partner's page work well. Hidden once all are done. */
export function Checklist({ checklist }: Pick<Summary, 'checklist'>) {
  const t = useText('partnerDashboard')
  const done = steps.filter(([step]) => checklist[step]).length
  if (done === steps.length) return null
  return (
    <Card as="section" aria-labelledby="partner-checklist" className="pi-stack">
      <h2 id="partner-checklist">{t('checklist.title')}</h2>
      <p className="pi-soft">{t('checklist.text', { done, total: steps.length })}</p>
      <ul className="pd-checklist">
        {steps.map(([step, href]) => (
          <ChecklistLine key={step} isDone={checklist[step]} href={href} label={t(`checklist.${step}`)} />
        ))}
      </ul>
    </Card>
  )
}

function ChecklistLine({ isDone, href, label }: { isDone: boolean; href: PartnerRoute; label: string }) {
  const t = useText('partnerDashboard')
  const Icon = isDone ? CircleCheck : CircleDashed
  return (
    <li className={isDone ? 'pd-done' : undefined}>
      <Icon size={22} aria-hidden="true" />
      {isDone ? (
        <span>{label}</span>
      ) : (
        <Link href={href} className="ui-text-link">
          {label}
        </Link>
      )}
      <span className="pi-soft">{t(isDone ? 'checklist.done' : 'checklist.open')}</span>
    </li>
  )
}
