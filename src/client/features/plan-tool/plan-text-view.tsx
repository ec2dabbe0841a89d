import { Suspense, use, useMemo, useState } from 'react'
import { stripPlanMarkup, renderPlanMarkup } from '#domain/action-plan/plan-text.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { Skeleton } from '#client/ui/skeleton/skeleton.tsx'
import { planNodes, TextWithPhones } from './plan-nodes.tsx'

type Sanitize = (markup: string) => DocumentFragment | null

/** A separate chunk: a plan with steps does not need it. If it fails to load, the plan is shown as plain text. */
async function loadSanitizer(): Promise<Sanitize> {
  try {
    return (await import('./sanitize-plan.ts')).sanitizePlan
  } catch (error) {
    reportQuietly('sanitizer', error)
    return () => null
  }
}

/** A plan without steps, as text. */
export function PlanTextView({ text }: { text: string }) {
  const common = useText('common')
  const [sanitizer] = useState(loadSanitizer)
  const waiting = (
    <div role="status">
      <span className="sr-only">{common('loading')}</span>
      <Skeleton lines={6} />
    </div>
  )
  return (
    <Suspense fallback={waiting}>
      <SafeText text={text} sanitizer={sanitizer} />
    </Suspense>
  )
}

function SafeText({ text, sanitizer }: { text: string; sanitizer: Promise<Sanitize> }) {
  const sanitize = use(sanitizer)
  const safe = useMemo(() => sanitize(renderPlanMarkup(text)), [sanitize, text])
  return <div className="plan-text">{safe ? planNodes(safe) : <PlainText text={text} />}</div>
}

/** Plain text, line by line. */
export function PlainText({ text }: { text: string }) {
  const lines = stripPlanMarkup(text).split(/\n+/)
  return lines.map((line, index) => (
    <p key={index}>
      <TextWithPhones text={line} />
    </p>
  ))
}
