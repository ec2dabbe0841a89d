import * as z from 'zod/mini'
import { planQuestionIds } from '#domain/action-plan/plan-answers.ts'
import type { PlanStep } from '#domain/action-plan/plan-step.ts'
import { maskConversation } from '#domain/grounding/mask.ts'
import type { TaskText } from '#domain/planner/plan-texts.ts'
import type { TaskId } from '#domain/planner/task-graph.ts'
import { isSameContent, checkRewording } from '#domain/planner-guidance/rewording.ts'
import type { ReggieControl } from '../assistant/control.ts'
import type { Asker } from '../assistant/providers/budget.ts'
import type { EmbeddedPlanner, PlanDraft } from './embedded-planner.ts'
import { runModelTask, type GuardOverrides, type ModelGuards } from './model-guards.ts'
import type { GeneratedPlan, Planner, PlanRequest } from './planner.ts'
import { buildInstructions, parseModelJson, buildMessages, stripControlCharacters } from './prompt.ts'

const RewordedPlan = z.object({
  intro: z.string(),
  steps: z.array(z.object({ task: z.string(), title: z.string(), detail: z.string() })).check(z.minLength(1)),
})
type RewordedPlan = z.infer<typeof RewordedPlan>
type RewordedStep = Pick<TaskText, 'title' | 'detail'>

/** The share of a plan's texts that must come from the model; below it the model's version is not worth showing. */
const minAcceptedShare = 0.5

/** The embedded plan reworded by a model, under its guards; the unchanged embedded plan in every other case. */
export function modelPlanner(
  embedded: EmbeddedPlanner,
  guards: ModelGuards,
): (who: Asker, overrides?: GuardOverrides) => Planner {
  return (who, overrides) => ({
    async plan(request, { signal }) {
      const draft = await embedded.draft(request)
      const { texts: _texts, write: _write, ...ours } = draft
      // In a crisis there is one right answer; a model could only make it worse.
      if (request.danger?.level === 'card' || draft.steps.length === 0) return ours
      const made = await runModelTask(
        { ...guards, ...overrides },
        {
          use: 'plan',
          who,
          signal,
          make: (...how) => rewordWithModel(request, draft, guards, ...how),
        },
      )
      signal.throwIfAborted()
      return made ?? ours
    },
  })
}

async function rewordWithModel(
  request: PlanRequest,
  draft: PlanDraft,
  { model }: ModelGuards,
  signal: AbortSignal,
  onTokens: (tokens: number) => void,
  control: ReggieControl,
): Promise<GeneratedPlan> {
  const { language, needs, county } = request
  const answers = planQuestionIds.map((id) => ({ id, content: request.answers[id] }))
  const masked = maskConversation(answers)
  const [opened, { writeJson }] = await Promise.all([model(), import('./write-json.ts')])
  const { text, tokens } = await writeJson({
    ...opened,
    signal,
    instructions: buildInstructions('plan', language, control),
    messages: buildMessages({
      language,
      needs,
      county: county && `${county.name}, ${county.state}`,
      answers: Object.fromEntries(masked.messages.map(({ id, content }) => [id, stripControlCharacters(content)])),
      understood: draft.understood.map(({ line }) => line),
      steps: listTaskSteps(draft).map((step) => ({ task: step.task, ...ownTexts(step, draft), day: step.dueOn })),
    }),
  })
  onTokens(tokens)
  const reworded = RewordedPlan.parse(parseModelJson(text))
  return merged(
    draft,
    reworded,
    request,
    answers.map(({ content }) => content),
  )
}

/** Our steps in our order, on our days, with our listings. Only wording is taken from the model, text by text. */
function merged(
  draft: PlanDraft,
  reworded: RewordedPlan,
  { language }: PlanRequest,
  answerTexts: readonly string[],
): GeneratedPlan {
  const byTask = new Map(reworded.steps.map((step) => [step.task, step]))
  const ourSteps = listTaskSteps(draft)
  const matchedSteps = ourSteps.filter(({ task }) => byTask.has(task))
  const both = (steps: readonly RewordedStep[]) => steps.flatMap(({ title, detail }) => [title, detail])
  const theirs = matchedSteps.flatMap(({ task }) => byTask.get(task) ?? [])
  if (!isSameContent(both(ourSteps.map((step) => ownTexts(step, draft))), both(theirs), language)) {
    throw new Error('The answer is not this plan.')
  }
  let acceptedCount = 0
  const better = (ours: string, words: string, facts: readonly string[]) => {
    const text = words.includes('{') ? null : checkRewording(ours, words, language, { told: answerTexts, facts })
    if (text !== null) acceptedCount += 1
    return text ?? ours
  }
  const { tasks, opening } = draft.texts
  const words = matchedSteps.map((step): [string, TaskText] => {
    const [ours, rewordedStep, facts] = [tasks[step.task as TaskId], byTask.get(step.task), listStepFacts(step)]
    const title = better(ours.title, rewordedStep?.title ?? '', facts)
    return [step.task, { ...ours, title, detail: better(ours.detail, rewordedStep?.detail ?? '', facts) }]
  })
  if (acceptedCount < ourSteps.length * 2 * minAcceptedShare)
    throw new Error('The answer says nothing that is on file.')
  const hello = better(opening.hello, reworded.intro, [])
  const made = { opening: { ...opening, hello }, tasks: { ...tasks, ...Object.fromEntries(words) } }
  return draft.write({ ...draft.texts, ...made })
}

/** Steps with texts of the planner; what a guide says stays in the guide's words. */
const listTaskSteps = ({ steps, texts }: PlanDraft): PlanStep[] => steps.filter(({ task }) => task in texts.tasks)

/** The planner's texts without the person's own words in them. */
function ownTexts({ task }: PlanStep, { texts }: PlanDraft): RewordedStep {
  const { title, detail } = texts.tasks[task as TaskId]
  return { title, detail }
}

const listStepFacts = ({ place: listing, script, dueOn }: PlanStep): string[] =>
  [listing?.name, listing?.phone, listing?.address, script, dueOn].filter((fact) => typeof fact === 'string')
