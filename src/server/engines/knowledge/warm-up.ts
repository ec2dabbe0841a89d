import { setImmediate as breath } from 'node:timers/promises'
import type { DetailFinder } from '#domain/knowledge/detail-finder.ts'
import type { ExtraQuestions, Guide } from '#domain/knowledge/guide.ts'
import { prepareGuideIndex } from '#domain/knowledge/guide-index.ts'

/** Builds the index in small steps, so that neither the first question nor any other request has to wait. */
export async function warmUp(guides: readonly Guide[]): Promise<void> {
  while (!prepareGuideIndex(guides)) await breath()
}

/** Reads the details of the guides in the same way; one that is asked about before is read then. */
export async function readDetailsAhead(guides: readonly Guide[], details: DetailFinder): Promise<void> {
  for (const guide of guides) {
    details.read(guide)
    await breath()
  }
}

/** Lets go of the sample questions once the index and the details are read: they are half of all the text in the guides. */
export function forgetSamples(guides: readonly Guide[]): void {
  for (const guide of guides) {
    guide.moreAsks = noSamples
    for (const text of [guide.text.en, guide.text.es]) [text.asks, text.words] = [[], []]
    for (const detail of guide.details) detail.asks = noSamples
  }
}

const noSamples: ExtraQuestions = { en: [], es: [] }
