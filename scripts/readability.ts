import { globSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getGradeLimit, computeReadingGrade } from '#domain/text/readability.ts'

export interface GradedText {
  /** `en/welcome.headline`: language, module, key path. */
  key: string
  text: string
  grade: number
  /** The highest grade this text may have. */
  limit: number
}

/** Every string in a nested content value, with its path. */
export function listTexts(value: unknown, path: string): { key: string; text: string }[] {
  if (typeof value === 'string') return [{ key: path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => listTexts(inner, `${path}.${name}`))
}

/** Grades every sentence of `src/content` that is long enough to grade. */
export async function gradeContent(root = 'src/content'): Promise<GradedText[]> {
  const graded: GradedText[] = []
  for (const file of globSync(`${root}/{en,es}/*.ts`).toSorted()) {
    const language = basename(dirname(file)) === 'es' ? 'es' : 'en'
    const module = (await import(pathToFileURL(resolve(file)).href)) as Record<string, unknown>
    const name = `${language}/${basename(file, '.ts')}`
    for (const { key, text } of Object.values(module).flatMap((part) => listTexts(part, name))) {
      const grade = computeReadingGrade(language, text)
      if (grade !== null) graded.push({ key, text, grade, limit: getGradeLimit(text) })
    }
  }
  return graded
}
