import type { DangerMessage } from '../../src/domain/danger/training-message.ts'
import type { Judgment } from '../../src/domain/danger/judge.ts'

export interface JudgedMessage {
  message: DangerMessage
  judgment: Judgment
}

const steps = [0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8]

/** Prints how many are found and how many are alarmed for nothing, at each threshold for the card. */
export function printThresholds(judged: readonly JudgedMessage[]): void {
  const cards = judged.filter(({ message }) => message.level === 'card')
  const harmless = judged.filter(({ message }) => message.class === 'none')
  const share = (list: readonly JudgedMessage[], threshold: number) =>
    `${((100 * list.filter(({ judgment }) => judgment.probability >= threshold).length) / list.length).toFixed(1)} %`
  console.log('threshold   danger found   false cards')
  for (const step of steps) {
    console.log(`${step.toFixed(2).padEnd(12)}${share(cards, step).padEnd(15)}${share(harmless, step)}`)
  }
}
