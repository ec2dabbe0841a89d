import { expect, test } from 'vitest'
import { encodeQr, type QrCode, buildQrPath } from './encode.ts'
import { getBlockPlan } from './versions.ts'

/** A decoder written from the standard alone: it shares no drawing code with the encoder. */
function readQr({ size, dark }: Pick<QrCode, 'size' | 'dark'>): { text: string; mask: number; correction: string } {
  const at = (row: number, column: number) => dark[row * size + column] === 1
  const version = (size - 17) / 4
  const format = readFormat(at) ^ 0b101010000010010
  const correction = format >> 13 === 0b01 ? 'low' : 'medium'
  const mask = (format >> 10) & 0b111
  const bits: number[] = []
  for (const [row, column] of path(version, size)) {
    bits.push(Number(at(row, column)) ^ Number(flips(mask, row, column)))
  }
  const { blocks, correctionPerBlock, dataCodewords } = getBlockPlan(version, correction)
  const codewords = Array.from({ length: dataCodewords + blocks * correctionPerBlock }, (_, index) =>
    Number.parseInt(bits.slice(index * 8, index * 8 + 8).join(''), 2),
  )
  const dataBlocks = undeal(codewords.slice(0, dataCodewords), blocks)
  const repairs = undeal(codewords.slice(dataCodewords), blocks)
  for (const [index, block] of dataBlocks.entries()) {
    expect(isWhole([...block, ...(repairs[index] ?? [])], correctionPerBlock)).toBe(true)
  }
  return { text: readText(dataBlocks.flat(), version), mask, correction }
}

function readFormat(at: (row: number, column: number) => boolean): number {
  const positions = [
    [8, 0],
    [8, 1],
    [8, 2],
    [8, 3],
    [8, 4],
    [8, 5],
    [8, 7],
    [8, 8],
    [7, 8],
    [5, 8],
    [4, 8],
    [3, 8],
    [2, 8],
    [1, 8],
    [0, 8],
  ] as const
  return Number.parseInt(positions.map(([row, column]) => Number(at(row, column))).join(''), 2)
}

function isPattern(row: number, column: number, version: number, size: number): boolean {
  const far = size - 8
  const inCorner = (row <= 8 && column <= 8) || (row <= 8 && column >= far) || (row >= far && column <= 8)
  const inVersion =
    version >= 7 &&
    ((row <= 5 && column >= size - 11 && column < far) || (column <= 5 && row >= size - 11 && row < far))
  return inCorner || row === 6 || column === 6 || inVersion || inSmallSquare(row, column, version, size)
}

/** Alignment pattern centers by calculation, where the encoder has a table. */
function inSmallSquare(row: number, column: number, version: number, size: number): boolean {
  if (version === 1) return false
  const count = Math.floor(version / 7) + 2
  const step = Math.ceil((size - 13) / (2 * count - 2)) * 2
  const middles = [6, ...Array.from({ length: count - 1 }, (_, index) => size - 7 - step * (count - 2 - index))]
  const last = size - 7
  return middles.some((down) =>
    middles.some((right) => {
      const isCorner = (down === 6 && right === 6) || (down === 6 && right === last) || (down === last && right === 6)
      return !isCorner && Math.abs(row - down) <= 2 && Math.abs(column - right) <= 2
    }),
  )
}

function path(version: number, size: number): [number, number][] {
  const pairs = [...Array(size).keys()].filter((column) => column !== 6).toReversed()
  const found: [number, number][] = []
  for (let pair = 0; pair < pairs.length; pair += 2) {
    const rows = [...Array(size).keys()]
    for (const row of pair % 4 === 0 ? rows.toReversed() : rows) {
      for (const column of pairs.slice(pair, pair + 2)) {
        if (!isPattern(row, column, version, size)) found.push([row, column])
      }
    }
  }
  return found
}

