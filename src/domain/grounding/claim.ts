export type ClaimKind =
  | 'phone'
  | 'web'
  | 'email'
  | 'address'
  | 'price'
  | 'date'
  | 'law'
  | 'organization'
  | 'token'
  | 'garbled'

/** Something a reply states that must stand on file: what it is, where, and the form in which it is compared. */
export interface Claim {
  kind: ClaimKind
  /** As it was written. */
  text: string
  start: number
  end: number
  key: string
}

/** Takes what was found out of the text without moving the rest: no number may reach across it. */
export function blankOut(text: string, found: readonly { start: number; end: number }[]): string {
  let left = text
  for (const { start, end } of found) left = left.slice(0, start) + '\u0000'.repeat(end - start) + left.slice(end)
  return left
}

/** Every match of a pattern as a claim, unless it has no key. */
export function matchClaims(
  kind: ClaimKind,
  text: string,
  pattern: RegExp,
  getKey: (match: RegExpExecArray) => string | null,
): Claim[] {
  const claims: Claim[] = []
  // Measured: matchAll copies the pattern each time, which costs more than all the looking.
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const key = getKey(match)
    if (key !== null) claims.push({ kind, text: match[0], start: match.index, end: match.index + match[0].length, key })
    if (match[0] === '') pattern.lastIndex += 1
  }
  return claims
}
