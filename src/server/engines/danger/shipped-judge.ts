import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { createAddedRules, type AddedRules } from '#domain/assistant/added-rules.ts'
import { createJudge, type Judgment } from '#domain/danger/judge.ts'
import { unpackModel } from '#domain/danger/model-file.ts'

const folder = path.resolve(import.meta.dirname, '../../../../data/models')
const Head = z.object({ buckets: z.number(), classes: z.number(), step: z.number(), bias: z.array(z.number()) })

let judge: ((turns: readonly string[]) => Judgment) | undefined

/** The judge that ships with the product (docs/models/danger.md), read with the first message. */
export function judgeDanger(turns: readonly string[]): Judgment {
  judge ??= createJudge(
    unpackModel({
      ...Head.parse(JSON.parse(readFileSync(path.join(folder, 'danger.json'), 'utf8'))),
      rows: readFileSync(path.join(folder, 'danger.bin')),
    }),
  )
  return judge(turns)
}

/** The rules before any change by an admin. */
export const shippedRules: AddedRules = createAddedRules({ crisisPhrases: [], blockedTopics: [] }, judgeDanger)
