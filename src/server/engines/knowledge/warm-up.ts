import { setImmediate as breath } from 'node:timers/promises'
import type { Guide } from '#domain/knowledge/guide.ts'
import { prepareGuideIndex } from '#domain/knowledge/guide-index.ts'

/** Prepares the index in small steps, so that the first person to ask does not wait and nobody else does either. */
export async function warmUp(guides: readonly Guide[]): Promise<void> {
  while (!prepareGuideIndex(guides)) await breath()
}
