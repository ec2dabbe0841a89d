import { numberToken, findNumberWord } from './number-words.ts'
import { buildAlternation, buildPattern } from './pattern.ts'

/** Digits that a person would read as one group, in figures or in words. */
export interface DigitGroup {
  digits: string
  start: number
  end: number
}

/** Separators allowed between the parts of one number. The words are for numbers that are spelled out. */
const spoken = buildAlternation('dash hyphen minus dot point space then guion guión punto raya espacio luego después x')
const gap = buildPattern('i', String.raw`^(?:[\s().,\-–—/\\·•:;_+|'"#=\[\]{}<>~]{0,8}|[\s,]*${spoken}[\s,]*)$`)
const tensGap = /^(?:\s+y\s+|[\s-]+)$/

/** Every stretch of digits close enough together to be one number. */
export function findDigitRuns(text: string): DigitGroup[][] {
  const runs: DigitGroup[][] = []
  let run: DigitGroup[] = []
  let [isTens, times] = [false, 1]
  for (const match of text.matchAll(numberToken)) {
    const word = findNumberWord(match[0])
    const [start, end] = [match.index, match.index + match[0].length]
    const last = run.at(-1)
    const between = last ? text.slice(last.end, start) : ''
    const isJoined = last !== undefined && (gap.test(between) || (isTens && tensGap.test(between)))
    if (!isJoined) {
      run = []
      runs.push(run)
    }
    const digits = (word?.digits ?? match[0]).repeat(times)
    const joinsTens = isTens && isJoined && word !== undefined && digits.length === 1 && tensGap.test(between)
    if (last && joinsTens) Object.assign(last, { digits: last.digits.slice(0, -1) + digits, end })
    else if (last && isJoined && word?.isHundred) Object.assign(last, { digits: last.digits + digits, end })
    else run.push({ digits, start, end })
    isTens = word?.isTens === true
    times = word?.times ?? 1
  }
  return runs
}

export const joinDigits = (groups: readonly DigitGroup[]) => groups.map(({ digits }) => digits).join('')
