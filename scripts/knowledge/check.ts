import { readFile } from 'node:fs/promises'
import type { Language } from '#domain/language.ts'
import { facetNames, type FacetText } from '#domain/knowledge/facets.ts'
import type { Guide, GuideText } from '#domain/knowledge/guide.ts'
import { computeReadingGrade } from '#domain/text/readability.ts'
import { readGuides } from '#server/engines/knowledge/read-guides.ts'
import { knowledgeFolder } from './stamp.ts'

const highestGrade = 6
const bodyWords = { fewest: 40, most: 190 }
const mostFacetWords = 60
const fewestFacets = 6
const mostStepWords = { title: 9, detail: 50, say: 35, ask211: 16, who: 12 } as const
/** Numbers that are allowed in every guide. */
const everywhere = ['911', '988', '211']

const digits = (text: string) => text.replace(/\D/g, '')
const phonesIn = (text: string) => text.match(/(?:1-)?\d{3}-\d{3}-\d{4}|\b\d-\d-\d\b/g) ?? []
const linksIn = (text: string) => text.match(/https?:\/\/[^\s)>\]]+|\bwww\.[^\s)>\]]+/g) ?? []
/** Stigmatizing words. The people this is for are called people. */
const shaming =
  /(?<!\p{L})(felons?|inmates?|offenders?|ex-?cons?|convicts?|delincuentes?|reos?|convictos?|presos?)(?!\p{L})/iu

interface OnFile {
  phones: ReadonlySet<string>
  urls: ReadonlySet<string>
  contacts: ReadonlySet<string>
}

function textProblems(language: Language, text: GuideText, onFile: OnFile): string[] {
  const whole = `${text.body}\n${text.next}`
  const grade = computeReadingGrade(language, whole.replaceAll(/[*#_[\]()]|^[-\d.]+ /gm, ' ')) ?? 0
  const words = text.body.split(/\s+/).length
  return [
    grade > highestGrade ? `reads at grade ${grade.toFixed(1)}` : '',
    words < bodyWords.fewest || words > bodyWords.most ? `body has ${words} words` : '',
    ...phonesIn(whole)
      .filter((phone) => !onFile.phones.has(digits(phone)))
      .map((phone) => `${phone} is not on file`),
    ...linksIn(whole)
      .filter((url) => !onFile.urls.has(url))
      .map((url) => `${url} is not on file`),
    shaming.test(`${whole} ${text.title}`) ? 'has a shaming word' : '',
    new Set(text.asks).size === text.asks.length ? '' : 'asks the same twice',
  ].filter(Boolean)
}

/** What is wrong with the small answers: they stand alone in a talk, so each one is checked. */
function facetProblems({ facets, details }: Guide, onFile: OnFile): string[] {
  const named: { name: string; text: FacetText }[] = [
    ...facetNames.flatMap((name) => (facets[name] ? [{ name, text: facets[name] }] : [])),
    ...details.map(({ key, text }) => ({ name: key, text })),
  ]
  const texts = named.flatMap(({ name, text: both }) =>
    (['en', 'es'] as const).flatMap((language) => {
      const text = both[language]
      const grade = computeReadingGrade(language, text) ?? 0
      const words = text.split(/\s+/).length
      return [
        grade > highestGrade ? `reads at grade ${grade.toFixed(1)}` : '',
        words > mostFacetWords ? `has ${words} words` : '',
        ...phonesIn(text)
          .filter((phone) => !onFile.phones.has(digits(phone)))
          .map((phone) => `${phone} is not on file`),
        ...linksIn(text)
          .filter((url) => !onFile.urls.has(url))
          .map((url) => `${url} is not on file`),
        text.includes('"') ? 'has a straight quote' : '',
        shaming.test(text) ? 'has a shaming word' : '',
      ]
        .filter(Boolean)
        .map((problem) => `[${name}] ${language}: ${problem}`)
    }),
  )
  return Object.keys(facets).length < fewestFacets ? [...texts, `has fewer than ${fewestFacets} small answers`] : texts
}

/** What is wrong with the step that a plan takes from the guide; a short title or phrase has no grade of its own. */
function stepProblems({ step }: Guide): string[] {
  if (!step) return []
  return (['title', 'detail', 'say', 'ask211', 'who'] as const).flatMap((name) =>
    (['en', 'es'] as const).flatMap((language) => {
      const text = step[name]?.[language]
      if (!text) return []
      const grade = name === 'detail' || name === 'say' ? (computeReadingGrade(language, text) ?? 0) : 0
      const words = text.split(/\s+/).length
      return [
        grade > highestGrade ? `reads at grade ${grade.toFixed(1)}` : '',
        words > mostStepWords[name] ? `has ${words} words` : '',
        phonesIn(text).length + linksIn(text).length > 0 ? 'has a number or a link, which its contacts give' : '',
        /["']/.test(text) ? 'has a straight quote' : '',
        shaming.test(text) ? 'has a shaming word' : '',
      ]
        .filter(Boolean)
        .map((problem) => `step [${name}] ${language}: ${problem}`)
    }),
  )
}

function guideProblems(guide: Guide, ids: ReadonlySet<string>, onFile: OnFile): string[] {
  const links = [
    ...guide.related.filter((id) => !ids.has(id) || id === guide.id).map((id) => `related ${id} is not there`),
    ...guide.contacts.filter((id) => !onFile.contacts.has(id)).map((id) => `contact ${id} is not on file`),
  ]
  const texts = (['en', 'es'] as const).flatMap((language) =>
    textProblems(language, guide.text[language], onFile).map((problem) => `${language}: ${problem}`),
  )
  return [...links, ...texts, ...facetProblems(guide, onFile), ...stepProblems(guide)].map(
    (problem) => `${guide.id}: ${problem}`,
  )
}

interface ContactOnFile {
  id: string
  phone: string | null
  url: string | null
  urlEs: string | null
}

async function readContacts(file: string): Promise<ContactOnFile[]> {
  const path = new URL(`../../data/facts/${file}.json`, import.meta.url)
  const { contacts } = JSON.parse(await readFile(path, 'utf8')) as { contacts: ContactOnFile[] }
  return contacts
}

/** A guide may link to the contacts alone, and also name the numbers of the crisis lines. */
async function contactsOnFile(): Promise<OnFile> {
  const [contacts, crisisLines] = await Promise.all([readContacts('contacts'), readContacts('crisis-lines')])
  const phones = [...contacts, ...crisisLines].flatMap(({ phone }) => (phone ? [digits(phone)] : []))
  return {
    phones: new Set([...everywhere, ...phones]),
    urls: new Set(contacts.flatMap(({ url, urlEs }) => [url, urlEs].filter((address) => address !== null))),
    contacts: new Set(contacts.map(({ id }) => id)),
  }
}

/** Checks all rules for the guides; each line names the guide and the problem. */
export async function checkKnowledge(prefix = ''): Promise<string[]> {
  const [files, onFile] = await Promise.all([readGuides(knowledgeFolder), contactsOnFile()])
  const ids = new Set(files.map(({ guide }) => guide.id))
  return files
    .filter(({ guide }) => guide.id.startsWith(prefix))
    .flatMap(({ guide, isStale }) => [
      ...guideProblems(guide, ids, onFile),
      ...(isStale ? [`${guide.id}: es is older than en (npm run knowledge -- stamp when it is right)`] : []),
    ])
}
