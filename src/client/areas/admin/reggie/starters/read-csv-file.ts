import { parseStartersCsv, type StarterFile } from '#domain/reggie/starters-csv.ts'

/** Far larger than any list; a larger file is not read. */
const mostBytes = 1024 * 1024

/** Reads a file locally; nothing is uploaded. */
export async function readCsvFile(file: File): Promise<StarterFile> {
  if (file.size > mostBytes) return { isRead: false, issues: [{ problem: 'tooBig', line: 1 }] }
  const text = decoded(await file.arrayBuffer())
  return text === null ? { isRead: false, issues: [{ problem: 'encoding', line: 1 }] } : parseStartersCsv(text)
}

/** UTF-8, or UTF-16 with a byte order mark, as spreadsheets write it. Guessing another encoding breaks “ñ”. */
function decoded(bytes: ArrayBuffer): string | null {
  const [first, second] = new Uint8Array(bytes)
  const name = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(name, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
