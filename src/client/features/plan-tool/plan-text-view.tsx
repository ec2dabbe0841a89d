import type { DOMPurify } from 'dompurify'
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
    const { default: purify } = await import('dompurify')
    return (markup) => sanitize(purify, markup)
  } catch (error) {
    reportQuietly('sanitizer', error)
    return () => null
  }
}

/**
 * Keeps only p, br, div and span, and of their attributes only the class (T-5.3). Null in a browser the sanitizer does
 * not support: its output must not be rendered there.
 */
function sanitize(purify: DOMPurify, markup: string): DocumentFragment | null {
  if (!purify.isSupported) return null
  return purify.sanitize(markup, {
    ALLOWED_TAGS: ['p', 'br', 'div', 'span'],
    ALLOWED_ATTR: ['class'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
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
