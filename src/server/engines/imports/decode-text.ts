import { ImportFileError } from './import-file-error.ts'

/** UTF-16 without a byte order mark is recognized by its zero bytes; UTF-8 text has none. */
function looksLikeUtf16(start: Uint8Array): boolean {
  const [first, second] = start
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true
  return start.subarray(0, 4096).includes(0)
}

/**
 * Strict streaming UTF-8; a leading byte order mark is dropped. Other encodings are refused rather than guessed: a
 * wrong guess garbles names without anyone noticing.
 */
export async function* decodeUtf8(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isFirst = true
  for await (const chunk of chunks) {
    if (isFirst && looksLikeUtf16(chunk)) throw new ImportFileError('file_utf16')
    isFirst = false
    yield decodeOrRefuse(() => decoder.decode(chunk, { stream: true }))
  }
  yield decodeOrRefuse(() => decoder.decode())
}

function decodeOrRefuse(decode: () => string): string {
  try {
    return decode()
  } catch {
    throw new ImportFileError('file_not_utf8')
  }
}

export async function collectText(chunks: AsyncIterable<string>, maxLength: number): Promise<string> {
  let text = ''
  for await (const chunk of chunks) {
    text += chunk
    if (text.length > maxLength) throw new ImportFileError('file_too_large')
  }
  return text
}

/** Text received as JSON is already decoded; it is read in pieces so that a long one does not block the server. */
export async function* splitText(text: string, size = 64 * 1024): AsyncGenerator<string> {
  const withoutMark = text.startsWith('\u{feff}') ? text.slice(1) : text
  for (let at = 0; at < withoutMark.length; at += size) yield withoutMark.slice(at, at + size)
}
