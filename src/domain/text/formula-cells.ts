/** The characters that make a spreadsheet evaluate a cell, with their full-width forms (T-7.2). */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/
const guarded = /^'(?=[=+\-@\t\r＝＋－＠])/

/** A leading apostrophe keeps a spreadsheet from evaluating the cell; it is removed on import. */
export function guardCell(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text
}

export interface UnguardedCell {
  text: string
  /** The start of a formula was removed. */
  wasFormula: boolean
}

/** Text guarded by our own export is restored; other text that starts like a formula loses that start. */
export function unguardText(cell: string): UnguardedCell {
  if (guarded.test(cell)) return { text: cell.slice(1), wasFormula: false }
  const text = cell.replace(/^[=+\-@\t\r＝＋－＠\s]+/, '')
  return formulaStart.test(cell) ? { text, wasFormula: true } : { text: cell, wasFormula: false }
}

/** Numbers and phone numbers may start with a sign. */
export function unguardNumber(cell: string): string {
  return cell.replace(guarded, '')
}
