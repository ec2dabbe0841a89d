import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import type { CallAnswer } from '#contracts/call.ts'
import type { showDangerFigures } from '#contracts/danger-training.ts'
import { DangerFigures, FirstResult } from '#domain/danger/danger-figures.ts'

type Figures = Omit<CallAnswer<typeof showDangerFigures>, 'success'>

/** Reads the figures that are shipped beside the golden dialogues. They change only with a new version. */
export function readDangerFigures(dialoguesFile: string | undefined): Figures {
  if (dialoguesFile === undefined) return { firstResults: [], today: null }
  const folder = path.join(path.dirname(dialoguesFile), 'danger')
  return {
    firstResults: z.array(FirstResult).parse(readJson(path.join(folder, 'first-looks.json')) ?? []),
    today: z.nullable(DangerFigures).parse(readJson(path.join(folder, 'figures.json'))),
  }
}

/** Null without the file: the service starts without its test messages too. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
