import { useCallback, useId, useRef, type ReactNode } from 'react'
import { useTooltip } from './use-tooltip.ts'

export interface TooltipProps {
  text: string
  /** Renders the control; pass the id on as its aria-describedby. */
  children: (describedBy: string | undefined) => ReactNode
}

const GAP_PX = 8

/** A short hint on hover or keyboard focus. Never the only source of information: touch cannot open it. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const { isOpen, handlers } = useTooltip()

  const show = useCallback((tip: HTMLSpanElement | null) => {
    if (!tip || !anchor.current) return
    tip.showPopover?.()
    positionTip(tip, anchor.current.getBoundingClientRect())
  }, [])

  return (
    <span ref={anchor} role="presentation" className="ui-tooltip-anchor" {...handlers}>
      {children(isOpen ? id : undefined)}
      {isOpen && (
        <span ref={show} id={id} role="tooltip" popover="manual" className="ui-tooltip">
          {text}
        </span>
      )}
    </span>
  )
}

/** Above the control, or below it where there is no space; always inside the window. */
function positionTip(tip: HTMLElement, box: DOMRect) {
  const { offsetWidth: width, offsetHeight: height } = tip
  const left = Math.min(box.left + box.width / 2 - width / 2, window.innerWidth - width - GAP_PX)
  const above = box.top - height - GAP_PX
  tip.style.left = `${Math.max(GAP_PX, left)}px`
  tip.style.top = `${above < GAP_PX ? box.bottom + GAP_PX : above}px`
}
