import type { MouseEvent, ReactNode } from 'react'

interface HeldProps {
  /** What may not act: everything that can be pressed, unless told. */
  presses?: string
  onAct: () => void
  children: ReactNode
}

/** Parts that do their work themselves: a press that would reach the server or change this device ends here. */
export function LoadedFixture({ presses = 'a[href], button', onAct, children }: HeldProps) {
  const handleClick = (event: MouseEvent<HTMLDivElement>) => {
    if (!(event.target as Element).closest(presses)) return
    event.preventDefault()
    event.stopPropagation()
    onAct()
  }
  return <div onClickCapture={handleClick}>{children}</div>
}
