import { cpSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDetailFinder } from '#domain/knowledge/detail-finder.ts'
import { getGuideSearch, keepGuideIndex } from '#domain/knowledge/guide-index.ts'
import type { Guide } from '#domain/knowledge/guide.ts'
import { createEmbedder } from '#domain/knowledge/word-vectors.ts'
import { hashSamples, prepareSamples, readPrepared, writePrepared } from './prepared-samples.ts'

const embed = createEmbedder({ dimensions: 1, words: ['waiver'], rarity: [1] }, Int8Array.from([127]))

function buildGuide(asks: readonly string[], detailAsks: readonly string[]): Guide {
  const text = { title: 'State ID', next: 'Go.', asks, words: [], body: 'Read.' }
  return {
    id: 'state-id',
    text: { en: text, es: text },
    moreAsks: { en: [], es: [] },
    details: [
      { key: 'fee', asks: { en: detailAsks, es: [] }, text: { en: 'Yes.', es: 'Sí.' } },
      { key: 'lost', asks: { en: [], es: [] }, text: { en: 'Order one.', es: 'Pida una.' } },
    ],
  } as unknown as Guide
}

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'samples-'))
  file = path.join(folder, 'made', 'samples.bin')
  const training = path.join(folder, 'training', 'questions')
  for (const name of ['knowledge/en', 'models', 'rules']) mkdirSync(path.join(folder, name), { recursive: true })
  mkdirSync(training, { recursive: true })
  writeFileSync(
    path.join(training, 'a.jsonl'),
    `${JSON.stringify({ turns: ['replace my plastic'], guide: 'state-id', lang: 'en' })}\n`,
  )
})
afterEach(() => rmSync(folder, { recursive: true }))

const prepare = () => prepareSamples(folder, [buildGuide(['i lost my card'], ['is the waiver free'])], embed)

test('guides are found by samples that were read before and are no longer there', async () => {
  await writePrepared(file, 'key', await prepare())
  const { index, details } = (await readPrepared(file, 'key')) ?? { index: null, details: [] }
  const guide = buildGuide([], [])
  const guides = [guide]
  if (index) keepGuideIndex(guides, index)
  const finder = createDetailFinder(
    embed,
    details.map((read) => [guide, read] as const),
  )

  for (const words of ['lost card', 'plastic', 'free waiver', 'plastik']) {
    expect(getGuideSearch(guides)(words, 1)[0]?.guide).toBe(guide)
  }
  expect(finder.ask('waiver')(guide)?.detail.key).toBe('fee')
})

test('what was stored is what was made, number for number', async () => {
  const made = await prepare()
  await writePrepared(file, 'key', made)

  expect(await readPrepared(file, 'key')).toEqual(made)
})

test('a file that is missing, cut short or made of something else is not used', async () => {
  expect(await readPrepared(file, 'key')).toBeNull()
  await writePrepared(file, 'key', await prepare())
  expect(await readPrepared(file, 'yek')).toBeNull()
  truncateSync(file, 200)
  expect(await readPrepared(file, 'key')).toBeNull()
})

test.each([
  ['a guide', 'knowledge/en/state-id.md'],
  ['the questions to learn from', 'training/questions/a.jsonl'],
  ['where words lie', 'models/vectors.bin'],
  ['a rule of reading', 'rules/stem.ts'],
])('with %s changed, samples that were prepared before are of another kind', async (_, changed) => {
  const hash = () => hashSamples(folder, [path.join(folder, 'rules')])
  const before = await hash()
  expect(await hash()).toBe(before)
  cpSync(import.meta.filename, path.join(folder, changed))

  expect(await hash()).not.toBe(before)
})

test('another test changes nothing', async () => {
  const before = await hashSamples(folder, [folder])
  cpSync(import.meta.filename, path.join(folder, 'rules', 'stem.test.ts'))

  expect(await hashSamples(folder, [folder])).toBe(before)
})
