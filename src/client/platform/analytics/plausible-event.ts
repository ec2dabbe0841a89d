import type { Language } from '#domain/language.ts'
import { isPrivacyRequested } from './privacy-signal.ts'

/** The eight events the optional privacy-friendly script may hear of, and nothing more about each. */
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

/** Says it to the script only where an operator has installed one. */
export function plausibleEvent<Name extends keyof PlausibleEvents>(name: Name, props: PlausibleEvents[Name]): void {
  if (typeof window === 'undefined' || isPrivacyRequested()) return
  window.plausible?.(name, { props: { ...props } })
}
