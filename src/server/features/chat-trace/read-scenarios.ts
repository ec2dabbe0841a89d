import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { ChatScenario } from '#contracts/chat-trace.ts'

/** The golden dialogues, loaded on the first call that needs them. A broken file is retried on the next call. */
export function createScenarioReader(file: string | undefined): () => Promise<readonly ChatScenario[]> {
  let reading: Promise<readonly ChatScenario[]> | undefined
  const read = async (name: string) => z.array(ChatScenario).parse(JSON.parse(await readFile(name, 'utf8')))
  return async () => {
    if (file === undefined) return []
    reading ??= read(file).catch((error: unknown) => {
      reading = undefined
      throw error
    })
    return reading
  }
}
