import type { DangerMessage } from '../../src/domain/danger/danger-classes.ts'
import { createRandom } from './random.ts'

/** The longest harmless message that is put before or after another, in words. */
const shortMessage = 14

/**
 * More messages of the same meaning: split into turns, put together into one turn, or with harmless turns before or after. So a
 * danger counts in whichever turn it is named, and a harmless question beside it does not hide it.
 */
export function varyTurns(messages: readonly DangerMessage[]): DangerMessage[] {
  const random = createRandom(5)
  const harmless = messages.flatMap(({ turns, level }) => {
    const [text] = turns
    return level === 'none' && turns.length === 1 && text && text.split(' ').length <= shortMessage ? [text] : []
  })
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  const pickHarmless = (count: number) => Array.from({ length: count }, () => pick(harmless) ?? '')
  return messages.flatMap((message) => {
    const turns = varyMessage(message.turns, { random, pick, pickHarmless })
    return turns ? [{ ...message, turns }] : []
  })
}

interface Chance {
  random: () => number
  pick: <T>(list: readonly T[]) => T | undefined
  pickHarmless: (count: number) => string[]
}

function varyMessage(turns: readonly string[], { random, pick, pickHarmless }: Chance): string[] | undefined {
  const choice = random()
  const [only] = turns
  if (turns.length > 1 || only === undefined) {
    if (choice < 0.5) return [turns.join(pick([' ', '. ', ', ']))]
    return choice < 0.75 && turns.length < 4 ? [...pickHarmless(1), ...turns] : undefined
  }
  const sentences = only.split(/(?<=[.!?])\s+/).filter((sentence) => sentence !== '')
  if (sentences.length > 1 && choice < 0.4) return splitAtRandom(sentences, random)
  if (choice >= 0.7) return undefined
  const others = pickHarmless(pick([1, 1, 2, 3]) ?? 1)
  return random() < 0.6 ? [...others, only] : [...others.slice(1), only, ...others.slice(0, 1)]
}

function splitAtRandom(sentences: readonly string[], random: () => number): string[] {
  const first = 1 + Math.floor(random() * (sentences.length - 1))
  const second = first + Math.floor(random() * (sentences.length - first + 1))
  return [sentences.slice(0, first), sentences.slice(first, second), sentences.slice(second)]
    .filter((part) => part.length > 0)
    .map((part) => part.join(' '))
}
