/** Twenty ways a stored value can be broken. Each takes a value as the product writes it and breaks it. */
export const breakages: Record<string, (good: unknown) => string> = {
  'nothing in it': () => '',
  null: () => 'null',
  'half of it': () => '{',
  'an empty list': () => '[]',
  'an empty object': () => '{}',
  'a number': () => '42',
  true: () => 'true',
  'a megabyte of text': () => JSON.stringify('x'.repeat(1_000_000)),
  'wrong types inside': (good) => mapLeaves(good, wrongType),
  'negative numbers': (good) => mapLeaves(good, (leaf) => (typeof leaf === 'number' ? -Math.abs(leaf) - 1 : leaf)),
  NaN: () => 'NaN',
  'a thousand lists in each other': () => '['.repeat(1000) + ']'.repeat(1000),
  'names that reach for the prototype': (good) => poisoned(good),
  'halves of letters': (good) => mapWords(good, '\ud83d😀\udc00'),
  'HTML and script': (good) => mapWords(good, attack),
  'a far future': (good) => mapLeaves(good, (leaf) => (typeof leaf === 'number' ? 8_640_000_000_000_001 : leaf)),
  'a list of nothing': () => JSON.stringify(Array.from({ length: 50 }, () => null)),
  'a huge list': (good) => JSON.stringify(Array.from({ length: 300 }, () => (Array.isArray(good) ? good[0] : good))),
  'of another version': (good) => JSON.stringify(good),
  'no text at all': () => '\u0000\u0001\u0007\ufffe\uffff\u0000',
}

/** Must be read as if nothing were stored, whatever the key; only a bare text may be taken for a label. */
export const unreadable = [
  'nothing in it',
  'null',
  'half of it',
  'a megabyte of text',
  'NaN',
  'of another version',
  'no text at all',
] as const

/** Broken inside but still readable: people must still see their saved listings. */
export const readable = ['halves of letters', 'HTML and script', 'a far future'] as const

const attack = '<img src=x onerror="window.wasAttacked=true"><script>window.wasAttacked=true</script>'

function wrongType(leaf: unknown): unknown {
  if (typeof leaf === 'string') return { text: leaf }
  if (typeof leaf === 'number') return [leaf]
  return typeof leaf === 'boolean' ? 'yes' : 0
}

function poisoned(good: unknown): string {
  const poison = '"__proto__":{"wasAttacked":true},"constructor":{"prototype":{"wasAttacked":true}}'
  const text = JSON.stringify(good)
  return text.startsWith('{') && text !== '{}' ? `{${poison},${text.slice(1)}` : `{${poison}}`
}

/** Replaces user-visible text, never with longer text; our own short codes stay, or everything would be rejected. */
function mapWords(good: unknown, instead: string): string {
  return mapLeaves(good, (leaf) => {
    if (typeof leaf !== 'string' || /^[a-z_-]+$/.test(leaf)) return leaf
    return leaf.length > instead.length ? instead : instead.slice(0, leaf.length)
  })
}

/** Keeps the shape, so that the error is found deep inside and not at the first check. */
function mapLeaves(good: unknown, change: (leaf: unknown) => unknown): string {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return change(value)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner)]))
  }
  return JSON.stringify(walk(good))
}
