import './fold.css'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMediaQuery } from './use-media-query.ts'

export interface FoldProps {
  /** What is folded away; seen only where it folds. */
  label: string
  children: ReactNode
}

/** The same width as in the style sheet. Nothing can be unfolded on paper. */
const withRoom = '(min-width: 40rem), print'

/** Folded away on a phone until it is asked for. Elsewhere what it holds simply stands there. */
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
