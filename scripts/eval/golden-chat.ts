import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import type { PromptSet } from '#domain/prompts/prompt-set.ts'
import { Language } from '#domain/language.ts'
import { root } from './open-directory.ts'

/** One judged question: any of the named guides answers it. Held-out ones were never read while weights were set. */
export const JudgedQuestion = z.object({
  ask: z.string(),
  language: Language,
  guides: z.array(z.string()).check(z.minLength(1)),
  isHeldOut: z.boolean(),
})
export type JudgedQuestion = z.infer<typeof JudgedQuestion>

const golden = path.join(root, 'data/golden')

export function readJudgedQuestions(): JudgedQuestion[] {
  const files = readdirSync(path.join(golden, 'chat'))
    .filter((name) => name.endsWith('.json'))
    .toSorted()
  return files.flatMap((name) =>
    z.array(JudgedQuestion).parse(JSON.parse(readFileSync(path.join(golden, 'chat', name), 'utf8'))),
  )
}

/** Questions outside of Reggie's scope: the right answer is that he does not know. */
export function readStrangeQuestions(): JudgedQuestion[] {
  const Strange = z.array(z.object({ ask: z.string(), language: Language }))
  const file = path.join(golden, 'out-of-scope/questions.json')
  return Strange.parse(JSON.parse(readFileSync(file, 'utf8'))).map((question) => ({
    ...question,
    guides: [],
    isHeldOut: false,
  }))
}

export interface StarterPrompt {
  module: string
  language: Language
  ask: string
  guides: string[]
}

/** Every starter question, with the guides its author says answer it. */
export async function loadStarterPrompts(): Promise<StarterPrompt[]> {
  const files = readdirSync(path.join(root, 'src/content/prompts')).filter((name) => !name.endsWith('.test.ts'))
  const sets = await Promise.all(
    files.map(async (file) => {
      const name = file.replace(/\.ts$/, '')
      const [set] = Object.values((await import(`../../src/content/prompts/${file}`)) as Record<string, PromptSet>)
      const judged = z
        .array(z.array(z.string()))
        .parse(JSON.parse(readFileSync(path.join(golden, 'prompts', `${name}.json`), 'utf8')))
      return (['en', 'es'] as const).flatMap((language) =>
        (set?.[language] ?? []).map((ask, at) => ({ module: name, language, ask, guides: judged[at] ?? [] })),
      )
    }),
  )
  return sets.flat()
}
