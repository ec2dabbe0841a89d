import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden/visually-hidden.tsx'

interface CardFieldProps {
  label: string
  icon: LucideIcon
  /** People told us this one is wrong. */
  isDoubted?: boolean
  children: ReactNode
}

/** One field of the list of facts. Its name is drawn as an icon and read out as a word. */
export function CardField({ label, icon: Icon, isDoubted = false, children }: CardFieldProps) {
  const listing = useText('listing')
  return (
    <div>
      <dt>
        <Icon aria-hidden size={20} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </dt>
      <dd>
        {children}
        {isDoubted && <p className="resource-card-doubt">{listing('reportsDiffer')}</p>}
      </dd>
    </div>
  )
}
