import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import type { PackedModel } from '#domain/danger/model-file.ts'

const Head = z.object({ buckets: z.number(), classes: z.number(), step: z.number(), bias: z.array(z.number()) })

/** A trained model: what can be read, and the weights. */
export async function readModel(folder: string, name: string): Promise<PackedModel> {
  const [head, rows] = await Promise.all([
    readFile(path.join(folder, `${name}.json`), 'utf8'),
    readFile(path.join(folder, `${name}.bin`)),
  ])
  return { ...Head.parse(JSON.parse(head)), rows }
}
