import { numberToken } from './number-words.ts'
import { buildAlternation, buildPattern } from './pattern.ts'

/** A line that is a unit by itself: list item, heading, table row, quote, link definition. */
const ownLine = /^\s*(?:[-*+•]\s|\d{1,3}[.)]\s|#|\||>|\[[^\]]*\]:)/
/** How far back to look for a number word or an open link. */
const longestTail = 400
const sentenceEnd = /(?<=\S)[.!?…]["'”’»)*_]*[ \t]+(?=(\S+)\s)/g
/** A period after these does not end a sentence. */
const shortForms = buildAlternation('Sta Sto Mt Ft Dra Mr Mrs Ms Sr Sra Inc vs v')
/** "Elm St." ends a sentence, "St. Jude" does not. */
const notAfterName = String.raw`(?<![\p{Lu}\d][\p{L}\d]*\s)`
const shortForm = buildPattern(
  'u',
  String.raw`(?:^|[\s(])(?:\p{L}|\p{L}{1,2}(?:\.\p{L}{1,2})+|${shortForms}|${notAfterName}(?:St|Dr))\.$`,
)
const numberAtEnd = buildPattern('iu', `(?:${numberToken.source})`, String.raw`[^\p{L}\d]*$`)
const numberAtStart = buildPattern(
  'iu',
  String.raw`^[^\p{L}\d]*(?:\d{1,3}[.)]\s+[^\p{L}\d]*)?(?:${numberToken.source})`,
)

export const endsInNumber = (text: string) => numberAtEnd.test(text.slice(-longestTail))
export const startsWithNumber = (text: string) => numberAtStart.test(text)

/** End of the first complete sentence or line; null while more text is needed to decide. */
export function findFirstEnd(text: string): number | null {
  const line = text.indexOf('\n')
  const until = line < 0 ? text : text.slice(0, line + 1)
  if (!ownLine.test(until)) {
    const end = endsIn(until).next()
    if (!end.done) return end.value
  }
  return line < 0 ? null : line + 1
}

/** The ends of all sentences but the last. */
export const findSentenceEnds = (text: string): number[] => [...endsIn(text)]

function* endsIn(text: string): Generator<number> {
  for (const match of text.matchAll(sentenceEnd)) {
    const end = match.index + match[0].length
    const [before, next] = [text.slice(Math.max(0, end - longestTail), end).trimEnd(), match[1] ?? '']
    const staysOpen =
      shortForm.test(before) ||
      isOpen(before) ||
      /^[\d\p{Ll}]/u.test(next) ||
      (endsInNumber(before) && startsWithNumber(next))
    if (!staysOpen) yield end
  }
}

/** A link or a tag that is not closed yet. */
const isOpen = (text: string) => /\[[^\]]*$|\]\([^)]*$|<[^>]*$/.test(text)

/** The fields of a line: sentences, and the parts between dashes, bars or semicolons. */
export function findFieldEnds(line: string): number[] {
  const marks = [...line.matchAll(/\s[–—|·-]\s|;\s|:\*{0,2}\s+(?=\S)/g)]
    .filter(({ index }) => !/^\s*$/.test(line.slice(0, index)) && !isOpen(line.slice(0, index)))
    .map(({ index, 0: { length } }) => index + length)
  return [...new Set([...findSentenceEnds(line), ...marks])].toSorted((a, b) => a - b)
}

export const isOwnLine = (text: string) => ownLine.test(text)
