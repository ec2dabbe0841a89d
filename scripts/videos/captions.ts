/** When a caption line is shown, in milliseconds from the start. */
export interface Cue {
  text: string
  fromMs: number
  toMs: number
}

const shape = /^(\d\d):(\d\d):(\d\d)\.(\d{3}) --> (\d\d):(\d\d):(\d\d)\.(\d{3})/

export function writeCaptions(cues: readonly Cue[]): string {
  // At the top, because taps and typing are mostly in the lower half of a phone. A position in percent would not wrap
  // in Chromium.
  const blocks = cues.map(({ text, fromMs, toMs }) => `${time(fromMs)} --> ${time(toMs)} line:0 size:88%\n${text}\n`)
  return ['WEBVTT\n', ...blocks].join('\n')
}

/** Parses the output of `writeCaptions`. */
export function readCaptions(text: string): Cue[] {
  const [head, ...blocks] = text.trimEnd().split('\n\n')
  if (head !== 'WEBVTT') throw new Error('captions begin with WEBVTT')
  return blocks.map((block) => {
    const [times = '', ...lines] = block.split('\n')
    const parts = shape.exec(times)?.slice(1).map(Number)
    if (!parts || lines.length === 0) throw new Error(`not a caption: ${block}`)
    return { text: lines.join('\n'), fromMs: milliseconds(parts.slice(0, 4)), toMs: milliseconds(parts.slice(4)) }
  })
}

function time(ms: number): string {
  const [hours, minutes, seconds] = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60].map((part) =>
    String(Math.floor(part)).padStart(2, '0'),
  )
  return `${hours}:${minutes}:${seconds}.${String(ms % 1000).padStart(3, '0')}`
}

function milliseconds([hours = 0, minutes = 0, seconds = 0, rest = 0]: number[]): number {
  return ((hours * 60 + minutes) * 60 + seconds) * 1000 + rest
}
