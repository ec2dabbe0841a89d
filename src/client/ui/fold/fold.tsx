import './fold.css'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMediaQuery } from './use-media-query.ts'

export interface FoldProps {
  /** Label of the collapsed content; shown only where it collapses. */
  label: string
  children: ReactNode
}

/** The same width as in the style sheet. In print nothing can be expanded. */
const withRoom = '(min-width: 40rem), print'

/** Collapsed on a phone until opened. On wider screens the content is always shown. */
export function Fold({ label, children }: FoldProps) {
  const hasRoom = useMediaQuery(withRoom)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className="ui-fold"
      open={hasRoom || isOpen}
      onToggle={(event) => !hasRoom && setIsOpen(event.currentTarget.open)}
    >
      <summary>
        {label}
        <ChevronDown size={20} aria-hidden="true" />
      </summary>
      <div className="ui-fold-body">{children}</div>
    </details>
  )
}
