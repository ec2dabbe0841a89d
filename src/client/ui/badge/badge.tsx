import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export interface BadgeProps {
  tone?: 'brand' | 'sun' | 'ok' | 'coral' | 'plain'
  icon?: ReactNode
  className?: string
  children: ReactNode
}

export function Badge({ tone = 'brand', icon, className, children }: BadgeProps) {
  return (
    <span className={classNames('ui-badge', `ui-badge-${tone}`, className)}>
      {icon}
      {children}
    </span>
  )
}
