import type { StarterQuestion } from '#contracts/reggie-control.ts'

export interface StarterChanges {
  added: StarterQuestion[]
  gone: StarterQuestion[]
  /** One of its languages stayed, the rest did not. */
  changed: StarterQuestion[]
  staying: number
  isReordered: boolean
}

/** What a list would become, before anybody agrees to it. */
export function starterChanges(before: readonly StarterQuestion[], after: readonly StarterQuestion[]): StarterChanges {
  const left = new Set(before)
  const take = (fits: (old: StarterQuestion) => boolean) => {
    const found = [...left].find(fits)
    if (found) left.delete(found)
    return found
  }
  // Whole questions first, so that none of them is taken for a changed one.
  const whole = new Map(after.map((one) => [one, take((old) => isSame(old, one))]))
  const rest = after.filter((one) => !whole.get(one))
  const half = new Map(rest.map((one) => [one, take(({ en, es }) => en === one.en || es === one.es)]))
  const kept = after.flatMap((one) => whole.get(one) ?? half.get(one) ?? [])
  return {
    added: rest.filter((one) => !half.get(one)),
    changed: rest.filter((one) => half.get(one)),
    gone: [...left],
    staying: after.length - rest.length,
    isReordered: !isInOrder(kept.map((old) => before.indexOf(old))),
  }
}

export const isNothing = ({ added, gone, changed, isReordered }: StarterChanges): boolean =>
  added.length + gone.length + changed.length === 0 && !isReordered

const isSame = (a: StarterQuestion, b: StarterQuestion) => a.en === b.en && a.es === b.es && a.isOn === b.isOn
const isInOrder = (places: readonly number[]) => places.every((place, at) => at === 0 || place > (places[at - 1] ?? -1))
