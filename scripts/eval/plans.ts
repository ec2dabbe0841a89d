import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { planQuestionIds } from '#domain/action-plan/plan-answers.ts'
import { Language } from '#domain/language.ts'
import { NeedKey } from '#domain/needs/needs.ts'
import { StateCode } from '#domain/places/states.ts'
import { addDays } from '#domain/planner/calendar.ts'
import { firstWeekDays } from '#domain/planner/date-tasks.ts'
import { taskGraph } from '#domain/planner/task-graph.ts'
import { shippedRules } from '#server/engines/danger/shipped-judge.ts'
import { loadKnowledge } from '#server/engines/knowledge/load-knowledge.ts'
import { loadPlaces } from '#server/engines/places/places.ts'
import { findGravestDanger } from '#server/engines/planner/crisis-text.ts'
import { embeddedPlanner } from '#server/engines/planner/embedded-planner.ts'
import type { GeneratedPlan } from '#server/engines/planner/planner.ts'
import { systemClock } from '#server/platform/clock.ts'
import { root } from './open-directory.ts'

const Person = z.object({
  id: z.string(),
  language: Language,
  state: StateCode,
  county: z.string(),
  today: z.string(),
  needs: z.array(NeedKey),
  /** Some writers left a box empty, which the product does not let through. */
  answers: z.record(z.enum(planQuestionIds), z.string()),
})
type Person = z.infer<typeof Person>

/** One thing that a case manager insisted on, in a form that a program can look for. */
const Check = z.union([
  z.object({
    line: z.string(),
    kind: z.enum(['first', 'week', 'plan', 'never', 'absent', 'words']),
    any: z.array(z.string()),
  }),
  z.object({ line: z.string(), kind: z.literal('day'), on: z.string() }),
])
type Check = z.infer<typeof Check>
const PersonChecks = z.object({ id: z.string(), checks: z.array(Check) })

interface CheckResult {
  id: string
  check: Check
  holds: boolean
}

function readLines<Schema extends z.ZodMiniType>(file: string, schema: Schema): z.infer<Schema>[] {
  return readFileSync(path.join(root, 'data/golden/plans', file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => schema.parse(JSON.parse(line)))
}

/** Makes the plan of every person and looks for what must and must not be in it. Places are left out: they change. */
async function evaluatePlans(): Promise<CheckResult[]> {
  const places = loadPlaces(path.join(root, 'data/directory'))
  const { facts, guides, readSubject, readSignals } = await loadKnowledge(path.join(root, 'data'), places)
  const directory = { candidates: async () => [], documents: async () => new Map() }
  const planner = embeddedPlanner({ facts, places, directory, clock: systemClock, guides, readSubject, readSignals })
  const checksById = new Map(readLines('checks.jsonl', PersonChecks).map(({ id, checks }) => [id, checks]))
  const results: CheckResult[] = []
  for (const person of readLines('people.jsonl', Person)) {
    const { urgent_need, biggest_challenge, strengths, support_system, goals_3_months } = person.answers
    const made = await planner.plan(
      {
        ...person,
        county: places.findCounty(person),
        corrections: {},
        saved: [],
        danger: findGravestDanger([urgent_need, biggest_challenge], shippedRules, [
          strengths,
          support_system,
          goals_3_months,
        ]),
      },
      { signal: AbortSignal.timeout(60_000) },
    )
    for (const check of checksById.get(person.id) ?? []) {
      results.push({ id: person.id, check, holds: holds(check, made, person) })
    }
  }
  return results
}

function holds(check: Check, { plan, steps, understood }: GeneratedPlan, { today, language }: Person): boolean {
  if (check.kind === 'day') return hasDay(check.on, plan, language)
  const week = steps.filter(({ dueOn }) => dueOn < addDays(today, firstWeekDays))
  const isAny = ({ task }: { task: string }) =>
    check.any.includes(task) || check.any.includes(`guide-${guides.get(task)}`)
  switch (check.kind) {
    case 'first':
      return steps[0] !== undefined && isAny(steps[0])
    case 'week':
      return week.some(isAny)
    case 'plan':
      return steps.some(isAny)
    case 'never':
      return !week.some(isAny)
    case 'absent':
      return !steps.some(isAny)
    case 'words': {
      const text = `${plan}\n${understood.map(({ line }) => line).join('\n')}`.toLowerCase()
      return check.any.some((word) => text.includes(word.toLowerCase()))
    }
  }
}

/** A task of the graph stands for the guide that explains it. */
const guides: ReadonlyMap<string, string | null> = new Map(taskGraph.map(({ id, guide }) => [id, guide]))

/** "December 3", "3 de diciembre". */
function hasDay(on: string, plan: string, language: Language): boolean {
  const options = { month: 'long', day: 'numeric', timeZone: 'UTC' } as const
  return plan.includes(new Date(`${on}T00:00:00Z`).toLocaleDateString(language, options))
}

/** The share that a change must not fall below. */
const floor = 0.97

/** Prints the share of lines that hold, by kind, and with `showsEach` those that do not. */
export async function printPlans(showsEach: boolean): Promise<boolean> {
  const results = await evaluatePlans()
  for (const kind of [...new Set(results.map(({ check }) => check.kind))].toSorted()) {
    const ofKind = results.filter(({ check }) => check.kind === kind)
    console.log(`${kind.padEnd(8)}${ofKind.filter((result) => result.holds).length} of ${ofKind.length}`)
  }
  const share = results.filter((result) => result.holds).length / results.length
  console.log(`all     ${(100 * share).toFixed(1)} % of ${results.length}`)
  for (const { id, check, holds: isHeld } of results)
    if (showsEach && !isHeld) console.log(`  ${id} ${JSON.stringify(check)}`)
  return share >= floor
}
