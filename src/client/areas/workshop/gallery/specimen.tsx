import type { ReactNode } from 'react'

interface SpecimenProps {
  label: string
  /** In a column instead of a row. */
  stacked?: boolean
  children: ReactNode
}

/** One state of a part with a label above it. */
export function Specimen({ label, stacked = false, children }: SpecimenProps) {
  return (
    <div className="ws-specimen">
      <p className="ws-caption">{label}</p>
      <div className={stacked ? 'ws-stack' : 'ws-row'}>{children}</div>
    </div>
  )
}
