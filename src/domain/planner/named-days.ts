import { fold } from '../text/fold.ts'
import { findClockTime, isOnlyClockTime, markClockTimes, type ClockTime } from './clock-times.ts'
import { findDay, isTimeLimit } from './day-words.ts'
import {
  type DaySubject,
  findDaySubject as findSubject,
  findVisitSubject,
  findLastingSubject,
  findThingMeant,
} from './day-subjects.ts'
import { findReleaseDay } from './release-day.ts'

export type { DaySubject } from './day-subjects.ts'

export interface NamedDay {
  about: DaySubject
  /** An ISO date, today or later. */
  on: string
  /** The hour that stands with it. */
  at?: ClockTime
  /** What the person wrote about it, where its kind says little. */
  words?: string
  /** The last day for an answer to a paper. */
  isLastDay?: true
}

/** The days that the answers name, with what they are about. Days that are past or cannot be are left out. */
export function findNamedDays(answers: readonly string[], today: string): NamedDay[] {
  const released = findReleaseDay(answers, today)
  const found = answers.flatMap((answer) =>
    splitSentences(answer).flatMap(({ folded: sentence, raw }, at, sentences) => {
      const all = sentences.map(({ folded }) => folded)
      const [before, next] = [all[at - 1], all[at + 1]]
      return listParts(sentence).flatMap(({ part, told }): NamedDay[] => {
        const toldBefore = `${all.slice(Math.max(0, at - 2), at).join(' ')} ${told}`
        const on = findDay(part, today, { told: toldBefore, next, released })
        if (on === null) return []
        const toldInAll = `${all.slice(0, at).join(' ')} ${told}`
        // "I got papers for eviction court, it is on the 3rd": the subject may stand in the part before or after.
        const about =
          findSubjectOfShortPart(part, before) ??
          findThingMeant(part, toldInAll) ??
          findVisitSubject(part, told || before) ??
          findLastingSubject(part, toldInAll) ??
          findSubject(part) ??
          findSubject(sentence) ??
          findSubjectBeside(before, next)
        if (about === null) return []
        const time = findClockTime(part) ?? findClockTime(sentence) ?? findTimeBeside(sentence, next)
        return [
          {
            about,
            on,
            ...(time && { at: time }),
            ...(about === 'other' && { words: raw }),
            ...(isLast(about, part, toldBefore) && { isLastDay: true as const }),
          },
        ]
      })
    }),
  )
  const sorted = found.toSorted((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)))
  return sorted.filter(({ about }, at) => sorted.findIndex((other) => other.about === about) === at)
}

/** A visit is on its day; an answer or a report that is due within some hours is done before. */
const isLast = (about: DaySubject, part: string, told: string) =>
  (about === 'eviction' && isAnswer.test(`${part} ${told}`)) || (about === 'officer' && isTimeLimit(part))

const isAnswer = /\b(?:answer|respond|reply|contestar|responder)\b/

const joints = /\b(?:and|y|e|n|so|asi que|then|luego|idk if|because|cause|cuz|bc|porque|pq)\b/
/** "Court and probation Friday" names one day for both. */
const fewWords = 3

/** Two things in one sentence may each have their day: "register in 3 days and the motel is up Friday". */
function listParts(sentence: string): { part: string; told: string }[] {
  const parts = sentence.split(joints).map((part) => part.trim())
  const isList = parts.some((part) => part.split(' ').length < fewWords)
  if (parts.length === 1 || isList) return [{ part: sentence, told: '' }]
  return parts.map((part, at) => ({ part, told: parts.slice(0, at).join(' ') }))
}

const weakWords = /^(?:(?:its|it is|due|is due|starts?|esta|es|toca|me toca) )/
/** "My shot. Due the 10th": a few words that only say when belong to the few before them. */
function findSubjectOfShortPart(part: string, before = ''): DaySubject | null {
  const isShort = part.split(' ').length <= 4 && before !== '' && before.split(' ').length <= 4
  return isShort && weakWords.test(`${part} `) ? findSubject(before, 'release') : null
}

/** Folding removes the signs of dates such as 12/3, so they are written out first. */
const toWords = (text: string) =>
  fold(markClockTimes(text).replace(/\b(\d{1,2})[/-](\d{1,2})(?:[/-](\d{2,4}))?\b/g, 'numeric $1 $2 $3 '))

function splitSentences(answer: string): { folded: string; raw: string }[] {
  return answer
    .split(/(?<!\d)\.|\.(?!\d)|[;!?\n]+|\b(?:and then|y luego|but|pero)\b|,(?!\d{3})/i)
    .map((raw) => ({ folded: toWords(raw), raw: raw.trim() }))
    .filter(({ folded }) => folded !== '')
}

/** "Court Dec 4. 10 am.", "Tuesday, parole at 9": an hour alone, or with what the day is about. */
const findTimeBeside = (sentence: string, next = '') =>
  isOnlyClockTime(next) || findSubject(sentence) === null ? findClockTime(next) : null

/** "I got out Monday with strips, they last until Thursday": what ends on the later day is not the release. */
const findSubjectBeside = (...parts: readonly (string | undefined)[]): DaySubject | null =>
  parts.map((part) => findSubject(part ?? '', 'release')).find((about) => about !== null) ?? null
