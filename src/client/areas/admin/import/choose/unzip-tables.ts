import { importLimits } from '#domain/imports/import-source.ts'
import { decodeText, type EncodingProblem } from './decode-text.ts'

const mostFiles = 40
type ZipProblem = 'zip' | 'tooLarge' | 'empty' | EncodingProblem

const baseName = (name: string) => name.split(/[\\/]/).at(-1) ?? ''

/**
 * The tables of an HSDS package by name, without its folders. Entries whose declared size is too large are not
 * unpacked.
 */
export async function unzipTables(bytes: Uint8Array): Promise<Record<string, string> | ZipProblem> {
  const { unzipSync } = await import('fflate')
  let unpacked: Record<string, Uint8Array>
  let [size, count] = [0, 0]
  try {
    unpacked = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!isTable(name)) return false
        size += originalSize
        count += 1
        return size <= importLimits.bytes && count <= mostFiles
      },
    })
  } catch {
    return 'zip'
  }
  if (size > importLimits.bytes) return 'tooLarge'
  return count > mostFiles ? 'zip' : decodeTables(unpacked)
}

const isTable = (name: string) =>
  /\.(csv|json)$/i.test(name) && !name.startsWith('__MACOSX/') && !baseName(name).startsWith('.')

function decodeTables(unpacked: Record<string, Uint8Array>): Record<string, string> | ZipProblem {
  const files: Record<string, string> = {}
  for (const [path, bytes] of Object.entries(unpacked)) {
    const name = baseName(path)
    const decoded = decodeText(bytes)
    if ('problem' in decoded) return decoded.problem
    if (Object.hasOwn(files, name)) return 'zip'
    files[name] = decoded.text
  }
  return Object.keys(files).length === 0 ? 'empty' : files
}
