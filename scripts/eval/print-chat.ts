import { computeInflesz, computeReadingGrade } from '#domain/text/readability.ts'
import { evaluateChat, type ChatResult } from './chat.ts'
import { mean } from '../../src/domain/search-lab/metrics.ts'

/** Minimum scores on the judged questions. */
const floors = {
  top: 0.92,
  in: 0.98,
  spanishGap: 0.02,
  promptsAnswered: 0.95,
  medianGrade: 6,
  ninetiethGrade: 8,
  inflesz: 65,
  p95Ms: 50,
}

const share = (list: readonly ChatResult[], is: (result: ChatResult) => boolean) =>
  mean(list.map((result) => Number(is(result))))
const percent = (value: number) => `${(100 * value).toFixed(1)} %`.padStart(8)

/** Prints the figures next to the baseline's; false when one is below its floor. */
export async function printChat(showsEach: boolean): Promise<boolean> {
  const { judged, prompts, strange } = await evaluateChat()
  const inLanguage = (language: string) => judged.filter((result) => result.language === language)
  const groups = {
    all: judged,
    English: inLanguage('en'),
    Spanish: inLanguage('es'),
    'held out': judged.filter(({ isHeldOut }) => isHeldOut),
  }
  console.log(`${judged.length} judged questions   right answer  in the answer   keywords first`)
  for (const [name, list] of Object.entries(groups)) {
    const cells = [
      share(list, ({ isTop }) => isTop),
      share(list, ({ isIn }) => isIn),
      share(list, (result) => result.baselineTop),
    ]
    console.log(`${name.padEnd(20)} ${cells.map(percent).join('       ')}`)
  }
  const gap = share(groups.English, ({ isTop }) => isTop) - share(groups.Spanish, ({ isTop }) => isTop)
  const answered = share(prompts, ({ isFallback }) => !isFallback)
  console.log(`Spanish gap          ${percent(gap)}`)
  console.log(
    `${prompts.length} starter questions: answered ${percent(answered)}, by a guide meant for it ${percent(share(prompts, ({ isIn }) => isIn))}`,
  )
  const honest = share(strange, ({ isFallback }) => isFallback)
  console.log(`${strange.length} questions about other things: 'I don’t know' to ${percent(honest)}`)
  const reading = computeReadingStats([...judged, ...prompts])
  console.log(
    `grade of answers: median ${reading.median.toFixed(1)}, ninetieth ${reading.ninetieth.toFixed(1)}; INFLESZ median ${reading.inflesz.toFixed(0)}, tenth ${reading.inflesz10.toFixed(0)}`,
  )
  const times = [...judged, ...prompts].map(({ ms }) => ms).toSorted((a, b) => a - b)
  const [p50, p95] = [at(times, 0.5), at(times, 0.95)]
  console.log(`answer in ${p50.toFixed(1)} ms (median), ${p95.toFixed(1)} ms (p95), Los Angeles County`)
  // Held-out questions are not printed: once their answers are read, they no longer are held out.
  const missed = [...judged.filter(({ isHeldOut }) => !isHeldOut), ...prompts].filter(({ isTop }) => !isTop)
  for (const { ask, answeredGuide, guides } of showsEach ? missed : [])
    console.log(`  ${ask} → ${answeredGuide} (${guides.join(', ')})`)
  return (
    share(judged, ({ isTop }) => isTop) >= floors.top &&
    share(judged, ({ isIn }) => isIn) >= floors.in &&
    Math.abs(gap) <= floors.spanishGap &&
    answered >= floors.promptsAnswered &&
    reading.median <= floors.medianGrade &&
    reading.ninetieth <= floors.ninetiethGrade &&
    reading.inflesz >= floors.inflesz &&
    p95 <= floors.p95Ms
  )
}

function at(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

/** Sentences only: a list of names, phones and addresses has no grade. */
function prose(reply: string): string {
  return reply
    .split('\n')
    .filter((line) => !/\d{3}-\d{4}|https?:|·/.test(line))
    .join('\n')
    .replaceAll(/[*#_]/g, '')
}

function computeReadingStats(answers: readonly ChatResult[]) {
  const grades = answers
    .flatMap(({ answer, language }) => computeReadingGrade(language, prose(answer.reply)) ?? [])
    .toSorted((a, b) => a - b)
  const spanish = answers
    .filter(({ language }) => language === 'es')
    .flatMap(({ answer }) => computeInflesz(prose(answer.reply)) ?? [])
    .toSorted((a, b) => a - b)
  return { median: at(grades, 0.5), ninetieth: at(grades, 0.9), inflesz: at(spanish, 0.5), inflesz10: at(spanish, 0.1) }
}
