import type { ReactNode } from 'react'

/** The next action, within reach of the thumb on screens that are tall enough. */
export function WizardFooter({ children }: { children: ReactNode }) {
  return <div className="wizard-footer">{children}</div>
}
