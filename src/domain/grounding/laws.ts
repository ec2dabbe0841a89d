import { fold } from '../text/fold.ts'
import { blankOut, matchClaims, type Claim } from './claim.ts'
import { buildPattern } from './pattern.ts'

const cited = String.raw`\d[\d.:\-–]*(?<=\d)[a-z]?(?:\([\da-z]{1,4}\))*`
const section = String.raw`(?:§+|sections?|secs?\.?|secci[oó]n(?:es)?|art[ií]culos?|articles?|arts?\.)`
const capital = String.raw`\p{Lu}[\p{L}'’-]{0,40}`
const codeName =
  String.raw`(?:\p{Lu}[\p{L}&]{0,40}\s+(?:(?:and|&|y|de|of)\s+)?){0,4}` +
  String.raw`(?:Code|Código|Codigo|Statutes?|Estatutos?)(?:\s+(?:de\s+)?\p{Lu}\p{L}+){0,3}`
/** "Penal Code section 1203.4". */
const coded = buildPattern('gu', `(${codeName})`, String.raw`\s*,?\s*(?:Ann\.?\s*)?(?:${section}\s*)?(${cited})`)
const sectioned = buildPattern('giu', String.raw`(?<!\p{L})${section}\s*(${cited})`)
/** "42 U.S.C. § 1983", "24 CFR part 5". */
const federal = buildPattern(
  'giu',
  String.raw`(?<!\d)(\d{1,2})\s*(U\.?\s?S\.?\s?C\.?|C\.?\s?F\.?\s?R\.?)(?:\s*(?:A\.|S\.))?\s*`,
  String.raw`(?:§+|sec(?:tion|ción)?\.?|part|parte)?\s*(${cited})`,
)
/** "AB 1008", "Prop. 47", "Executive Order 13". */
const bill = buildPattern(
  'gu',
  String.raw`(?<!\p{L})(AB|SB|HB|HR|H\.R\.|SJR|Prop(?:osition|osición|\.)?|Public Law|Ley Pública`,
  String.raw`|Pub\. L\.|P\.L\.|Executive Order|Orden Ejecutiva|Bill|Amendment|Enmienda|Measure|Rule|Regla`,
  '|Título|Title|Chapter|Capítulo)',
  String.raw`\s*(?:No\.?\s*|#)?(\d[\d-]*[a-z]?)(?![\d%])`,
)
const partyName = String.raw`\p{Lu}[\p{L}.'’-]{1,40}`
const versus = buildPattern(
  'gu',
  String.raw`${partyName}(?:\s+${partyName}){0,3}\s+(?:v|vs)\.?\s+${partyName}(?:\s+${partyName}){0,2}`,
)
/** "Second Chance Act of 2007". */
const actTitle = buildPattern(
  'gu',
  String.raw`(?:${capital}\s+(?:(?:and|of|for|the|to|&|from|with)\s+){0,2}){1,8}`,
  String.raw`Act(?:\s+of\s+\d{4})?(?!\p{L})`,
)
/** "Ley de Segunda Oportunidad". */
const small = String.raw`(?:(?:de|del|para|sobre|la|las|los|el|y|a)\s+)*`
const ley = buildPattern(
  'gu',
  String.raw`(?<!\p{L})[Ll]ey\s+(?:[Ff]ederal\s+|[Ee]statal\s+)?${small}${capital}`,
  String.raw`(?:\s+${small}${capital}){0,6}`,
)

/** The voucher program is commonly called Section 8, so this is not a citation. */
const isProgram = (text: string) => /^(?:section|secci[oó]n)\s*8$/i.test(text)
const numberKey = (text: string) =>
  text
    .toLowerCase()
    .replace(/[–:]/g, '-')
    .replace(/[^a-z\d.()-]/g, '')

/** Citations of laws, rules and cases. The key is `number|name`: either part may be empty. */
export function findLaws(text: string): Claim[] {
  const named = [
    ...matchClaims('law', text, coded, ([, name = '', number = '']) => `${numberKey(number)}|${fold(name)}`),
    ...matchClaims(
      'law',
      text,
      federal,
      ([, title = '', code = '', number = '']) =>
        `${numberKey(number)}|${title} ${code.replace(/[^a-z]/gi, '').toLowerCase()}`,
    ),
    ...matchClaims('law', text, bill, ([, name = '', number = '']) => `${numberKey(number)}|${fold(name)}`),
  ]
  return [
    ...named,
    ...matchClaims('law', blankOut(text, named), sectioned, ([whole, number = '']) =>
      isProgram(whole) ? null : `${numberKey(number)}|`,
    ),
    ...matchClaims('law', text, versus, ([name]) => `|${fold(name)}`),
    ...matchClaims(
      'law',
      text,
      actTitle,
      ([name]) => `|${fold(name.replace(/^(?:The|Under|This|By|In)\s+(?:the\s+)?/u, ''))}`,
    ),
    ...matchClaims('law', text, ley, ([name]) => `|${fold(name)}`),
  ]
}