function flips(mask: number, i: number, j: number): boolean {
  const conditions = [
    (i + j) % 2,
    i % 2,
    j % 3,
    (i + j) % 3,
    (Math.floor(i / 2) + Math.floor(j / 3)) % 2,
    ((i * j) % 2) + ((i * j) % 3),
    (((i * j) % 2) + ((i * j) % 3)) % 2,
    (((i + j) % 2) + ((i * j) % 3)) % 2,
  ]
  return conditions[mask] === 0
}

function undeal(codewords: number[], count: number): number[][] {
  const short = Math.floor(codewords.length / count)
  const isLong = (block: number) => block >= count - (codewords.length % count)
  return Array.from({ length: count }, (_, block) => {
    const regular = Array.from({ length: short }, (_, round) => codewords[round * count + block] ?? -1)
    const first = count - (codewords.length % count)
    return isLong(block) ? [...regular, codewords[short * count + block - first] ?? -1] : regular
  })
}

/** Undamaged blocks are zero at every root of the generator. */
function isWhole(block: number[], degree: number): boolean {
  const times = (a: number, b: number): number =>
    b === 0 ? 0 : (b & 1 ? a : 0) ^ times(a & 0x80 ? (a << 1) ^ 0x11d : a << 1, b >> 1)
  let root = 1
  for (let index = 0; index < degree; index++) {
    if (block.reduce((sum, codeword) => times(sum, root) ^ codeword, 0) !== 0) return false
    root = times(root, 2)
  }
  return true
}

function readText(codewords: number[], version: number): string {
  const bits = codewords.map((codeword) => codeword.toString(2).padStart(8, '0')).join('')
  expect(bits.slice(0, 4)).toBe('0100')
  const start = version < 10 ? 12 : 20
  const length = Number.parseInt(bits.slice(4, start), 2)
  const hex = Array.from({ length }, (_, index) =>
    Number.parseInt(bits.slice(start + index * 8, start + index * 8 + 8), 2)
      .toString(16)
      .padStart(2, '0'),
  )
  return decodeURIComponent(hex.map((byte) => `%${byte}`).join(''))
}

const read = (text: string) => {
  const code = encodeQr(text)
  if (!code) throw new Error('The text does not fit')
  return { code, ...readQr(code) }
}

test.each([
  '',
  'A',
  '2-1-1',
  'Harbor House\n(213) 555-0100',
  'Niño, corazón, ¿día?',
  'Casa de la Amistad – 日本 👋🏽',
  '🏠'.repeat(60),
])('%j is read back as it was', (text) => {
  expect(read(text).text).toBe(text)
})

test('texts of every length up to the largest code are read back, at both levels', () => {
  const seen = new Set<string>()
  for (let length = 1; length <= 858; length += length < 20 ? 1 : 41) {
    const text = Array.from({ length }, (_, index) => String.fromCharCode(97 + ((index * 7 + length) % 26))).join('')
    const { code, ...found } = read(text)
    expect(found).toEqual({ text, mask: code.mask, correction: code.correction })
    seen.add(`${code.version} ${code.correction}`)
  }
  expect(seen.size).toBeGreaterThan(15)
})

test('different texts get different masks', () => {
  const masks = Array.from({ length: 40 }, (_, index) => encodeQr(`text number ${index}`)?.mask)
  expect(new Set(masks).size).toBeGreaterThan(3)
})

test('a text too long for the largest code has none', () => {
  expect(encodeQr('a'.repeat(858))).toMatchObject({ version: 20, correction: 'low' })
  expect(encodeQr('a'.repeat(859))).toBeNull()
})

test('half a character becomes the sign for an unknown one', () => {
  expect(read('a\ud83d').text).toBe('a\ufffd')
})

test('the path draws exactly the dark modules inside a quiet zone of four', () => {
  const code = encodeQr('2-1-1')
  if (!code) throw new Error('The text does not fit')
  const { path: drawing, side } = buildQrPath(code)
  const drawn = new Uint8Array(code.size ** 2)
  for (const [, column, row, length] of drawing.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let at = 0; at < Number(length); at++) drawn[(Number(row) - 4) * code.size + Number(column) - 4 + at] = 1
  }
  expect([side, [...drawn]]).toEqual([code.size + 8, [...code.dark]])
})
