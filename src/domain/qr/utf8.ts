/** UTF-8 bytes of a text. A lone surrogate becomes the replacement character. */
export function encodeUtf8(text: string): Uint8Array {
  return Uint8Array.from([...text].flatMap((character) => encodeCodePoint(character.codePointAt(0) ?? 0)))
}

const unknown = 0xfffd
const tail = (code: number, shift: number) => 0x80 | ((code >> shift) & 0x3f)

function encodeCodePoint(code: number): number[] {
  if (code < 0x80) return [code]
  if (code < 0x800) return [0xc0 | (code >> 6), tail(code, 0)]
  if (code >= 0xd800 && code <= 0xdfff) return encodeCodePoint(unknown)
  if (code < 0x10000) return [0xe0 | (code >> 12), tail(code, 6), tail(code, 0)]
  return [0xf0 | (code >> 18), tail(code, 12), tail(code, 6), tail(code, 0)]
}
