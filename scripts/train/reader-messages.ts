import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { facetNames, type FacetName } from '../../src/domain/knowledge/facets.ts'
import { turnKinds, type TurnKind } from '../../src/domain/conversation/turn-kinds.ts'
import { readGuides } from '../../src/server/engines/knowledge/read-guides.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** A message to learn from: its turns, and what is known about the last one. */
export interface ReaderMessage {
  turns: readonly string[]
  guide: string | null
  facet: FacetName | null
  kind: TurnKind | null
  /** Whether it is about somebody else than the writer. */
  isAboutOther?: boolean
}

const Question = z.object({
  turns: z.array(z.string()),
  guide: z.string(),
  /** `story`: a situation without a clear question, which the short answer serves. */
  facet: z.enum([...facetNames, 'story']),
  /** Known for the turns of whole talks; otherwise more than one turn is a follow-up. */
  kind: z.optional(z.enum(turnKinds)),
  who: z.optional(z.enum(['self', 'other'])),
})
const Turn = z.object({ turns: z.array(z.string()), kind: z.enum([...turnKinds, 'new']) })

function readLines(folder: string): { name: string; lines: unknown[] }[] {
  return readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .map((name) => ({
      name,
      lines: readFileSync(path.join(root, folder, name), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    }))
}

/** Questions by writer, with their guide and facet. */
export function readQuestions(): { name: string; messages: ReaderMessage[] }[] {
  return readLines('data/training/questions').map(({ name, lines }) => ({
    name,
    messages: lines.map((line) => {
      const { turns, guide, facet, kind = turns.length > 1 ? 'follow' : 'ask', who } = Question.parse(line)
      return {
        turns,
        guide,
        facet: facet === 'story' ? 'what' : facet,
        kind,
        ...(who && { isAboutOther: who === 'other' }),
      }
    }),
  }))
}

/** Turns of talks, with their kind. */
export function readTurns(): ReaderMessage[] {
  return readLines('data/training/turns').flatMap(({ lines }) =>
    lines.map((line) => {
      const { turns, kind } = Turn.parse(line)
      return { turns, guide: null, facet: null, kind: kind === 'new' ? 'ask' : kind }
    }),
  )
}

/** The titles and sample questions of the guides, and those of their details. */
export async function readGuideQuestions(): Promise<{ ids: string[]; messages: ReaderMessage[] }> {
  const guides = (await readGuides(path.join(root, 'data/knowledge'))).map(({ guide }) => guide)
  const messages = guides.flatMap(({ id, text, moreAsks, details }) =>
    (['en', 'es'] as const).flatMap((language) =>
      [
        text[language].title,
        ...text[language].asks,
        ...moreAsks[language],
        ...details.flatMap(({ asks }) => asks[language]),
      ].map((ask): ReaderMessage => ({
        turns: [ask],
        guide: id,
        facet: null,
        kind: 'ask',
      })),
    ),
  )
  return { ids: guides.map(({ id }) => id), messages }
}
