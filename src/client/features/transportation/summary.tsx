import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** The heading that expands a section of the page. */
export function Summary({ children }: { children: ReactNode }) {
  return (
    <summary>
      <span>{children}</span>
      <ChevronDown aria-hidden size={20} />
    </summary>
  )
}
