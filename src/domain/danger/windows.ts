/** A turn of more words than this is also judged in parts. */
const longTurn = 80
/** About the length of the messages that the judge learned from. */
const windowWords = 18
/** Parts overlap, so that no sentence is cut in both. */
const windowStep = 12
/** The most parts that are judged, so that a text of any length takes a bounded time. */
const mostWindows = 70

/** Some words in a row of a long turn. */
export interface Window {
  words: readonly string[]
  from: number
  to: number
}

export const readWindow = ({ words, from, to }: Window): string => words.slice(from, to).join(' ')

/** Parts of the long turns, in the order of the text. */
export function listWindows(turns: readonly string[]): Window[] {
  const windows = turns.slice(-4).flatMap((turn) => {
    const words = turn.split(/\s+/)
    if (words.length <= longTurn) return []
    const count = Math.ceil((words.length - windowWords) / windowStep) + 1
    return Array.from({ length: Math.min(count, mostWindows) }, (_, index) => ({
      words,
      from: index * windowStep,
      to: Math.min(index * windowStep + windowWords, words.length),
    }))
  })
  return windows.slice(-mostWindows)
}
