import type { Language } from '../language.ts'
import type { StoredPlan } from './stored-plan.ts'
import { formatPlanDay } from './plan-day.ts'
import { type PlanPhase, planPhases, type PlanStep } from './plan-step.ts'
import { stripPlanMarkup } from './plan-text.ts'

/** The name of the downloaded file. */
export const planFileName = 'my-action-plan.txt'

export interface PlanFileTexts {
  title: string
  madeOn: string
  phases: Record<PlanPhase, string>
  /** Label before the phone script. */
  say: string
  help: string
}

/** Steps by phase, in order; empty phases are left out. */
export function groupStepsByPhase(steps: readonly PlanStep[]): { phase: PlanPhase; steps: PlanStep[] }[] {
  return planPhases
    .map((phase) => ({ phase, steps: steps.filter((step) => step.phase === phase) }))
    .filter((part) => part.steps.length > 0)
}

/** Whether a script already has its spoken text in quotes. */
export const isQuoted = (script: string): boolean => /[“"«]/.test(script)

/** The plan as plain text, for reading aloud. */
export function formatPlanAsText(plan: StoredPlan, words: PlanFileTexts): string {
  if (plan.text !== '') return stripPlanMarkup(plan.text)
  return groupStepsByPhase(plan.steps)
    .map(({ phase, steps }) => [words.phases[phase], ...steps.map((step) => formatStep(step, plan.language, words))])
    .map((lines) => lines.join('\n\n'))
    .join('\n\n')
}

function formatStep(
  { title, detail, dueOn, place: listing, script }: PlanStep,
  language: Language,
  { say }: PlanFileTexts,
): string {
  const at = listing ? [listing.name, listing.phone, listing.address].filter(Boolean).join(', ') : ''
  const lines = [`${formatPlanDay(dueOn, language)}: ${title}`, detail, at, formatScript(script, say)]
  return lines.filter(Boolean).join('\n')
}

function formatScript(script: string | null, say: string): string {
  if (!script) return ''
  return isQuoted(script) ? script : `${say} “${script}”`
}

/** The file for Download: plain text that any program can open, with a contact to call at the end. */
export function formatPlanFile(plan: StoredPlan, words: PlanFileTexts): string {
  return `${words.title}\n${words.madeOn}\n\n${formatPlanAsText(plan, words)}\n\n${words.help}\n`
}
