import path from 'node:path'
import { unpackModel } from '#domain/danger/model-file.ts'
import { createSignalReader } from '#domain/planner/signal-reader.ts'
import type { SignalReader } from '#domain/planner/signals.ts'
import { readModel } from '../models/read-model.ts'

/** The reader of plan answers that ships with the product (docs/models/signals.md). */
export async function readShippedSignals(dataFolder: string): Promise<SignalReader> {
  return createSignalReader(unpackModel(await readModel(path.join(dataFolder, 'models'), 'plan-signals')))
}
