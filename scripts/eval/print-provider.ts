import { outputKinds } from '#domain/assistant/output-filter.ts'
import { computeReadingGrade } from '#domain/text/readability.ts'
import { detectLanguage } from '#domain/understanding/detect-language.ts'
import { readConfig } from '#server/platform/config.ts'
import { evaluateProvider, type AskedTurn } from './provider-chat.ts'

/** What a model should reach before it is turned on. */
const floors = { answered: 0.9, right: 0.7, untouched: 0.9, inLanguage: 0.98, grade: 8 }

export interface ProviderFigures {
  asked: number
  ours: number
  /** Shares of the turns that were asked of the model. */
  answered: number
  /** Of the judged questions it answered: shares the content of a guide meant for it. */
  right: number
  /** Answers of which nothing was removed or replaced. */
  untouched: number
  inLanguage: number
  grade: number
  replaced: Record<string, number>
  tokens: number
  p50Ms: number
  p95Ms: number
}

export function computeProviderFigures(turns: readonly AskedTurn[]): ProviderFigures {
  const sent = turns.filter(({ by }) => by !== 'ours')
  const answers = turns.filter(({ by }) => by === 'model')
  const judged = answers.filter(({ isRight }) => isRight !== null)
  const share = (list: readonly AskedTurn[], is: (turn: AskedTurn) => boolean) =>
    list.length === 0 ? 0 : list.filter(is).length / list.length
  const times = sent.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const grades = answers
    .flatMap(({ reply }) => computeReadingGrade(detectLanguage(reply) ?? 'en', reply) ?? [])
    .toSorted((a, b) => a - b)
  const pick = (list: readonly number[], part: number) =>
    list[Math.min(list.length - 1, Math.floor(list.length * part))] ?? 0
  return {
    asked: turns.length,
    ours: turns.length - sent.length,
    answered: share(sent, ({ by }) => by === 'model'),
    right: share(judged, ({ isRight }) => isRight === true),
    untouched: share(answers, ({ removed, replaced }) => removed === 0 && replaced.length === 0),
    inLanguage: share(answers, ({ isInLanguage }) => isInLanguage),
    grade: pick(grades, 0.5),
    replaced: Object.fromEntries(
      outputKinds.map((kind) => [kind, answers.filter(({ replaced }) => replaced.includes(kind)).length]),
    ),
    tokens: answers.length === 0 ? 0 : answers.reduce((sum, { tokens }) => sum + tokens, 0) / answers.length,
    p50Ms: pick(times, 0.5),
    p95Ms: pick(times, 0.95),
  }
}

const percent = (value: number) => `${(100 * value).toFixed(1)} %`

/** The lines an operator reads. */
export function formatProviderFigures(figures: ProviderFigures): string[] {
  const { asked, ours, answered, right, untouched, inLanguage, grade, replaced, tokens, p50Ms, p95Ms } = figures
  const kinds = Object.entries(replaced).filter(([, count]) => count > 0)
  return [
    `${asked} turns, ${ours} of them never asked of a model`,
    `answered by the model     ${percent(answered)}   (the rest: late, broken, or nothing on file)`,
    `says what its guide says  ${percent(right)}`,
    `nothing had to be removed ${percent(untouched)}`,
    `in the person's language  ${percent(inLanguage)}`,
    `grade of answers, median  ${grade.toFixed(1)}`,
    `sentences replaced        ${kinds.map(([kind, count]) => `${kind} ${count}`).join(', ') || 'none'}`,
    `tokens per answer ${tokens.toFixed(0)}; time ${p50Ms.toFixed(0)} ms (median), ${p95Ms.toFixed(0)} ms (p95)`,
  ]
}

export const reachesFloors = ({ answered, right, untouched, inLanguage, grade }: ProviderFigures): boolean =>
  answered >= floors.answered &&
  right >= floors.right &&
  untouched >= floors.untouched &&
  inLanguage >= floors.inLanguage &&
  grade <= floors.grade

/** Judges the model named in the environment; with `--each`, prints its answers too. */
export async function printProvider(args: readonly string[]): Promise<boolean> {
  const showsEach = args.includes('--each')
  const count = Number(args[args.indexOf('--count') + 1]) || Infinity
  const { ai } = readConfig(process.env)
  const turns = await evaluateProvider(ai, count, ({ ask, reply, by, isHeldOut }) => {
    // Held-out questions are not printed: once their answers are read, they no longer are held out.
    if (showsEach && !isHeldOut) console.log(`\n> ${ask}\n[${by}] ${reply}`)
  })
  const figures = computeProviderFigures(turns)
  for (const line of formatProviderFigures(figures)) console.log(line)
  return reachesFloors(figures)
}
