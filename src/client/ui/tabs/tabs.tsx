import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'

export interface TabItem {
  id: string
  label: ReactNode
  panel: ReactNode
}

export interface TabsProps {
  label: string
  items: readonly TabItem[]
  value: string
  onChange: (id: string) => void
}

/** One tab stop for the whole list; the arrow keys move between tabs and open them. */
export function Tabs({ label, items, value, onChange }: TabsProps) {
  const baseId = useId()
  const list = useRef<HTMLDivElement>(null)

  function handleKeyDown(event: KeyboardEvent) {
    const at = items.findIndex((item) => item.id === value)
    const targets: Record<string, number> = {
      ArrowRight: (at + 1) % items.length,
      ArrowLeft: (at - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    }
    const target = targets[event.key]
    const item = target === undefined ? undefined : items[target]
    if (target === undefined || !item) return
    event.preventDefault()
    onChange(item.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus()
  }

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} tabIndex={-1} className="ui-tab-list" onKeyDown={handleKeyDown}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${baseId}-tab-${item.id}`}
            aria-controls={`${baseId}-panel-${item.id}`}
            aria-selected={item.id === value}
            tabIndex={item.id === value ? 0 : -1}
            className="ui-tab"
            onClick={() => onChange(item.id)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.id}
          role="tabpanel"
          id={`${baseId}-panel-${item.id}`}
          aria-labelledby={`${baseId}-tab-${item.id}`}
          hidden={item.id !== value}
          className="ui-tab-panel"
        >
          {item.id === value && item.panel}
        </div>
      ))}
    </div>
  )
}
