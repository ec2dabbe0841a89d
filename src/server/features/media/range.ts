export interface ByteRange {
  first: number
  last: number
}

/** One range of a Range header; null means "send it all": no header, several ranges, or an unsupported form. */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return null
  const [, firstText = '', lastText = ''] = match
  if (firstText === '') {
    const suffix = Number(lastText)
    return suffix === 0 || size === 0 ? 'unsatisfiable' : { first: Math.max(0, size - suffix), last: size - 1 }
  }
  const first = Number(firstText)
  const last = lastText === '' ? size - 1 : Math.min(Number(lastText), size - 1)
  if (first >= size || last < first) return 'unsatisfiable'
  return { first, last }
}
