import { useEffect, useRef, useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import type { TaskGuidance } from '#domain/action-plan/task-guidance.ts'
import { TappableText } from '#client/platform/contact/tappable-text.tsx'

export const guidanceParts = ['documents', 'process', 'challenges', 'tips'] as const

interface GuidanceViewProps {
  title: string
  guidance: TaskGuidance
  /** Just requested with a button that is now gone, so it opens and takes focus. */
  wasRequested: boolean
}

/** Help with one task. Collapsible, so that a long list stays short. */
export function GuidanceView({ title, guidance, wasRequested }: GuidanceViewProps) {
  const t = useText('planPage')
  const head = useRef<HTMLElement>(null)
  const [isNew] = useState(wasRequested)
  useEffect(() => {
    if (isNew) head.current?.focus({ preventScroll: true })
  }, [isNew])
  return (
    <details className="tasks-guidance" open={isNew} data-print="hide">
      <summary ref={head} aria-label={t('guidance.name', { title })}>
        {t('guidance.title')}
      </summary>
      <div className="tasks-guidance-text">
        <p>
          <TappableText>{guidance.summary}</TappableText>
        </p>
        {guidanceParts.map((part) => (
          <Part key={part} part={part} lines={guidance[part]} />
        ))}
        <p className="text-md text-ink-2">{t('guidance.check')}</p>
      </div>
    </details>
  )
}

function Part({ part, lines }: { part: (typeof guidanceParts)[number]; lines: readonly string[] }) {
  const t = useText('planPage')
  const List = part === 'process' ? 'ol' : 'ul'
  if (lines.length === 0) return null
  return (
    <div>
      <h5>{t(`guidance.${part}`)}</h5>
      <List>
        {lines.map((line, index) => (
          <li key={index}>
            <TappableText>{line}</TappableText>
          </li>
        ))}
      </List>
    </div>
  )
}
