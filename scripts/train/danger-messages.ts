import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { crisisKinds } from '../../src/domain/assistant/crisis-kinds.ts'
import { DangerMessage } from '../../src/domain/danger/danger-classes.ts'
import { dangerClassByKind } from '../../src/domain/danger/training-message.ts'

const root = path.resolve(import.meta.dirname, '../..')

function readLines(file: string): DangerMessage[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return lines.map((line) => DangerMessage.parse(JSON.parse(line)))
}

/** Messages of each file of a folder, by the name of the file. */
function readFolder(folder: string): { name: string; messages: DangerMessage[] }[] {
  return readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .map((name) => ({ name: path.basename(name, '.jsonl'), messages: readLines(path.join(root, folder, name)) }))
}

/** One writer per file. */
export const readTrainingFiles = () => readFolder('data/training/danger')
export const readRounds = () => readFolder('data/golden/danger')

const Golden = z.array(
  z.object({ language: z.enum(['en', 'es', 'mix']), text: z.string(), kind: z.optional(z.enum(crisisKinds)) }),
)

/** The messages that the rules are tested with. */
export function readRuleMessages(): DangerMessage[] {
  return ['messages.json', 'everyday.json'].flatMap((name) =>
    Golden.parse(JSON.parse(readFileSync(path.join(root, 'data/golden/crisis', name), 'utf8'))).map(
      ({ language, text, kind }): DangerMessage => ({
        turns: [text],
        class: kind ? dangerClassByKind[kind] : 'none',
        level: kind ? 'card' : 'none',
        lang: language,
        form: 'plain',
      }),
    ),
  )
}
