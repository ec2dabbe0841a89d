import { ArrowRightLeft } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import type { MoveTarget } from './board-moves.ts'

interface MoveMenuProps {
  /** Accessible name of the introduction. */
  name: string
  targets: readonly MoveTarget[]
  onMove: (to: MoveTarget) => void
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** The same moves as dragging, for keyboard, touch and screen reader users. */
export function MoveMenu({ name, targets, onMove }: MoveMenuProps) {
  const t = useText('partnerBoard')
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
  useEffect(() => {
    if (isOpen) items()[0]?.focus()
  }, [isOpen])
  const close = () => {
    setIsOpen(false)
    opener.current?.focus()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return close()
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const all = items()
    all[step(all.indexOf(event.target as HTMLElement), all.length)]?.focus()
  }
  const handleBlur = (event: FocusEvent) => {
    if (event.relatedTarget !== opener.current && !menu.current?.contains(event.relatedTarget)) setIsOpen(false)
  }
  return (
    <>
      <Button
        ref={opener}
        size="small"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={t('moveNamed', { ref: name })}
        icon={<ArrowRightLeft size={16} aria-hidden="true" />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('move')}
      </Button>
      {isOpen && (
        <div
          ref={menu}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={t('moves', { ref: name })}
          className="pb-menu"
          onKeyDown={handleKey}
          onBlur={handleBlur}
        >
          {targets.map((to) => (
            <button
              key={to}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className="pb-menu-item"
              onClick={() => {
                close()
                onMove(to)
              }}
            >
              {t(`to.${to}`)}
            </button>
          ))}
        </div>
      )}
    </>
  )
}
