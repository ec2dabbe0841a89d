import { importLimits } from '#domain/imports/import-source.ts'
import { parseImportTable, type ImportTable, type TableProblem } from '#domain/imports/map-columns.ts'
import { decodeText, type EncodingProblem } from './decode-text.ts'
import { unzipTables } from './unzip-tables.ts'

/** A list that was read on this device and can be sent. */
export type ChosenList =
  | { format: 'csv'; name: string; table: ImportTable }
  | { format: 'hsds'; name: string; content: string }
  | { format: 'hsds-csv'; name: string; files: Record<string, string> }

export type ListProblem = EncodingProblem | TableProblem | 'tooLarge' | 'notJson' | 'zip' | 'kind' | 'unread'

/** Reads a file locally; nothing is uploaded. Unusable files are reported before anything is sent. */
export async function readChosen(file: File): Promise<ChosenList | ListProblem> {
  if (file.size > importLimits.bytes) return 'tooLarge'
  let bytes: Uint8Array
  try {
    bytes = new Uint8Array(await file.arrayBuffer())
  } catch {
    return 'unread'
  }
  const { name } = file
  if (/\.zip$/i.test(name)) {
    const files = await unzipTables(bytes)
    return typeof files === 'string' ? files : { format: 'hsds-csv', name, files }
  }
  if (isOffice(bytes)) return 'kind'
  const decoded = decodeText(bytes)
  if ('problem' in decoded) return decoded.problem
  const { text } = decoded
  return /\.json$/i.test(name) || /^\s*[[{]/.test(text) ? fromJson(name, text) : fromTable(name, text)
}

export const readPasted = (text: string, name: string): ChosenList | ListProblem =>
  new Blob([text]).size > importLimits.bytes ? 'tooLarge' : fromTable(name, text)

function fromTable(name: string, text: string): ChosenList | ListProblem {
  const table = parseImportTable(text)
  return typeof table === 'string' ? table : { format: 'csv', name, table }
}

function fromJson(name: string, text: string): ChosenList | ListProblem {
  if (text.trim() === '') return 'empty'
  try {
    // Removes the formatting white space.
    return { format: 'hsds', name, content: JSON.stringify(JSON.parse(text)) }
  } catch {
    return 'notJson'
  }
}

/** The first bytes of ZIP-based and older Office files, and of PDF. */
const starts = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x25, 0x50, 0x44, 0x46],
]

const isOffice = (bytes: Uint8Array) => starts.some((start) => start.every((byte, at) => bytes[at] === byte))
