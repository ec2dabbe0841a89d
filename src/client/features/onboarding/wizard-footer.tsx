import type { ReactNode } from 'react'

/** The one thing to do next, always in reach of the thumb where the screen is tall enough for it. */
export function WizardFooter({ children }: { children: ReactNode }) {
  return <div className="wizard-footer">{children}</div>
}
