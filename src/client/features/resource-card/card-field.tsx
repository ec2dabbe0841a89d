import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden/visually-hidden.tsx'

interface CardFieldProps {
  label: string
  icon: LucideIcon
  /** People reported this field as wrong. */
  isDoubted?: boolean
  children: ReactNode
}

/** One field of the fact list. Its label is shown as an icon and read out as text. */
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
