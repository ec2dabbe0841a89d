import { Unzip, UnzipInflate } from 'fflate'
import { type FileProblem, ImportFileError } from './import-file-error.ts'

const maxEntries = 40
const maxUnpackedBytes = 50 * 1024 * 1024
/** Text compresses ten- to thirty-fold; anything that expands far more was made to exhaust memory. */
const maxRatio = 100
const pieceBytes = 8 * 1024

/**
 * The tables and documents of a package by file name, without its folders. Unpacked as a stream, so that a file with a
 * false size is stopped as soon as it grows too large.
 */
export function unzipPackage(bytes: Uint8Array): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array[]>()
  let unpacked = 0
  let problem: FileProblem | null = null
  const refuse = (code: FileProblem): never => {
    problem ??= code
    throw new ImportFileError(problem)
  }
  const unzip = new Unzip((file) => {
    if (file.name.endsWith('/')) return
    const name = file.name.split(/[\\/]/).at(-1) ?? ''
    if (name.startsWith('.') || file.name.startsWith('__MACOSX/')) return
    if (files.size >= maxEntries || files.has(name)) refuse('file_zip')
    const pieces: Uint8Array[] = []
    files.set(name, pieces)
    file.ondata = (error, piece) => {
      if (error) refuse('file_zip')
      unpacked += piece.length
      if (unpacked > maxUnpackedBytes || unpacked > bytes.length * maxRatio) refuse('file_too_large')
      pieces.push(piece)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.length; at += pieceBytes) {
      unzip.push(bytes.subarray(at, at + pieceBytes), at + pieceBytes >= bytes.length)
    }
  } catch {
    refuse('file_zip')
  }
  if (files.size === 0) throw new ImportFileError('file_zip')
  return new Map([...files].map(([name, pieces]) => [name, joined(pieces)]))
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
