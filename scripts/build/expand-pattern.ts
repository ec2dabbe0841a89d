/** One way to read a pattern, and the alternatives it took, each written as in the pattern. */
interface Reading {
  text: string
  taken: readonly string[]
}

const join = (before: Reading[], after: Reading[]): Reading[] =>
  before.flatMap((a) => after.map((b) => ({ text: a.text + b.text, taken: [...a.taken, ...b.taken] })))

/** Every reading of a regular expression's alternatives. Look-arounds and classes are kept as they are. */
export function expandPattern(source: string): Reading[] {
  const alternatives = splitTop(source)
  if (alternatives.length > 1) {
    return alternatives.flatMap((part) => expandPattern(part).map((one) => ({ ...one, taken: [part, ...one.taken] })))
  }
  return splitTokens(source).reduce<Reading[]>((all, token) => join(all, readToken(token)), [{ text: '', taken: [] }])
}

function readToken(token: string): Reading[] {
  if (!token.startsWith('(') || token.startsWith('(?')) return [{ text: token, taken: [] }]
  const inside = expandPattern(token.slice(1, token.lastIndexOf(')')))
  return token.endsWith(')?') ? [{ text: '', taken: [] }, ...inside] : inside
}

/** Groups with their `?`, escapes and classes, each as one token. */
function splitTokens(source: string): string[] {
  const tokens: string[] = []
  for (let at = 0; at < source.length;) {
    let end = at + 1
    if (source[at] === '\\') end = at + 2
    else if (source[at] === '[') end = source.indexOf(']', at) + 1
    else if (source[at] === '(') {
      for (let depth = 1; depth > 0; end += 1) depth += source[end] === '(' ? 1 : source[end] === ')' ? -1 : 0
      if (source[end] === '?') end += 1
    }
    tokens.push(source.slice(at, end))
    at = end
  }
  return tokens
}

function splitTop(source: string): string[] {
  const parts = ['']
  for (const token of splitTokens(source)) {
    if (token === '|') parts.push('')
    else parts[parts.length - 1] += token
  }
  return parts
}
