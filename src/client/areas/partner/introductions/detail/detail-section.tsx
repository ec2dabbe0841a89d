import { type ReactNode, useId } from 'react'

interface DetailSectionProps {
  title: string
  isHiddenOnPaper?: boolean
  children: ReactNode
}

export function DetailSection({ title, isHiddenOnPaper = false, children }: DetailSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="pi-section" data-print={isHiddenOnPaper ? 'hide' : undefined}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}

/** A label and its value. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="pi-words">{children}</dd>
    </div>
  )
}
