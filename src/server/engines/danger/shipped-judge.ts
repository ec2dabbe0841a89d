import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createAddedRules, type AddedRules } from '#domain/assistant/added-rules.ts'
import type { AddThemes } from '#domain/assistant/crisis/crisis-themes.ts'
import { createJudge, type Judgment } from '#domain/danger/judge.ts'
import { ModelHead, unpackModel } from '#domain/danger/model-file.ts'
import { createThemeAdder, createThemeReader } from '#domain/danger/theme-reader.ts'

let readers: ReturnType<typeof readReaders> | undefined

/** The judge that ships with the product (docs/models/danger.md). The server reads it when it starts. */
export function judgeDanger(turns: readonly string[]): Judgment {
  readers ??= readReaders(findModels(import.meta.dirname))
  return readers.judge(turns)
}

/** Adds what a danger is about, learned from the same messages. */
export const addDangerThemes: AddThemes = (found, turns) => {
  readers ??= readReaders(findModels(import.meta.dirname))
  return readers.addThemes(found, turns)
}

const readReaders = (folder: string) => ({
  judge: createJudge(readModel(folder, 'danger')),
  addThemes: createThemeAdder(createThemeReader(readModel(folder, 'danger-themes'))),
})

function readModel(folder: string, name: string) {
  const head = ModelHead.parse(JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')))
  return unpackModel({ ...head, rows: readFileSync(path.join(folder, `${name}.bin`)) })
}

/** The built server is one file in another folder than the sources. */
function findModels(folder: string): string {
  const models = path.join(folder, 'data', 'models')
  if (existsSync(path.join(models, 'danger.bin'))) return models
  const parent = path.dirname(folder)
  if (parent === folder) throw new Error('The danger judge is missing: data/models/danger.bin.')
  return findModels(parent)
}

/** The rules before any change by an admin. */
export const shippedRules: AddedRules = createAddedRules(
  { crisisPhrases: [], blockedTopics: [] },
  judgeDanger,
  addDangerThemes,
)
