import { checkText } from './voice/check-text.ts'
import { listVisibleTexts, type VisibleText } from './voice/visible-texts.ts'

/** One line per problem: where it stands, what is written and the better word. */
export function checkVoice(texts: readonly VisibleText[]): string[] {
  return texts.flatMap(({ file, line, language, text }) =>
    checkText(language, text).map(
      ({ found, better }) => `${file}:${line}: “${found}” → “${better}” in: ${text.slice(0, 120)}`,
    ),
  )
}

if (import.meta.main) {
  const problems = checkVoice(await listVisibleTexts())
  for (const problem of problems) console.log(problem)
  console.log(problems.length === 0 ? 'Every text is in our voice.' : `${problems.length} to rewrite.`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
