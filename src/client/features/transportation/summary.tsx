import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** The line that opens a part of the page. */
export function Summary({ children }: { children: ReactNode }) {
  return (
    <summary>
      <span>{children}</span>
      <ChevronDown aria-hidden size={20} />
    </summary>
  )
}
