import { unguardText } from '#domain/text/formula-cells.ts'
import type { DraftProblem } from './draft.ts'

/** All control characters except line breaks, plus characters that change the writing direction or are invisible. */
const belowSpace = String.raw`\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f-\u009f`
const unseen = String.raw`\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff`
const controls = new RegExp(`[${belowSpace}${unseen}]`, 'g')
const tag = /<\/?[a-z!][^<>]*>?/gi

export interface CleanOptions {
  field: string
  maxLength: number
  /** Reports a problem instead of removing the markup: a name containing code was not written by a person. */
  refuseHtml?: boolean
  keepLines?: boolean
}

/** Returns the text as it may be stored, and adds a problem for everything removed. Null when nothing is left. */
export function cleanText(raw: string | null, options: CleanOptions, problems: DraftProblem[]): string | null {
  if (raw === null) return null
  const note = (code: string) => problems.push({ code, field: options.field })
  const { text: unguarded, wasFormula } = unguardText(raw.trim())
  if (wasFormula) note('formula_removed')
  let text = unguarded.toWellFormed().normalize('NFC')
  const withoutControls = text.replace(controls, ' ')
  if (withoutControls !== text) note('control_removed')
  text = withoutControls
  if (tag.test(text)) {
    tag.lastIndex = 0
    note(options.refuseHtml ? 'name_html' : 'html_removed')
    text = text.replace(tag, ' ')
  }
  text = options.keepLines
    ? text
        .split(/\r?\n|\r/)
        .map((line) => line.replace(/\s+/g, ' ').trim())
        .join('\n')
        .trim()
    : text.replace(/\s+/g, ' ').trim()
  if (text.length > options.maxLength) {
    note('text_cut')
    text = cutAt(text, options.maxLength)
  }
  return text === '' ? null : text
}

/** Cuts at the end of a word, never inside a character. */
function cutAt(text: string, maxLength: number): string {
  const cut = text
    .slice(0, maxLength - 1)
    .toWellFormed()
    .replace(/\ufffd$/, '')
  const lastSpace = cut.lastIndexOf(' ')
  return `${(lastSpace > maxLength / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`
}
