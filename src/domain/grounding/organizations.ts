import { fold } from '../text/fold.ts'
import type { Claim } from './claim.ts'
import { commonWords, openingWords, organizationWords } from './organization-words.ts'
import { buildAlternation, buildPattern, wordStart } from './pattern.ts'

const small = 'of the and for to in at a de la las los del el al y para con en'
const smallWords = new Set(small.split(' '))
const joining = String.raw`(?:(?:${buildAlternation(small)}|&)\s+){0,3}`
const capital = String.raw`\p{Lu}[\p{L}\d'’.]*`
/** Consecutive capitalized words, with the small connecting words of names between them. */
const capitalized = buildPattern('gu', wordStart, capital, String.raw`(?:[ \t-]+${joining}${capital})+`)

const publicBodies = new Set([
  'county',
  'city',
  'state',
  'department',
  'court',
  'library',
  'office',
  'condado',
  'ciudad',
  'estado',
  'oficina',
])

/** Names that look like an organization's and are specific, not a kind of organization. */
export function findOrganizations(text: string, locationWords: ReadonlySet<string>): Claim[] {
  return [...text.matchAll(capitalized)].flatMap((match) => {
    // A period inside ends the name, unless it belongs to an abbreviation (St., Inc.).
    const found: Claim[] = []
    let start = match.index
    for (const piece of match[0].split(/(?<=\p{L}{4}\.)[ \t]+/u)) {
      const key = nameKey(piece, locationWords)
      if (key !== null) found.push({ kind: 'organization', text: piece, start, end: start + piece.length, key })
      start += piece.length + 1
    }
    return found
  })
}

function nameKey(text: string, locationWords: ReadonlySet<string>): string | null {
  const words = fold(text).split(' ')
  while (words[0] !== undefined && (openingWords.has(words[0]) || smallWords.has(words[0]))) words.shift()
  while (words.length > 0 && openingWords.has(words.at(-1) ?? '')) words.pop()
  if (words.length < 2 || !words.some((word) => organizationWords.has(word))) return null
  const isPublic = words.some((word) => publicBodies.has(word))
  const isOwn = (word: string) =>
    !commonWords.has(word) && !organizationWords.has(word) && !(isPublic && locationWords.has(word))
  // "Hope House" has a distinctive word; a name of two organization words, such as "Mission House", counts as
  // distinctive too.
  const strong = words.filter((word) => organizationWords.has(word) && !commonWords.has(word))
  return words.some(isOwn) || (strong.length >= 2 && !isKind(strong)) ? words.join(' ') : null
}

/** "Recovery Programs", "Shelter Services": two such words that still only name a kind. */
const kinds = new Set([
  'services',
  'program',
  'programs',
  'recovery',
  'shelter',
  'shelters',
  'center',
  'centers',
  'clinic',
  'clinics',
  'agency',
  'network',
  'homes',
  'bank',
  'pantry',
  'outreach',
  'hospital',
  'servicios',
  'programa',
  'centro',
  'centros',
  'refugio',
  'albergue',
  'clinica',
  'banco',
  'despensa',
  'agencia',
  'casas',
  'project',
  'council',
  'kitchen',
  'comedor',
])
const isKind = (words: readonly string[]) => words.every((word) => kinds.has(word))
