export type EncodingProblem = 'utf16' | 'notUtf8'

/** Strict UTF-8: a wrong guess turns names into nonsense that nobody notices. A mark at the start is dropped. */
export function decodeText(bytes: Uint8Array): { text: string } | { problem: EncodingProblem } {
  const [first, second] = bytes
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  // Without a mark it shows itself by its empty bytes.
  if (hasMark || bytes.subarray(0, 4096).includes(0)) return { problem: 'utf16' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { problem: 'notUtf8' }
  }
}
