import type { ReactNode } from 'react'

export interface SpotProps {
  /** Width in CSS pixels; the height follows. */
  size?: number
}

interface SpotFrameProps {
  width: number
  viewBox: string
  children: ReactNode
}

/** The frame of every small picture. Pictures are decoration: the text beside them carries the meaning. */
export function Spot({ width, viewBox, children }: SpotFrameProps) {
  return (
    <svg className="ui-spot" width={width} viewBox={viewBox} fill="none" aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}
