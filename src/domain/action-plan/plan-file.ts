import type { Language } from '../language.ts'
import type { StoredPlan } from './stored-plan.ts'
import { type PlanPhase, planPhases, type PlanStep } from './plan-step.ts'
import { stripPlanMarkup } from './plan-text.ts'

/** The name of the downloaded file. */
export const planFileName = 'my-action-plan.txt'

export interface PlanFileTexts {
  title: string
  madeOn: string
  phases: Record<PlanPhase, string>
  /** Before the words to say on the phone. */
  say: string
  help: string
}

/** “Mon, Nov 16”: a day is a day wherever the person is. */
export function formatPlanDay(day: string, language: Language): string {
  const options = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(language, options)
}

/** Steps by phase, in order, without the phases that have none. */
export function groupStepsByPhase(steps: readonly PlanStep[]): { phase: PlanPhase; steps: PlanStep[] }[] {
  return planPhases
    .map((phase) => ({ phase, steps: steps.filter((step) => step.phase === phase) }))
    .filter((part) => part.steps.length > 0)
}

/** Whether a script has its spoken words in quotes already. */
export const isQuoted = (script: string): boolean => /[“"«]/.test(script)

/** The plan as words alone, as it is read aloud. */
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

/** The file for Download: readable in the plainest program, with someone to call at its end. */
export function formatPlanFile(plan: StoredPlan, words: PlanFileTexts): string {
  return `${words.title}\n${words.madeOn}\n\n${formatPlanAsText(plan, words)}\n\n${words.help}\n`
}
