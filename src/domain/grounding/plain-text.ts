import { buildPattern } from './pattern.ts'

/** A text without its Markdown marks, and the position of each character in the displayed text. */
export interface PlainText {
  text: string
  /** Index of each character in the displayed text; one more at the end. */
  at: readonly number[]
}

/** Emphasis marks and escapes that could be in the middle of a number or a name. */
const letter = String.raw`[\p{L}\p{N}]`
const marks = buildPattern(
  'gu',
  '\\\\',
  String.raw`(?=[^\p{L}\p{N}\s])|[*\x60~]+`,
  String.raw`|(?<![\p{L}\p{N}/\\])_+(?=${letter})`,
  String.raw`|(?<=${letter})_+(?![\p{L}\p{N}/])`,
)
/** The bullet or number of a list item is not content. */
const listMark = /(^|\n)([ \t>]*(?:[-+•]|\d{1,3}[.)])[ \t]+)/g

export function stripMarks(visibleText: string): PlainText {
  const listed = visibleText.replace(listMark, (_, start: string, mark: string) => start + ' '.repeat(mark.length))
  let text = ''
  const at: number[] = []
  let from = 0
  const take = (to: number) => {
    for (let index = from; index < to; index += 1) at.push(index)
    text += listed.slice(from, to)
  }
  for (const match of listed.matchAll(marks)) {
    take(match.index)
    from = match.index + match[0].length
  }
  take(listed.length)
  at.push(visibleText.length)
  return { text, at }
}
