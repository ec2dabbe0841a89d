import { buildDataCodewords, interleaveBlocks, chooseVersion } from './codewords.ts'
import { buildDataPath, type Grid, buildPatternGrid, withFormat } from './grid.ts'
import { maskCount, applyMask, computePenalty } from './mask.ts'
import { encodeUtf8 } from './utf8.ts'
import { getBlockPlan, type Correction } from './versions.ts'

/** Light modules that readers need around a code. */
const quietZone = 4

export interface QrCode extends Pick<Grid, 'size' | 'dark'> {
  version: number
  correction: Correction
  mask: number
}

/**
 * Medium correction where it fits, since paper gets creased; low for longer texts; null when the text does not fit at
 * all.
 */
export function encodeQr(text: string): QrCode | null {
  const bytes = encodeUtf8(text)
  for (const correction of ['medium', 'low'] as const) {
    const version = chooseVersion(bytes.length, correction)
    if (version !== null) return drawn(bytes, version, correction)
  }
  return null
}

function drawn(bytes: Uint8Array, version: number, correction: Correction): QrCode {
  const plan = getBlockPlan(version, correction)
  const codewords = interleaveBlocks(buildDataCodewords(bytes, version, correction), plan)
  const grid = buildPatternGrid(version)
  for (const [index, module] of buildDataPath(grid).entries()) {
    // The few modules after the last codeword stay light.
    grid.dark[module] = ((codewords[index >>> 3] ?? 0) >>> (7 - (index % 8))) & 1
  }
  const candidates = Array.from({ length: maskCount }, (_, mask) => {
    const marked = withFormat(applyMask(grid, mask), correction, mask)
    return { mask, dark: marked.dark, cost: computePenalty(marked) }
  })
  const best = candidates.reduce((least, candidate) => (candidate.cost < least.cost ? candidate : least))
  return { size: grid.size, dark: best.dark, version, correction, mask: best.mask }
}

/** One path for all dark modules, one segment per run; a unit is one module, the quiet zone is included. */
export function buildQrPath({ size, dark }: Pick<QrCode, 'size' | 'dark'>): { path: string; side: number } {
  const runs: string[] = []
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (dark[row * size + column] !== 1) continue
      const start = column
      while (column + 1 < size && dark[row * size + column + 1] === 1) column++
      const length = column - start + 1
      runs.push(`M${start + quietZone} ${row + quietZone}h${length}v1h-${length}z`)
    }
  }
  return { path: runs.join(''), side: size + 2 * quietZone }
}
