export interface Mp4 {
  /** Names of the top-level boxes, in order. */
  boxes: string[]
  durationMs: number
}

interface Box {
  name: string
  body: Buffer
}

/** Reads the boxes and the duration of a video; throws when it is not a complete MP4 file. */
export function readMp4(file: Buffer): Mp4 {
  const outer = parseBoxes(file)
  const movie = outer.find(({ name }) => name === 'moov')
  const head = movie && parseBoxes(movie.body).find(({ name }) => name === 'mvhd')
  if (!head) throw new Error('this is no film: it does not say how long it is')
  return { boxes: outer.map(({ name }) => name), durationMs: parseDuration(head.body) }
}

function parseBoxes(bytes: Buffer): Box[] {
  const boxes: Box[] = []
  for (let at = 0; at < bytes.length;) {
    const size = at + 8 <= bytes.length ? bytes.readUInt32BE(at) : 0
    if (size < 8 || at + size > bytes.length) throw new Error('this is no film, or its end is missing')
    boxes.push({ name: bytes.toString('latin1', at + 4, at + 8), body: bytes.subarray(at + 8, at + size) })
    at += size
  }
  return boxes
}

/** Version 1 of the header has longer time fields than version 0. */
function parseDuration(head: Buffer): number {
  const isLong = head.readUInt8(0) === 1
  const scale = head.readUInt32BE(isLong ? 20 : 12)
  const duration = isLong ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16)
  return Math.round((duration / scale) * 1000)
}
