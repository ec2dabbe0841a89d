import type { ChatScenario, ChatTrace, TraceVerdict } from '#contracts/chat-trace.ts'
import type { GoldenRun, PromptConfig } from '#contracts/reggie-control.ts'
import { filterOutput, outputKinds, type OutputClass } from '#domain/assistant/output-filter.ts'
import type { ChatMessage } from '#domain/chat/message.ts'
import type { Location } from '#domain/places/location.ts'
import { detectLanguage } from '#domain/understanding/detect-language.ts'
import type { Question } from '#server/engines/assistant/assistant.ts'
import { type ControlReader, type ReggieControl, withText } from '#server/engines/assistant/control.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Staff } from '#server/platform/http/staff.ts'

/** A further test run besides the dialogues, with the problems found. */
export interface PlayedSample {
  id: string
  isModel: boolean
  problems: string[]
}

export interface GoldenDeps {
  scenarios(): Promise<readonly ChatScenario[]>
  location: Location
  hasModel: boolean
  control: ControlReader
  trace(question: Question, staff: Staff | null, signal: AbortSignal): Promise<ChatTrace>
  verdictOf(scenario: ChatScenario, trace: ChatTrace): TraceVerdict
  /** Runs plans or guidance with the draft in effect; empty for the other parts. */
  samples(draft: PromptConfig, control: ReggieControl, staff: Staff, signal: AbortSignal): Promise<PlayedSample[]>
}

const bounds = { dialogues: 44, together: 2, deadlineMs: 150_000 } as const
/** One admin's run sends as many requests as many visitors would; only the daily ceiling still applies to it. */
const runLimits = { chatsPerHour: 600, chatsPerDay: 2000, addressPerHour: 6000 }
const chatKeys: ReadonlySet<PromptConfig['key']> = new Set(['persona', 'facts', 'encouragement'])
const labels = /(?<!\p{L})(?:inmate|felon|offender|ex-?con|convict|convicto|delincuente|reo)s?(?!\p{L})/iu
const noTexts = Object.fromEntries(outputKinds.map((kind) => [kind, ''])) as Record<OutputClass, string>

export type GoldenRunner = (draft: PromptConfig, staff: Staff, signal: AbortSignal) => Promise<Omit<GoldenRun, 'at'>>

/** Runs the golden dialogues in a draft's language with the draft in effect. One run at a time per process. */
export function createGoldenRunner(deps: GoldenDeps): GoldenRunner {
  let isRunning = false
  return async (draft, staff, signal) => {
    if (isRunning) throw new AppError(429, 'too_many_requests', { retryAfterSeconds: 30 })
    isRunning = true
    try {
      return await played(deps, draft, staff, AbortSignal.any([signal, AbortSignal.timeout(bounds.deadlineMs)]), signal)
    } finally {
      isRunning = false
    }
  }
}

interface Played {
  id: string
  isModel: boolean
  problems: string[]
}

async function played(
  deps: GoldenDeps,
  draft: PromptConfig,
  staff: Staff,
  within: AbortSignal,
  requestSignal: AbortSignal,
): Promise<Omit<GoldenRun, 'at'>> {
  const now = await deps.control()
  const control = { ...withText(now, draft), limits: { ...now.limits, ...runLimits } }
  const mayAskModel = deps.hasModel && control.mayAskModel
  const scenarios = (await deps.scenarios())
    .filter(({ language }) => language === draft.language)
    .slice(0, bounds.dialogues)
  const speaker = mayAskModel && chatKeys.has(draft.key) ? staff : null
  const play = async (scenario: ChatScenario): Promise<Played> => {
    try {
      return await playDialogue(
        deps,
        scenario,
        { control, speaker, tone: draft.key === 'facts' ? 'facts' : 'encouragement' },
        within,
      )
    } catch (error) {
      // Either the caller left or the time is up; only the timeout is reported as a problem.
      if (requestSignal.aborted || !within.aborted) throw error
      return { id: scenario.id, isModel: false, problems: ['late'] }
    }
  }
  const results = [
    ...(await inTurns(scenarios, bounds.together, play)),
    ...(await deps.samples(draft, control, staff, within)),
  ]
  requestSignal.throwIfAborted()
  const failed = results.filter(({ problems }) => problems.length > 0)
  return {
    engine: results.some(({ isModel }) => isModel) ? 'model' : 'template',
    total: results.length,
    met: results.length - failed.length,
    failed: failed.map(({ id, problems }) => ({ id, checks: problems.map((problem) => problem.slice(0, 200)) })),
  }
}

interface Run {
  control: ReggieControl
  speaker: Staff | null
  tone: Question['tone']
}

async function playDialogue(
  deps: GoldenDeps,
  scenario: ChatScenario,
  { control, speaker, tone }: Run,
  signal: AbortSignal,
): Promise<Played> {
  const { id, asks, language } = scenario
  const messages: ChatMessage[] = []
  const turns: ChatTrace[] = []
  for (const content of asks) {
    messages.push({ role: 'user', content })
    const question: Question = { messages: [...messages], language, tone, location: deps.location, needs: [], control }
    const turn = await deps.trace(question, speaker, signal)
    signal.throwIfAborted()
    messages.push({ role: 'assistant', content: turn.reply })
    turns.push(turn)
  }
  const last = turns.at(-1)
  const checks = last ? deps.verdictOf(scenario, last).checks.filter(({ isMet }) => !isMet) : []
  return {
    id,
    isModel: turns.some(({ answeredBy }) => answeredBy !== 'template'),
    problems: [
      ...checks.map(({ check, expected, actual }) => `${check}: ${expected} / ${actual}`),
      ...turns.flatMap(findDraftFaults),
    ],
  }
}

/**
 * Problems in the model's raw output, before the guards fixed it: a prompt text that causes them must not be activated.
 */
function findDraftFaults({ draft, language, answeredBy }: ChatTrace): string[] {
  if (answeredBy === 'template') return []
  const spoken = detectLanguage(draft)
  return [
    ...(spoken !== null && spoken !== language ? [`written in: ${language} / ${spoken}`] : []),
    ...(labels.exec(draft) ?? []).map((word) => `word: ${word}`),
    ...filterOutput(draft, language, noTexts).dropped.map((kind) => `unsafe: ${kind}`),
  ]
}

async function inTurns<Item, Result>(
  items: readonly Item[],
  together: number,
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const worker = async () => {
    for (let at = next++; at < items.length; at = next++) results[at] = await run(items[at] as Item)
  }
  await Promise.all(Array.from({ length: together }, worker))
  return results
}
