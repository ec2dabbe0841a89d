import type { StarterQuestion } from '#contracts/reggie-control.ts'

export interface StarterChanges {
  added: StarterQuestion[]
  gone: StarterQuestion[]
  /** Questions with one language unchanged and the rest changed. */
  changed: StarterQuestion[]
  staying: number
  isReordered: boolean
}

/** The differences between two lists, for a preview. */
export function starterChanges(before: readonly StarterQuestion[], after: readonly StarterQuestion[]): StarterChanges {
  const left = new Set(before)
  const take = (fits: (old: StarterQuestion) => boolean) => {
    const found = [...left].find(fits)
    if (found) left.delete(found)
    return found
  }
  // Exact matches first, so that none of them is taken for a changed one.
  const whole = new Map(after.map((question) => [question, take((old) => isSame(old, question))]))
  const rest = after.filter((question) => !whole.get(question))
  const half = new Map(
    rest.map((question) => [question, take(({ en, es }) => en === question.en || es === question.es)]),
  )
  const matchedQuestions = after.flatMap((question) => whole.get(question) ?? half.get(question) ?? [])
  return {
    added: rest.filter((question) => !half.get(question)),
    changed: rest.filter((question) => half.get(question)),
    gone: [...left],
    staying: after.length - rest.length,
    isReordered: !isInOrder(matchedQuestions.map((old) => before.indexOf(old))),
  }
}

export const isNothing = ({ added, gone, changed, isReordered }: StarterChanges): boolean =>
  added.length + gone.length + changed.length === 0 && !isReordered

const isSame = (a: StarterQuestion, b: StarterQuestion) => a.en === b.en && a.es === b.es && a.isOn === b.isOn
const isInOrder = (positions: readonly number[]) =>
  positions.every((position, at) => at === 0 || position > (positions[at - 1] ?? -1))
