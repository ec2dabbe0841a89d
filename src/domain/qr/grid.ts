import { getAlignment, type Correction, getSize } from './versions.ts'

const correctionBits: Record<Correction, number> = { low: 0b01, medium: 0b00 }

/** Modules row by row; 1 is dark. Fixed modules belong to the function patterns and carry no text. */
export interface Grid {
  size: number
  dark: Uint8Array
  fixed: Uint8Array
}

function emptyGrid(size: number): Grid {
  return { size, dark: new Uint8Array(size * size), fixed: new Uint8Array(size * size) }
}

export const isDark = ({ dark, size }: Pick<Grid, 'dark' | 'size'>, row: number, column: number) =>
  dark[row * size + column] === 1

function fix(grid: Grid, row: number, column: number, dark: boolean): void {
  if (row < 0 || column < 0 || row >= grid.size || column >= grid.size) return
  grid.dark[row * grid.size + column] = dark ? 1 : 0
  grid.fixed[row * grid.size + column] = 1
}

/** The patterns that are the same for every text of this version; format bits are reserved. */
export function buildPatternGrid(version: number): Grid {
  const grid = emptyGrid(getSize(version))
  const last = grid.size - 1
  for (let at = 0; at <= last; at++) {
    fix(grid, 6, at, at % 2 === 0)
    fix(grid, at, 6, at % 2 === 0)
  }
  for (const [row, column] of [
    [3, 3],
    [3, last - 3],
    [last - 3, 3],
  ] as const)
    drawFinder(grid, row, column)
  for (const [row, column] of alignmentMiddles(version)) drawAlignment(grid, row, column)
  drawFormat(grid, 0)
  if (version >= 7) drawVersion(grid, version)
  return grid
}

/** Concentric rings: the distance from the center decides whether a module is dark. */
function drawFinder(grid: Grid, row: number, column: number): void {
  for (let down = -4; down <= 4; down++) {
    for (let right = -4; right <= 4; right++) {
      const ring = Math.max(Math.abs(down), Math.abs(right))
      fix(grid, row + down, column + right, ring !== 2 && ring !== 4)
    }
  }
}

function drawAlignment(grid: Grid, row: number, column: number): void {
  for (let down = -2; down <= 2; down++) {
    for (let right = -2; right <= 2; right++) {
      fix(grid, row + down, column + right, Math.max(Math.abs(down), Math.abs(right)) !== 1)
    }
  }
}

/** There is no alignment pattern where the three finder patterns are. */
function alignmentMiddles(version: number): [number, number][] {
  const middles = getAlignment(version)
  const last = middles.at(-1)
  const pairs = middles.flatMap((row) => middles.map((column): [number, number] => [row, column]))
  return pairs.filter(
    ([row, column]) =>
      !((row === 6 && column === 6) || (row === 6 && column === last) || (row === last && column === 6)),
  )
}

const bit = (value: number, at: number) => ((value >>> at) & 1) === 1

/** Two copies, so that one may be damaged; plus the one module that is always dark. */
function drawFormat(grid: Grid, bits: number): void {
  const { size } = grid
  for (let at = 0; at < 15; at++) {
    const [row, column] = getFormatPosition(at)
    fix(grid, row, column, bit(bits, at))
    if (at < 8) fix(grid, 8, size - 1 - at, bit(bits, at))
    else fix(grid, size - 15 + at, 8, bit(bits, at))
  }
  fix(grid, size - 8, 8, true)
}

/** Around the top-left finder pattern, skipping the timing patterns. */
function getFormatPosition(at: number): [number, number] {
  if (at < 6) return [at, 8]
  if (at < 8) return [at + 1, 8]
  return at === 8 ? [8, 7] : [8, 14 - at]
}

function drawVersion(grid: Grid, version: number): void {
  const bits = computeVersionBits(version)
  for (let at = 0; at < 18; at++) {
    const [along, across] = [Math.floor(at / 3), grid.size - 11 + (at % 3)]
    fix(grid, along, across, bit(bits, at))
    fix(grid, across, along, bit(bits, at))
  }
}

/** The modules that carry data, in order: pairs of columns from the right, alternating up and down. */
export function buildDataPath({ size, fixed }: Grid): number[] {
  const path: number[] = []
  let isUpward = true
  for (let right = size - 1; right > 0; right -= 2) {
    // The vertical timing pattern is skipped, so the pairs to its left start one column earlier.
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const row = isUpward ? size - 1 - step : step
      for (const column of [right, right - 1]) {
        if (fixed[row * size + column] === 0) path.push(row * size + column)
      }
    }
    isUpward = !isUpward
  }
  return path
}

export function withFormat(grid: Grid, correction: Correction, mask: number): Grid {
  const marked = { ...grid, dark: grid.dark.slice(), fixed: grid.fixed.slice() }
  drawFormat(marked, computeFormatBits(correction, mask))
  return marked
}

/** Ten bits correct the five that encode correction level and mask; the final XOR keeps them from being all light. */
export function computeFormatBits(correction: Correction, mask: number): number {
  const data = (correctionBits[correction] << 3) | mask
  return ((data << 10) | remainder(data << 10, 0x537)) ^ 0x5412
}

/** Twelve bits correct the six of the version; written from version 7 on. */
export function computeVersionBits(version: number): number {
  return (version << 12) | remainder(version << 12, 0x1f25)
}

const getBitLength = (value: number) => 32 - Math.clz32(value)

function remainder(value: number, divisor: number): number {
  let rest = value
  while (getBitLength(rest) >= getBitLength(divisor)) rest ^= divisor << (getBitLength(rest) - getBitLength(divisor))
  return rest
}
