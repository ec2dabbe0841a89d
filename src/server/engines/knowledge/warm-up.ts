import { setImmediate as breath } from 'node:timers/promises'
import type { Guide } from '#domain/knowledge/guide.ts'
import { guideEntry } from '#domain/knowledge/guide-entry.ts'
import { guideIndex } from '#domain/knowledge/guide-index.ts'

/** Prepares the index one guide at a time, so that the first person to ask does not wait and nobody else does either. */
export async function warmUp(guides: readonly Guide[]): Promise<void> {
  for (const guide of guides) {
    guideEntry(guide)
    await breath()
  }
  guideIndex(guides)
}
