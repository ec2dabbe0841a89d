import { getEntryChunk, type Manifest } from './manifest.ts'

const languages = ['en', 'es'] as const
type Language = (typeof languages)[number]

/** Texts that only staff pages show. The pages themselves are recognized by their folder. */
const staffTexts = ['workshop', 'chat-demo', 'sign-in', 'poster', 'kinds', 'partner-\\w+', 'admin-\\w+']
const staffOnly = new RegExp(`(^|/)areas/|content/[a-z]{2}/(${staffTexts.join('|')})\\.ts$`)
/**
 * Useless without the server (a PIN is created there), or optional: a list can also be searched for the exact text
 * typed.
 */
const onlineOnly = new RegExp(
  [
    'content/return-word',
    'app/home/pin-(creation|login|confirmation)-page',
    'domain/(pin/common-pins|needs/interpret-needs)\\.ts$',
    // Posting to the community, and data that only its server has.
    'features/community/(share|report|events|groups-panel)',
    // The openings, which come from the server too.
    'features/opportunities/(job-center|hub-filters|opening-report|empty-list|fit-answer)',
    // Changes of a request, which only the server can make.
    'features/introductions/(notices|number|withdraw)-',
    // A report is sent at once; without a network its button says so.
    'features/resource-card/listing-report',
    '(features|content/[a-z]{2})/know-place',
    'app/community-group-card',
  ].join('|'),
)

/** The copy of a county, and the search in it: kept with a copy, useless without one. */
const withCopy = /(search\/search-copy|search\/county-copy|home\/county-copy)\.tsx?$/

/** The files a visitor may need, by language, and those needed only by a phone that keeps a county. */
export type VisitorFiles = Record<'shared' | Language | 'copies', string[]>

export function listVisitorFiles(manifest: Manifest): VisitorFiles {
  const reach = (leftOut?: RegExp) =>
    languages.map((language) => reachable(manifest, language, leftOut)) as [Set<string>, Set<string>]
  const [en, es] = reach(withCopy)
  const [enWithCopy] = reach()
  return {
    // These have fixed addresses and come with every page.
    shared: ['/icon.svg', '/site.webmanifest', ...en.intersection(es)],
    en: [...en.difference(es)],
    es: [...es.difference(en)],
    copies: [...enWithCopy.difference(en)],
  }
}

/** Everything the app may import, statically or dynamically, except the excluded files. */
function reachable(manifest: Manifest, language: Language, leftOut?: RegExp): Set<string> {
  const other = languages.find((candidate) => candidate !== language)
  const isForeign = new RegExp(`[/-]${other}(/|\\.[a-z]+$)`)
  const names = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    const isLeftOut = [staffOnly, onlineOnly, isForeign, leftOut].some((kind) => kind?.test(name))
    if (!chunk || names.has(name) || isLeftOut) return
    names.add(name)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next)
  }
  const entry = getEntryChunk(manifest)
  for (const [name, chunk] of Object.entries(manifest)) if (chunk === entry) visit(name)
  const chunks = [...names].flatMap((name) => manifest[name] ?? [])
  // The first style sheet is inlined in the documents.
  const styles = chunks.filter((chunk) => chunk !== entry).flatMap((chunk) => chunk.css ?? [])
  const assets = chunks.flatMap((chunk) => chunk.assets ?? [])
  return new Set([...chunks.map(({ file }) => file), ...styles, ...assets].map((file) => `/${file}`))
}
