/** An hour as a person wrote it: half of the day only where they said it. */
export interface ClockTime {
  hour: number
  minutes: number
  half: 'am' | 'pm' | null
}

const mark = /\bclock (\d{1,2}) (\d{2})(?: (am|pm))?\b/

const toHalf = (letter: string | undefined) => {
  const lower = letter?.toLowerCase()
  return lower === 'a' ? ' am' : lower === 'p' ? ' pm' : ''
}

function toMark(all: string, hour: string, minutes: string | undefined, letter: string | undefined): string {
  const isHour = Number(hour) >= 1 && Number(hour) <= 12 && Number(minutes ?? 0) < 60
  return isHour ? ` clock ${hour} ${minutes ?? '00'}${toHalf(letter)} ` : all
}

/**
 * Writes the hours of an answer as words, because folding takes away the signs they are known by: "8:30", "9am",
 * "at 9", "a las 2".
 */
export function markClockTimes(answer: string): string {
  return answer
    .replace(/\b(?:at )?noon\b|\b(?:al?|a) medio ?d[ií]a\b/gi, ' clock 12 00 pm ')
    .replace(
      /(?:\bat|@|\ba las?)\s+(\d{1,2})(?::(\d{2}))?\s+(?:in the|de la|por la|en la)\s+(morning|mañana|manana|madrugada|afternoon|evening|tarde|noche)\b/gi,
      (all, hour: string, minutes: string | undefined, part: string) =>
        toMark(all, hour, minutes, /^m/i.test(part) ? 'a' : 'p'),
    )
    .replace(/\b(\d{1,2}):(\d{2})(?:\s*([ap])\.?m\b)?/gi, toMark)
    .replace(/\b(\d{1,2})()\s*([ap])\.?m\b/gi, (all, hour: string, _: string, letter: string) =>
      toMark(all, hour, undefined, letter),
    )
    .replace(
      /(?:\b(?:at|@)|\ba las?)\s+(\d{1,2})\b(?![\d:%$]|\s*(?:anos|años|years?|st\b|nd\b|rd\b|th\b|clock))/gi,
      (all, hour: string) => toMark(all, hour, undefined, undefined),
    )
}

/** The hour in a part of an answer that `markClockTimes` has gone over. */
export function findClockTime(part: string): ClockTime | null {
  const found = mark.exec(part)
  if (!found) return null
  const half = found[3] === 'am' || found[3] === 'pm' ? found[3] : null
  return { hour: Number(found[1]), minutes: Number(found[2]), half }
}

/** A part that is an hour and nothing else: "Dec 4. 10 am." */
export const isOnlyClockTime = (part: string) => part.replace(mark, '').trim() === ''
