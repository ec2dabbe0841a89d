import { dataCodewords, interleaved, versionFor } from './codewords.ts'
import { dataPath, type Grid, patternGrid, withFormat } from './grid.ts'
import { maskCount, masked, penalty } from './mask.ts'
import { utf8 } from './utf8.ts'
import { blockPlan, type Correction } from './versions.ts'

export interface QrCode extends Pick<Grid, 'size' | 'dark'> {
  version: number
  correction: Correction
  mask: number
}

/** Medium correction where it fits, since paper gets creased; low for longer texts; null for what fits nowhere. */
export function encodeQr(text: string): QrCode | null {
  const bytes = utf8(text)
  for (const correction of ['medium', 'low'] as const) {
    const version = versionFor(bytes.length, correction)
    if (version !== null) return drawn(bytes, version, correction)
  }
  return null
}

function drawn(bytes: Uint8Array, version: number, correction: Correction): QrCode {
  const plan = blockPlan(version, correction)
  const codewords = interleaved(dataCodewords(bytes, version, correction), plan)
  const grid = patternGrid(version)
  for (const [index, module] of dataPath(grid).entries()) {
    // The few modules after the last codeword stay light.
    grid.dark[module] = ((codewords[index >>> 3] ?? 0) >>> (7 - (index % 8))) & 1
  }
  const candidates = Array.from({ length: maskCount }, (_, mask) => {
    const marked = withFormat(masked(grid, mask), correction, mask)
    return { mask, dark: marked.dark, cost: penalty(marked) }
  })
  const best = candidates.reduce((least, one) => (one.cost < least.cost ? one : least))
  return { size: grid.size, dark: best.dark, version, correction, mask: best.mask }
}
