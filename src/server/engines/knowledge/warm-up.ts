import { setImmediate as breath } from 'node:timers/promises'
import type { Guide } from '#domain/knowledge/guide.ts'
import { prepareGuideIndex } from '#domain/knowledge/guide-index.ts'

/** Builds the index in small steps, so that neither the first question nor any other request has to wait. */
export async function warmUp(guides: readonly Guide[]): Promise<void> {
  while (!prepareGuideIndex(guides)) await breath()
}
