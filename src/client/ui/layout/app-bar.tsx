import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export interface AppBarProps {
  /** Menu or back button. */
  start?: ReactNode
  /** Controls at the end, such as the language. */
  end?: ReactNode
  /** Its own background and a bottom border, for screens that scroll under it. */
  raised?: boolean
  children?: ReactNode
}

export function AppBar({ start, end, raised = false, children }: AppBarProps) {
  return (
    <header className={classNames('ui-appbar', raised && 'ui-appbar-raised')} data-print="hide">
      <div className="ui-appbar-row">
        {start}
        <div className="ui-appbar-title">{children}</div>
        {end}
      </div>
    </header>
  )
}
