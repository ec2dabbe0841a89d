import * as z from 'zod/mini'
import { maskConversation } from '#domain/grounding/mask.ts'
import { isSameContent, checkRewording } from '#domain/planner-guidance/rewording.ts'
import type { ReggieControl } from '../assistant/control.ts'
import type { Asker } from '../assistant/providers/budget.ts'
import type { EmbeddedGuide } from './embedded-guide.ts'
import { runModelTask, type GuardOverrides, type ModelGuards } from './model-guards.ts'
import type { GuidanceRequest, TaskGuidance, TaskGuide } from './planner.ts'
import { buildInstructions, parseModelJson, buildMessages, stripControlCharacters } from './prompt.ts'

const RewordedItems = z.object({ items: z.array(z.object({ id: z.string(), text: z.string() })).check(z.minLength(1)) })
const minAcceptedShare = 0.5
const lists = ['documents', 'process', 'challenges', 'tips'] as const

interface Item {
  id: string
  text: string
}

/** The embedded guidance reworded by a model, under its guards; the unchanged embedded guidance in every other case. */
export function modelGuide(
  embedded: EmbeddedGuide,
  guards: ModelGuards,
): (who: Asker, overrides?: GuardOverrides) => TaskGuide {
  return (who, overrides) => ({
    async guide(request, { signal }) {
      const { guidance, isFree } = await embedded.draft(request, { signal })
      if (!isFree) return guidance
      const made = await runModelTask(
        { ...guards, ...overrides },
        {
          use: 'guidance',
          who,
          signal,
          make: (...how) => rewordWithModel(request, guidance, guards, ...how),
        },
      )
      signal.throwIfAborted()
      return made ?? guidance
    },
  })
}

async function rewordWithModel(
  request: GuidanceRequest,
  ours: TaskGuidance,
  { model }: ModelGuards,
  signal: AbortSignal,
  onTokens: (tokens: number) => void,
  control: ReggieControl,
): Promise<TaskGuidance> {
  const { language, needs, county, task } = request
  const personTexts = [task.title, task.description]
  const [title = '', description = ''] = maskConversation(personTexts.map((content) => ({ content }))).messages.map(
    ({ content }) => stripControlCharacters(content),
  )
  const items = listItems(ours)
  const [opened, { writeJson }] = await Promise.all([model(), import('./write-json.ts')])
  const { text, tokens } = await writeJson({
    ...opened,
    signal,
    instructions: buildInstructions('guidance', language, control),
    messages: buildMessages({
      language,
      needs,
      county: county && `${county.name}, ${county.state}`,
      task: { title, description },
      items,
    }),
  })
  onTokens(tokens)
  const rewordedTexts = new Map(RewordedItems.parse(parseModelJson(text)).items.map((item) => [item.id, item.text]))
  const matchedItems = items.filter(({ id }) => rewordedTexts.has(id))
  if (
    !isSameContent(
      items.map((item) => item.text),
      matchedItems.map(({ id }) => rewordedTexts.get(id) ?? ''),
      language,
    )
  ) {
    throw new Error('The answer is not this guidance.')
  }
  const acceptedTexts = new Map(
    matchedItems.flatMap(({ id, text: mine }): [string, string][] => {
      const theirs = checkRewording(mine, rewordedTexts.get(id) ?? '', language, { facts: [], told: personTexts })
      return theirs === null ? [] : [[id, theirs]]
    }),
  )
  if (acceptedTexts.size < items.length * minAcceptedShare) throw new Error('The answer says nothing that is on file.')
  return withTexts(ours, acceptedTexts)
}

function listItems(guidance: TaskGuidance): Item[] {
  const listed = lists.flatMap((list) => guidance[list].map((text, index) => ({ id: `${list}-${index}`, text })))
  return [{ id: 'summary', text: guidance.summary }, ...listed]
}

/** Every line keeps its position; a line the model left out or got wrong stays ours. */
function withTexts(ours: TaskGuidance, acceptedTexts: ReadonlyMap<string, string>): TaskGuidance {
  const list = (name: (typeof lists)[number]) =>
    ours[name].map((text, index) => acceptedTexts.get(`${name}-${index}`) ?? text)
  return {
    summary: acceptedTexts.get('summary') ?? ours.summary,
    documents: list('documents'),
    process: list('process'),
    challenges: list('challenges'),
    tips: list('tips'),
  }
}
