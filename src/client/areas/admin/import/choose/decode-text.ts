export type EncodingProblem = 'utf16' | 'notUtf8'

/** Strict UTF-8: a wrong guess would garble names unnoticed. A byte order mark is dropped. */
export function decodeText(bytes: Uint8Array): { text: string } | { problem: EncodingProblem } {
  const [first, second] = bytes
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  // Without a byte order mark, UTF-16 is recognized by its zero bytes.
  if (hasMark || bytes.subarray(0, 4096).includes(0)) return { problem: 'utf16' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { problem: 'notUtf8' }
  }
}
