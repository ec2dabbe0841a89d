import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { ModelHead, type PackedModel } from '../../src/domain/danger/model-file.ts'
import type { SmallModel } from '../../src/domain/danger/small-judge.ts'

const folder = path.resolve(import.meta.dirname, '../../data/models')

/** Two files: what can be read, and the weights. */
export function writeModel(name: string, { rows, ...head }: PackedModel | SmallModel): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(head)}\n`)
  writeFileSync(path.join(folder, `${name}.bin`), rows)
  console.log(`Written to data/models/${name}.bin: ${rows.length} bytes.`)
}

export function readModel(name: string): PackedModel {
  const head = ModelHead.parse(JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')))
  return { ...head, rows: readFileSync(path.join(folder, `${name}.bin`)) }
}

const Score = z.object({ step: z.number(), bias: z.number() })
const SmallHead = z.object({
  buckets: z.number(),
  score: Score,
  classBuckets: z.number(),
  classes: z.object({ step: z.number(), bias: z.array(z.number()) }),
})

export function readSmallModel(name: string): SmallModel {
  const head = SmallHead.parse(JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')))
  return { ...head, rows: readFileSync(path.join(folder, `${name}.bin`)) }
}
