import { useRef } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'

interface PhraseListProps {
  title: string
  text?: string
  empty: string
  lines: readonly { phrase: string; about: string; language: string }[]
  /** Without it the list is read-only. */
  onRemove?: (at: number) => void
}

export function PhraseList({ title, text, empty, lines, onRemove }: PhraseListProps) {
  const t = useText('adminReggie')
  const heading = useRef<HTMLHeadingElement>(null)
  const handleRemove = (at: number) => {
    onRemove?.(at)
    // The pressed button is gone.
    heading.current?.focus()
  }
  return (
    <div className="desk-stack">
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {text && <p className="desk-quiet">{text}</p>}
      {lines.length === 0 && <p>{empty}</p>}
      <ul className="desk-list" aria-label={title}>
        {lines.map(({ phrase, about, language }, at) => (
          <li key={`${about} ${phrase}`} className="desk-head">
            <span>
              <strong className="block" lang={language}>
                {phrase}
              </strong>
              <span className="desk-quiet">{about}</span>
            </span>
            {onRemove && (
              <Button size="small" aria-label={t('guard.removeNamed', { phrase })} onClick={() => handleRemove(at)}>
                {t('guard.remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
