import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'

interface MenuGroupProps {
  title: string
  /** What the group holds, shown while it is closed. */
  hint?: string
  /** Shown while it is closed, so that a count isn't hidden with its entry. */
  badge?: ReactNode
  isOpenAtFirst?: boolean
  children: ReactNode
}

export function MenuGroup({ title, hint, badge, isOpenAtFirst = false, children }: MenuGroupProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  return (
    <section className="menu-group">
      <h3>
        <button
          type="button"
          className="menu-item menu-group-title"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-describedby={hint && !isOpen ? `${id}-hint` : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span>{title}</span>
          {!isOpen && badge}
          <ChevronDown aria-hidden size={20} />
        </button>
      </h3>
      {hint && !isOpen && (
        <p id={`${id}-hint`} className="menu-about menu-hint">
          {hint}
        </p>
      )}
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </section>
  )
}
