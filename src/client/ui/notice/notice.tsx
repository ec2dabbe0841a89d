import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

export interface NoticeProps {
  tone?: keyof typeof icons
  title?: ReactNode
  /** For a notice that appears after a user action: screen readers then announce it. */
  announce?: boolean
  children?: ReactNode
}

export function Notice({ tone = 'info', title, announce = false, children }: NoticeProps) {
  const Icon = icons[tone]
  const urgent = tone === 'danger' ? 'alert' : 'status'
  return (
    <div className={`ui-notice ui-notice-${tone}`} role={announce ? urgent : undefined}>
      <Icon size={22} aria-hidden="true" />
      <div className="ui-notice-body">
        {title !== undefined && <strong className="block">{title}</strong>}
        {children}
      </div>
    </div>
  )
}
