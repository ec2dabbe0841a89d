import { createHash, type Hash } from 'node:crypto'
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Deserializer, Serializer } from 'node:v8'
import { type GuideIndex, buildGuideIndex } from '#domain/knowledge/index-parts.ts'
import type { Guide } from '#domain/knowledge/guide.ts'
import { type ReadDetails, readDetails } from '#domain/knowledge/read-details.ts'
import type { EmbedTerms } from '#domain/knowledge/word-vectors.ts'

/** What is made of a hundred thousand sample questions: to read them takes seconds, to read this a tenth of one. */
export interface PreparedSamples {
  index: GuideIndex
  /** Of each guide, in their order. */
  details: readonly ReadDetails[]
}

export async function prepareSamples(
  dataFolder: string,
  guides: readonly Guide[],
  embed: EmbedTerms,
): Promise<PreparedSamples> {
  const asked = await addTrainingQuestions(guides, path.join(dataFolder, 'training', 'questions'))
  return { index: buildGuideIndex(asked), details: asked.map((guide) => readDetails(guide, embed)) }
}

/** Written by us and checked when the models learn from them; parsed without a schema, because there are thirty thousand. */
interface TrainingQuestion {
  turns: readonly string[]
  guide: string
  kind?: string
  lang: 'en' | 'es' | 'mix'
}

/** The guides with the questions that were written to learn from: the search compares with them as well. */
async function addTrainingQuestions(guides: readonly Guide[], folder: string): Promise<Guide[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.jsonl')).toSorted()
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
  const asked = new Map(guides.map(({ id }) => [id, { en: [] as string[], es: [] as string[] }]))
  for (const line of texts.flatMap((text) => text.trim().split('\n'))) {
    const { turns, guide, kind, lang } = JSON.parse(line) as TrainingQuestion
    // A new subject has nothing to do with the turns before it.
    const text = kind === 'ask' ? turns.at(-1) : turns.join(' ')
    if (text) asked.get(guide)?.[lang === 'es' ? 'es' : 'en'].push(text)
  }
  return guides.map((guide) => {
    const more = asked.get(guide.id)
    if (!more) return guide
    const { en, es } = guide.moreAsks
    return { ...guide, moreAsks: { en: [...en, ...more.en], es: [...es, ...more.es] } }
  })
}

/** From source, not built: then the rules by which samples are read may change from one start to the next. */
const isSource = import.meta.filename.endsWith('.ts')

/** Made with the build; from source at the first start that needs it. */
export function findPreparedFile(dataFolder: string): string {
  return path.resolve(dataFolder, '..', isSource ? '.cache' : 'dist/server', 'samples.bin')
}

/** Changes with everything that the prepared samples are made of, so that an older file is never used. */
export async function hashSamples(dataFolder: string, rules: readonly string[] = listRules()): Promise<string> {
  const hash = createHash('sha256').update(process.versions.v8)
  for (const part of ['knowledge', 'training/questions']) await addFolder(hash, path.join(dataFolder, part), /\.\w+$/)
  await addFolder(hash, path.join(dataFolder, 'models'), /^vectors\./)
  for (const folder of rules) await addFolder(hash, folder, /(?<!\.test)\.ts$/)
  return hash.digest('hex')
}

/** The folders of code that decide what is made of samples; a build holds that code itself. */
const listRules = (): string[] =>
  isSource ? [path.resolve(import.meta.dirname, '../../../domain'), import.meta.dirname] : []

async function addFolder(hash: Hash, folder: string, wanted: RegExp): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => wanted.test(path.basename(name)))
  const files = names.toSorted()
  const bytes = await Promise.all(files.map((name) => readFile(path.join(folder, name))))
  for (const [at, name] of files.entries())
    hash
      .update(name)
      .update('\0')
      .update(bytes[at] ?? '')
}

/** Null where there is none for this key, or only a part of one: then the samples are read. */
export async function readPrepared(file: string, key: string): Promise<PreparedSamples | null> {
  const bytes = await readFile(file).catch(() => null)
  if (bytes === null || bytes.toString('latin1', 0, key.length) !== key) return null
  try {
    // Not the default one, whose numbers would hold on to the whole file.
    const reader = new Deserializer(bytes.subarray(key.length))
    reader.readHeader()
    return reader.readValue() as PreparedSamples
  } catch {
    return null
  }
}

/** Complete or not at all: several processes may start at once. */
export async function writePrepared(file: string, key: string, prepared: PreparedSamples): Promise<void> {
  const writer = new Serializer()
  writer.writeHeader()
  writer.writeValue(prepared)
  await mkdir(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, Buffer.concat([Buffer.from(key, 'latin1'), writer.releaseBuffer()]))
  await rename(unfinished, file)
}
