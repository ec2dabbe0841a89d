import { computeErrorCorrection } from './reed-solomon.ts'
import { type BlockPlan, getBlockPlan, type Correction, maxVersion } from './versions.ts'

const byteMode = 0b0100
const padding = [0xec, 0x11]

const countBits = (version: number) => (version < 10 ? 8 : 16)

/** Bytes of text that fit in a version. */
export function getByteCapacity(version: number, correction: Correction): number {
  return Math.floor((getBlockPlan(version, correction).dataCodewords * 8 - 4 - countBits(version)) / 8)
}

/** The smallest version that holds this many bytes; null when there is none. */
export function chooseVersion(byteCount: number, correction: Correction): number | null {
  for (let version = 1; version <= maxVersion; version++) {
    if (getByteCapacity(version, correction) >= byteCount) return version
  }
  return null
}

/** Mode, length, text, terminator and padding, as bytes. */
export function buildDataCodewords(bytes: Uint8Array, version: number, correction: Correction): Uint8Array {
  const { dataCodewords: room } = getBlockPlan(version, correction)
  const bits: number[] = []
  const append = (value: number, length: number) => {
    for (let at = length - 1; at >= 0; at--) bits.push((value >>> at) & 1)
  }
  append(byteMode, 4)
  append(bytes.length, countBits(version))
  for (const byte of bytes) append(byte, 8)
  append(0, Math.min(4, room * 8 - bits.length))
  append(0, (8 - (bits.length % 8)) % 8)
  for (let at = 0; bits.length < room * 8; at++) append(padding[at % 2] ?? 0, 8)
  const byteAt = (index: number) => Number.parseInt(bits.slice(index * 8, index * 8 + 8).join(''), 2)
  return Uint8Array.from({ length: room }, (_, index) => byteAt(index))
}

/** Splits data into blocks; later blocks are one codeword longer when it does not divide evenly. */
function splitBlocks(data: Uint8Array, { blocks, dataCodewords: total }: BlockPlan): Uint8Array[] {
  const short = Math.floor(total / blocks)
  const shortBlocks = blocks - (total % blocks)
  return Array.from({ length: blocks }, (_, index) => {
    const start = index * short + Math.max(0, index - shortBlocks)
    return data.subarray(start, start + short + (index < shortBlocks ? 0 : 1))
  })
}

/** Interleaves the data blocks, then the error correction, so that a stain never destroys a whole block. */
export function interleaveBlocks(data: Uint8Array, plan: BlockPlan): Uint8Array {
  const split = splitBlocks(data, plan)
  const repairs = split.map((block) => computeErrorCorrection(block, plan.correctionPerBlock))
  return Uint8Array.from([...dealt(split), ...dealt(repairs)])
}

function dealt(blocks: readonly Uint8Array[]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length))
  return Array.from({ length: longest }, (_, round) => blocks.flatMap((block) => block[round] ?? [])).flat()
}
