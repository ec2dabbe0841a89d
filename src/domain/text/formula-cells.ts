/** The characters that make a spreadsheet evaluate a cell, with their full-width forms (T-7.2). */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/
const guarded = /^'(?=[=+\-@\t\r＝＋－＠])/

/** An apostrophe keeps a spreadsheet from running the cell; reading takes it away again. */
export function guardCell(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text
}

export interface UnguardedCell {
  text: string
  /** The start of a formula was taken away. */
  wasFormula: boolean
}

/** Text that our own export guarded is text; what else starts like a formula loses that start. */
export function unguardText(cell: string): UnguardedCell {
  if (guarded.test(cell)) return { text: cell.slice(1), wasFormula: false }
  const text = cell.replace(/^[=+\-@\t\r＝＋－＠\s]+/, '')
  return formulaStart.test(cell) ? { text, wasFormula: true } : { text: cell, wasFormula: false }
}

/** Numbers and phones may start with a sign. */
export function unguardNumber(cell: string): string {
  return cell.replace(guarded, '')
}
