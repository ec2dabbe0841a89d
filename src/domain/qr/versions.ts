/** How much of a code may be damaged: low corrects about 7 %, medium about 15 %. */
export type Correction = 'low' | 'medium'

export const maxVersion = 20

/** Error correction codewords in each block, by version from 1. */
const perBlock: Record<Correction, readonly number[]> = {
  low: [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28],
  medium: [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26],
}

/** Number of blocks, by version from 1. */
const blocks: Record<Correction, readonly number[]> = {
  low: [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8],
  medium: [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16],
}

/** Centers of the alignment patterns, in both directions, by version from 1. */
const alignment: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
  [6, 30, 54],
  [6, 32, 58],
  [6, 34, 62],
  [6, 26, 46, 66],
  [6, 26, 48, 70],
  [6, 26, 50, 74],
  [6, 30, 54, 78],
  [6, 30, 56, 82],
  [6, 30, 58, 86],
  [6, 34, 62, 90],
]

export const getSize = (version: number) => 17 + 4 * version

export const getAlignment = (version: number) => alignment[version - 1] ?? []

/** Whole codewords that fit around the fixed patterns. */
export function countCodewords(version: number): number {
  const middles = getAlignment(version).length
  const alignmentModules = middles === 0 ? 0 : 25 * (middles ** 2 - 3) - 10 * (middles - 2)
  const versionModules = version >= 7 ? 36 : 0
  const fixed = 3 * 64 + 2 * (getSize(version) - 16) + 31 + alignmentModules + versionModules
  return Math.floor((getSize(version) ** 2 - fixed) / 8)
}

export interface BlockPlan {
  blocks: number
  correctionPerBlock: number
  dataCodewords: number
}

export function getBlockPlan(version: number, correction: Correction): BlockPlan {
  const count = blocks[correction][version - 1] ?? 0
  const correctionPerBlock = perBlock[correction][version - 1] ?? 0
  return {
    blocks: count,
    correctionPerBlock,
    dataCodewords: countCodewords(version) - count * correctionPerBlock,
  }
}
