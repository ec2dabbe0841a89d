/** Short words that stay in capitals, in addition to anything with a digit, a dot, or no vowel. */
const acronyms = new Set([
  'AA',
  'AIDS',
  'AME',
  'CA',
  'CAO',
  'CDC',
  'CHC',
  'DBA',
  'DUI',
  'FACCES',
  'FP',
  'HAART',
  'HIV',
  'IADARP',
  'IBH',
  'LLC',
  'MAT',
  'MLK',
  'NA',
  'NE',
  'NNEMAP',
  'NUWAY',
  'NW',
  'NY',
  'OH',
  'PACT',
  'PLLC',
  'PO',
  'POSSO',
  'RC',
  'SDA',
  'SE',
  'SVDP',
  'SW',
  'UMC',
  'UMMS',
  'US',
  'USA',
  'VA',
  'VAMC',
  'YMCA',
  'YWCA',
])
const titles = new Set(['ST', 'DR', 'MT', 'FT'])
const roman = /^(?=[IVX])(X{0,3})(IX|IV|V?I{0,3})$/
const small = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'in', 'of', 'on', 'or', 'the', 'to'])

/** Removes tags, entities and control characters; collapses white space to one space. */
export function stripMarkup(text: string): string {
  return text
    .replace(/<[^>]*>/g, ' ')
    .replace(/&amp;/gi, '&')
    .replace(/&(nbsp|#160);/gi, ' ')
    .replace(/&(#39|apos|rsquo);/gi, "'")
    .replace(/&quot;/gi, '"')
    .replace(/\\n/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}<>]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function titleWord(word: string, isFirst: boolean): string {
  if (acronyms.has(word) || roman.test(word) || /\d/.test(word) || word.length === 1) return word
  if (!/[AEIOUY]/.test(word)) return titles.has(word) ? capital(word) : word
  const lower = word.toLowerCase()
  return small.has(lower) && !isFirst ? lower : capital(word)
}

const capital = (word: string) => (word[0] ?? '') + word.slice(1).toLowerCase()

/** "P.s. 50" is a public school whose initials were lowercased by software. */
const initials = /(?<![.\w])[A-Za-z]\.[a-z]\.(?=\s|\/|$)/g

/** Several words in capitals become title case; one short word in capitals is kept as a name ("NUWAY", "ALIVE"). */
export function cleanName(text: string): string {
  const plain = stripMarkup(text)
  const letters = plain.replace(/[^\p{L}]/gu, '')
  const isShouted = letters === letters.toUpperCase() && /[A-Z]{3}.*[^A-Z.].*[A-Z]{3}/.test(plain)
  if (plain === plain.toLowerCase()) return raised(plain)
  if (!isShouted) return plain.replace(initials, (match) => match.toUpperCase())
  let isFirst = true
  return plain.replace(/(?:[A-Z]\.)+|[A-Z0-9']+/g, (word) => {
    const titled = word.includes('.') ? word : titleWord(word, isFirst)
    isFirst = false
    return titled
  })
}

/** "sequoia teen center" → "Sequoia Teen Center"; a web address stays as it is. */
const raised = (text: string) => {
  return /\.\w/.test(text) ? text : text.replace(/(?<=^|\s)\p{L}/gu, (letter) => letter.toUpperCase())
}

/** null when there is no real street address: empty, dashes, or "unknown". */
export function cleanStreet(text: string | null | undefined): string | null {
  const plain = cleanName(text ?? '').replace(/\b\d+(?:ST|ND|RD|TH)\b/g, (ordinal) => ordinal.toLowerCase())
  return /[\p{L}\d]{2}/u.test(plain) && !/^(n\/?a|none|unknown|confidential)\b/i.test(plain) ? plain : null
}

export function cleanCity(text: string | null | undefined): string | null {
  const plain = stripMarkup(text ?? '')
  if (!/\p{L}{2}/u.test(plain)) return null
  if (plain === plain.toLowerCase()) return raised(plain)
  return plain === plain.toUpperCase() && plain.length > 5 ? plain.split(' ').map(capital).join(' ') : plain
}
