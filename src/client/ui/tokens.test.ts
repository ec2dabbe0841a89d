import { expect, test, vi } from 'vitest'

// Style sheets are empty modules in tests, so the file itself is read.
const { readFileSync } = await vi.importActual<{ readFileSync: (path: string, as: 'utf8') => string }>('node:fs')
const css = readFileSync('src/client/ui/tokens.css', 'utf8')

const [day = '', night = '', systemNight = ''] = css.slice(css.indexOf('color-scheme: light')).split('@media screen')

function tokensIn(block: string) {
  return new Map([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name ?? '', hex ?? '']))
}

const themes = { day: tokensIn(day), night: tokensIn(night) }

test('night is the same, whether it is chosen or the setting of the system', () => {
  const listTokens = (block: string) => block.match(/--[\w-]+: [^;]+;/g)

  expect(listTokens(night)?.length).toBeGreaterThan(30)
  expect(listTokens(systemNight)).toEqual(listTokens(night))
})

function luminance(hex: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(theme: Map<string, string>, front: string, back: string) {
  const [low = 0, high = 0] = [front, back].map((name) => luminance(theme.get(name) ?? '')).toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const grounds = ['paper', 'surface', 'sunken']
const tints = ['brand-tint', 'sun-tint', 'coral-tint', 'ok-tint', 'wait-tint']
const pairs = (fronts: string[], backs: string[]) =>
  fronts.flatMap((front) => backs.map((back) => [front, back] as const))

const AAA = 7
const AA = 4.5
const GRAPHICS = 3
const body = [...pairs(['ink'], [...grounds, ...tints]), ...pairs(['ink-2'], grounds)]
const accents = [
  ...pairs(['brand', 'brand-strong', 'coral', 'ok', 'wait'], ['paper', 'surface']),
  ['brand-strong', 'brand-tint'],
  ['brand', 'brand-tint'],
  ['wait', 'sun-tint'],
  ['wait', 'wait-tint'],
  ['coral', 'coral-tint'],
  ['ok', 'ok-tint'],
  ['on-brand', 'brand'],
  ['on-coral', 'coral'],
] as const
const graphics = pairs(['line-strong', 'focus'], grounds)

test('day and night define the same colors', () => {
  expect([...themes.night.keys()]).toEqual([...themes.day.keys()])
  expect(themes.day.size).toBeGreaterThan(25)
})

for (const [name, theme] of Object.entries(themes)) {
  test.each(body)(`by ${name}, body text %s on %s has AAA contrast`, (front, back) => {
    expect(contrast(theme, front, back)).toBeGreaterThanOrEqual(AAA)
  })

  test.each(accents)(`by ${name}, %s on %s has AA contrast`, (front, back) => {
    expect(contrast(theme, front, back)).toBeGreaterThanOrEqual(AA)
  })

  test.each(graphics)(`by ${name}, the edge %s can be seen on %s`, (front, back) => {
    expect(contrast(theme, front, back)).toBeGreaterThanOrEqual(GRAPHICS)
  })
}
