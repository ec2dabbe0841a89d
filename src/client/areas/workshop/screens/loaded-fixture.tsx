import type { MouseEvent, ReactNode } from 'react'

interface HeldProps {
  /** Selector of the elements to block; by default all links and buttons. */
  presses?: string
  onAct: () => void
  children: ReactNode
}

/** For parts that perform their own actions: stops a press that would reach the server or change this device. */
export function LoadedFixture({ presses = 'a[href], button', onAct, children }: HeldProps) {
  const handleClick = (event: MouseEvent<HTMLDivElement>) => {
    if (!(event.target as Element).closest(presses)) return
    event.preventDefault()
    event.stopPropagation()
    onAct()
  }
  return <div onClickCapture={handleClick}>{children}</div>
}
