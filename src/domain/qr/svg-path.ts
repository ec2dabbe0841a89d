import type { QrCode } from './encode.ts'

/** Light modules that readers need around a code. */
const quietZone = 4

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
