import { tool, type ToolSet } from 'ai'
import * as z from 'zod/mini'
import type { Language } from '#domain/language.ts'
import { NeedKey } from '#domain/needs/needs.ts'
import type { Location } from '#domain/places/location.ts'
import { StateCode } from '#domain/places/states.ts'
import type { Resource } from '#domain/resources/resource.ts'
import type { Evidence, EvidenceText } from '../assistant.ts'
import { toRecordsData } from './data-block.ts'

/** The location and language a tool searches in; never chosen by the model. */
export interface ToolContext {
  language: Language
  location: Location | null
  signal: AbortSignal
}

/** A model can only look things up. No tool writes, sends, fetches or reads personal data (T-6.1). */
export interface AssistantTools {
  /** Directory listings around the person's county. */
  searchResources(input: { words: string; need: NeedKey | null }, context: ToolContext): Promise<readonly Resource[]>
  /** Guides about a topic, best first. */
  getGuide(input: { topic: string }, context: ToolContext): Promise<readonly EvidenceText[]>
  votingRule(input: { state: StateCode }, context: ToolContext): Promise<readonly EvidenceText[]>
  /** How to get a document such as a birth certificate. */
  documentSteps(
    input: { document: string; state: StateCode | null },
    context: ToolContext,
  ): Promise<readonly EvidenceText[]>
}

const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))
const found = { texts: 4, places: 6 }

/** Records a tool finds are added to the allowed facts before the model sees them. */
export function createToolSet(
  tools: AssistantTools,
  context: ToolContext,
  join: (records: Pick<Evidence, 'texts' | 'places'>) => void,
): ToolSet {
  const give = (texts: readonly EvidenceText[], listings: readonly Resource[]) => {
    const records = { texts: texts.slice(0, found.texts), places: listings.slice(0, found.places) }
    join(records)
    return toRecordsData(records)
  }
  return {
    searchResources: tool({
      description: 'Real places and programs near the person, from the directory.',
      inputSchema: z.object({ words, need: z.optional(NeedKey) }),
      execute: async ({ words: searchText, need = null }) =>
        give([], await tools.searchResources({ words: searchText, need }, context)),
    }),
    getGuide: tool({
      description: 'Short checked guides about a topic of life after release.',
      inputSchema: z.object({ topic: words }),
      execute: async (input) => give(await tools.getGuide(input, context), []),
    }),
    votingRule: tool({
      description: 'The rule of one state on voting with a record.',
      inputSchema: z.object({ state: StateCode }),
      execute: async (input) => give(await tools.votingRule(input, context), []),
    }),
    documentSteps: tool({
      description: 'How to get a paper: birth certificate, Social Security card, state ID and others.',
      inputSchema: z.object({ document: words, state: z.optional(StateCode) }),
      execute: async ({ document, state = null }) => give(await tools.documentSteps({ document, state }, context), []),
    }),
  }
}
