export type ClaimKind =
  | 'phone'
  | 'web'
  | 'email'
  | 'address'
  | 'price'
  | 'date'
  | 'law'
  | 'organization'
  | 'hours'
  | 'token'
  | 'garbled'

/** Something a reply states that must be on file: its kind, its position, and its key for comparison. */
export interface Claim {
  kind: ClaimKind
  /** As it was written. */
  text: string
  start: number
  end: number
  key: string
}

/** Replaces the findings with blanks without moving the rest, so that no number can match across them. */
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
  // Measured: matchAll copies the pattern each time, which costs more than the search itself.
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const key = getKey(match)
    if (key !== null) claims.push({ kind, text: match[0], start: match.index, end: match.index + match[0].length, key })
    if (match[0] === '') pattern.lastIndex += 1
  }
  return claims
}
