import type { ReactNode } from 'react'

interface SpecimenProps {
  label: string
  /** Below each other instead of in a row. */
  stacked?: boolean
  children: ReactNode
}

/** One state of a part with its name above it. */
export function Specimen({ label, stacked = false, children }: SpecimenProps) {
  return (
    <div className="ws-specimen">
      <p className="ws-caption">{label}</p>
      <div className={stacked ? 'ws-stack' : 'ws-row'}>{children}</div>
    </div>
  )
}
