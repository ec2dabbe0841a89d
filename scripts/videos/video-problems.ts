import type { Cue } from './captions.ts'
import { readMp4 } from './mp4.ts'

/** Visitors may pay for every megabyte of video. */
const maxBytes = 800_000
const seconds = { least: 15, most: 45 }
/** Faster than this, many people cannot read along. */
const lettersPerSecond = 20

/** Problems of a video and its captions, as text; empty when they are valid. */
export function findVideoProblems(file: Buffer, cues: readonly Cue[], lines: readonly string[]): string[] {
  const { boxes, durationMs } = readMp4(file)
  const problems: string[] = []
  const expectThat = (isGood: boolean, problem: string) => {
    if (!isGood) problems.push(problem)
  }
  expectThat(file.length <= maxBytes, `${file.length} bytes are more than ${maxBytes}`)
  expectThat(boxes[0] === 'ftyp', 'it does not begin as an MP4 file')
  const comesInOrder = boxes.includes('mdat') && boxes.indexOf('moov') < boxes.indexOf('mdat')
  expectThat(comesInOrder, 'it cannot start before all of it has come')
  expectThat(
    durationMs >= seconds.least * 1000 && durationMs <= seconds.most * 1000,
    `it lasts ${durationMs / 1000} s, not ${seconds.least} to ${seconds.most}`,
  )
  const captions = cues.map(({ text }) => text)
  expectThat(JSON.stringify(captions) === JSON.stringify(lines), 'its captions are not the lines of the catalogue')
  for (const [index, { text, fromMs, toMs }] of cues.entries()) {
    expectThat(fromMs >= (cues[index - 1]?.toMs ?? 0), `"${text}" begins before the line above has ended`)
    expectThat(toMs <= durationMs, `"${text}" is there after the film has ended`)
    expectThat((toMs - fromMs) / 1000 >= text.length / lettersPerSecond, `"${text}" is gone before it can be read`)
  }
  return problems
}
