const identifying = new Set(['org', 'sessionId'])

export interface ExtractedIdentifiers {
  orgCode: string | undefined
  sessionId: string | undefined
  /** The query without the identifiers, with its question mark, or empty. */
  rest: string
}

/**
 * Removes from a query what could identify a person or who referred them, so that it disappears from the address bar
 * (T-5.7).
 */
export function extractIdentifiers(search: string): ExtractedIdentifiers {
  const parts = search.replace(/^\?/, '').split('&').filter(Boolean)
  const pairs = parts.map((part) => ({ part, name: part.split('=')[0] ?? '' }))
  const readValue = (name: string) => pairs.find((pair) => pair.name === name)?.part.slice(name.length + 1) || undefined
  const rest = pairs.filter((pair) => !identifying.has(pair.name)).map((pair) => pair.part)
  return {
    orgCode: readValue('org'),
    sessionId: readValue('sessionId'),
    rest: rest.length > 0 ? `?${rest.join('&')}` : '',
  }
}
