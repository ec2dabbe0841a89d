import { type Grid, isDark } from './grid.ts'

export const maskCount = 8

/** Whether a mask inverts the module. */
function isMasked(mask: number, row: number, column: number): boolean {
  const product = row * column
  switch (mask) {
    case 0:
      return (row + column) % 2 === 0
    case 1:
      return row % 2 === 0
    case 2:
      return column % 3 === 0
    case 3:
      return (row + column) % 3 === 0
    case 4:
      return (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0
    case 5:
      return (product % 2) + (product % 3) === 0
    case 6:
      return ((product % 2) + (product % 3)) % 2 === 0
    default:
      return (((row + column) % 2) + (product % 3)) % 2 === 0
  }
}

/** Function patterns stay as they are: only data modules are masked. */
export function applyMask(grid: Grid, mask: number): Grid {
  const dark = grid.dark.map((module, index) => {
    const isFlipped = grid.fixed[index] === 0 && isMasked(mask, Math.floor(index / grid.size), index % grid.size)
    return isFlipped ? 1 - module : module
  })
  return { ...grid, dark }
}

/** How hard a code is to read: long runs, solid squares, look-alikes of the finder patterns, too dark or too light. */
export function computePenalty(grid: Grid): number {
  let total = squares(grid) + balance(grid)
  for (let at = 0; at < grid.size; at++) {
    for (const line of [readLine(grid, at, true), readLine(grid, at, false)]) total += runs(line) + lookAlikes(line)
  }
  return total
}

function readLine(grid: Grid, at: number, isRow: boolean): string {
  const isDarkAt = (along: number) => (isRow ? isDark(grid, at, along) : isDark(grid, along, at))
  return Array.from({ length: grid.size }, (_, along) => (isDarkAt(along) ? '1' : '0')).join('')
}

function runs(line: string): number {
  const long = line.match(/0{5,}|1{5,}/g) ?? []
  return long.reduce((sum, run) => sum + run.length - 2, 0)
}

function lookAlikes(line: string): number {
  const found = line.match(/(?=10111010000|00001011101)/g) ?? []
  return 40 * found.length
}

function squares(grid: Grid): number {
  let count = 0
  for (let row = 1; row < grid.size; row++) {
    for (let column = 1; column < grid.size; column++) {
      const dark = isDark(grid, row, column)
      const same =
        isDark(grid, row - 1, column) === dark &&
        isDark(grid, row, column - 1) === dark &&
        isDark(grid, row - 1, column - 1) === dark
      if (same) count++
    }
  }
  return 3 * count
}

function balance({ dark }: Grid): number {
  const share = (dark.reduce((sum, module) => sum + module, 0) * 100) / dark.length
  return 10 * Math.floor(Math.abs(share - 50) / 5)
}
