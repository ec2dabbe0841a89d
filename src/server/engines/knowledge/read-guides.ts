import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Guide } from '#domain/knowledge/guide.ts'
import {
  GuideFileError,
  readDetails,
  readEnglishGuide,
  readExtraQuestions,
  readFacets,
  readGuideStep,
  readSpanishGuide,
} from '#domain/knowledge/guide-file.ts'

export interface GuideFile {
  guide: Guide
  /** The Spanish text was translated from an older English text. */
  isStale: boolean
}

/** Short on purpose: it only distinguishes versions of one file. */
export function computeVersion(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

/** Every guide in both languages, by id. A guide in one language only is refused. */
export async function readGuides(folder: string): Promise<GuideFile[]> {
  const names = (await readdir(join(folder, 'en'))).filter((name) => name.endsWith('.md')).toSorted()
  const spanish = new Set((await readdir(join(folder, 'es'))).filter((name) => name.endsWith('.md')))
  const orphan = [...spanish].find((name) => !names.includes(name))
  if (orphan) throw new GuideFileError(`es/${orphan}: there is no English guide of that name.`)
  const [steps, details] = await Promise.all(['steps', 'details'].map((part) => readdir(join(folder, part))))
  return Promise.all(
    names.map((name) =>
      readGuideFile(folder, name, {
        hasStep: steps?.includes(name) ?? false,
        hasDetails: details?.includes(name) ?? false,
      }),
    ),
  )
}

async function readGuideFile(
  folder: string,
  name: string,
  { hasStep, hasDetails }: { hasStep: boolean; hasDetails: boolean },
): Promise<GuideFile> {
  const asks = name.replace(/md$/, 'txt')
  const [english, spanish, more, small, step, details] = await Promise.all([
    readFile(join(folder, 'en', name), 'utf8'),
    readFile(join(folder, 'es', name), 'utf8'),
    readFile(join(folder, 'asks', asks), 'utf8'),
    readFile(join(folder, 'facets', name), 'utf8'),
    hasStep ? readFile(join(folder, 'steps', name), 'utf8') : null,
    hasDetails ? readFile(join(folder, 'details', name), 'utf8') : '',
  ])
  const en = readEnglishGuide(`en/${name}`, english)
  const es = readSpanishGuide(`es/${name}`, spanish)
  if (`${en.facts.id}.md` !== name || es.id !== en.facts.id) {
    throw new GuideFileError(`${name}: the id inside differs from the name of the file.`)
  }
  return {
    guide: copyTexts<Guide>({
      ...en.facts,
      text: { en: en.text, es: es.text },
      moreAsks: readExtraQuestions(`asks/${asks}`, more),
      facets: readFacets(`facets/${name}`, small),
      details: readDetails(`details/${name}`, details),
      step: step === null ? null : readGuideStep(`steps/${name}`, step),
    }),
    isStale: es.translates !== computeVersion(english),
  }
}

/**
 * A text cut out of a file keeps the whole file in memory, with two bytes for each letter where a single one needs them. Copies
 * take half as much.
 */
const copyTexts = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data))
