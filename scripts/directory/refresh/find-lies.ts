import type { FileTally, Sighting } from './inspect-drafts.ts'

/** A reason to stop, with the line of the file where it can be seen. */
export interface Stop {
  line: number | null
  sentence: string
  /** A true list can change this much: the operator may look and say so. */
  isChange?: true
}

const share = (part: number, of: number) => (of === 0 ? 0 : part / of)
const percent = (part: number, of: number) => `${Math.round(share(part, of) * 100)} %`
const number = (value: number) => value.toLocaleString('en-US')

/**
 * Far above what true lists have: of those of July 2026 at most 1 % of the phones are of another state (a line of the
 * organization, a mobile), no point is far from every town, and one name stands on at most 1.6 % of the lines.
 */
const mostForeignPhones = 0.05
const mostAtSea = 0.02
const mostUnreadable = 0.02
const mostOfOneName = { share: 0.05, least: 25, most: 900 }
/** A list that had phones and has few now has lost a column. */
const fewestPhones = 0.5

/** Reasons that a row does not become a listing, each with how often. */
export type RowErrors = ReadonlyMap<string, Sighting>

/** These say something of the place, not of the file. */
const ordinaryErrors = new Set(['not_active', 'correctional', 'duplicate_id', 'duplicate_row', 'contact_missing'])

/** What no true list has so much of. The list of reasons is empty when the file may be believed. */
export function findLies(tally: FileTally, errors: RowErrors, isExpectedToHavePhones: boolean): Stop[] {
  const stops: Stop[] = []
  const { rows, lastRow, foreignPhones, atSea, phones, withPhone } = tally
  if (errors.get('columns_wrong')?.firstRow === lastRow) {
    stops.push({ line: lastRow, sentence: 'The file breaks off: its last line has fewer cells than the first.' })
  }
  if (foreignPhones.count > mostForeignPhones * phones) {
    stops.push({
      line: foreignPhones.firstRow,
      sentence: `A phone has the area code of another state; so have ${percent(foreignPhones.count, phones)} of all.`,
    })
  }
  if (atSea.count > mostAtSea * rows) {
    stops.push({
      line: atSea.firstRow,
      sentence: `The place lies in the sea or abroad; so do ${number(atSea.count)} of ${number(rows)}.`,
    })
  }
  const most = Math.min(mostOfOneName.most, Math.max(mostOfOneName.least, mostOfOneName.share * rows))
  for (const { name, count, firstRow } of tally.names.values()) {
    if (count <= most) continue
    const sentence = `The name “${name.slice(0, 60)}” is there ${number(count)} times. No list has one place so often.`
    stops.push({ line: firstRow, sentence })
  }
  for (const [code, { count, firstRow }] of errors) {
    if (ordinaryErrors.has(code) || count <= mostUnreadable * rows) continue
    stops.push({
      line: firstRow,
      sentence: `This line cannot be read (${code}); nor can ${percent(count, rows)} of all.`,
    })
  }
  if (isExpectedToHavePhones && withPhone < fewestPhones * rows) {
    stops.push({
      line: null,
      sentence: `Only ${percent(withPhone, rows)} of the lines have a phone. A column is missing.`,
    })
  }
  return stops
}

export interface Comparison {
  /** Listings of this list that we have. */
  ours: number
  /** How many of them the new file has too. */
  found: number
  /** Of those: with a phone on both sides, and with another one now. */
  compared: number
  phonesChanged: number
}

/** With fewer listings a share says little. */
const enoughToCompare = 50
const fewestFound = 0.6
const mostPhonesChanged = 0.4

/** What a true list may do, but seldom: the operator looks first. */
export function findChanges(rows: number, expected: number | null, known: Comparison): Stop[] {
  const stops: Stop[] = []
  const add = (sentence: string) => stops.push({ line: null, sentence, isChange: true })
  const before = known.ours >= enoughToCompare ? known.ours : expected
  if (before !== null && rows < before / 2) add(`It has ${number(rows)} lines where ${number(before)} are expected.`)
  if (expected !== null && rows > expected * 3)
    add(`It has ${number(rows)} lines where ${number(expected)} are expected.`)
  if (known.ours >= enoughToCompare && known.found < fewestFound * known.ours) {
    add(`Only ${number(known.found)} of our ${number(known.ours)} places of this list are in it.`)
  }
  if (known.compared >= enoughToCompare && known.phonesChanged > mostPhonesChanged * known.compared) {
    add(`${percent(known.phonesChanged, known.compared)} of the places have another phone than before.`)
  }
  return stops
}

/** Program code has no business in a list of places; a line break written as `<br>` is none. */
const code =
  /(?:<|\\u003c|&lt;)\s*\/?\s*(?:script|iframe|object|embed|svg|img|link|meta|style)\b|javascript:|<[^>]{0,200}\son\w+\s*=/i

/** Longer than anything `code` finds. */
const overlap = 300
const countLines = (text: string) => text.split('\n').length - 1

/** The first line with program code in it. */
export async function findScript(pieces: AsyncIterable<string>): Promise<Stop | null> {
  let [line, tail] = [1, '']
  for await (const piece of pieces) {
    const text = tail + piece
    const found = code.exec(text)
    if (found) {
      line += countLines(text.slice(0, found.index))
      return { line, sentence: `There is program code in a field (${found[0].slice(0, 30)}).` }
    }
    tail = text.slice(-overlap)
    line += countLines(text.slice(0, -overlap))
  }
  return null
}
