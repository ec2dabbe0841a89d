import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { listShippedStarters } from './shipped-starters.ts'

const Questions = z.array(z.object({ ask: z.string(), isHeldOut: z.boolean() }))

/**
 * Everyday messages that no added phrase may match: our starter questions and the judged ones. Messages held out for
 * measuring are never shown.
 */
export function harmlessMessages(dialoguesFile: string | undefined): () => Promise<readonly string[]> {
  const read = async (name: string): Promise<string[]> => {
    if (dialoguesFile === undefined) return []
    const file = path.join(path.dirname(dialoguesFile), 'chat', name)
    const text = await readFile(file, 'utf8').catch(() => '[]')
    return Questions.parse(JSON.parse(text))
      .filter(({ isHeldOut }) => !isHeldOut)
      .map(({ ask }) => ask)
  }
  let cached: readonly string[] | undefined
  return async () =>
    (cached ??= [...listShippedStarters(), ...(await read('english.json')), ...(await read('spanish.json'))])
}
