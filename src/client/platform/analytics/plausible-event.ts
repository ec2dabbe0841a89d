import type { Language } from '#domain/language.ts'
import { isPrivacyRequested } from './privacy-signal.ts'

/** The only eight events sent to the optional privacy-friendly analytics script, with their properties. */
interface PlausibleEvents {
  'Resource Search': { location: string; categories: string; results: number }
  'GRO Module Used': { module: string; language: Language }
  'Chat Interaction': { type: string; language: Language }
  'Satisfaction Vote': { context: string; vote: string }
  'Onboarding Complete': { location: string; categories: string; language: Language }
  'Prep Tool Used': { tool: string; language: Language }
  'Language Changed': { from: Language; to: Language }
  'Resource Interaction': { action: string; resource: string }
}

declare global {
  interface Window {
    plausible?: (name: string, options: { props: Record<string, string | number> }) => void
  }
}

/** Does nothing unless an operator has installed the script. */
export function plausibleEvent<Name extends keyof PlausibleEvents>(name: Name, props: PlausibleEvents[Name]): void {
  if (import.meta.env.SSR || isPrivacyRequested()) return
  window.plausible?.(name, { props: { ...props } })
}
