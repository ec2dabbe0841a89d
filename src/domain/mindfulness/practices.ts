/** Ways to calm down without any tools. Those with seconds have their own timer. */
export const stressTools = [
  { id: 'humming', seconds: 30 },
  { id: 'senses', seconds: null },
  { id: 'squeeze', seconds: 20 },
  { id: 'coldWater', seconds: 30 },
  { id: 'feet', seconds: 60 },
  { id: 'walk', seconds: null },
] as const
export type StressTool = (typeof stressTools)[number]

/** Number of affirmations and wisdom texts in each language. */
export const affirmationCount = 20
export const wisdomCount = 10

/** The affirmations of a day: one or two, the same all day, rarely those of the day before. */
export function chooseAffirmations(day: string): number[] {
  const seed = dayHash(`affirmation ${day}`)
  const first = seed % affirmationCount
  if ((seed >>> 8) % 2 === 0) return [first]
  const step = 1 + ((seed >>> 9) % (affirmationCount - 1))
  return [first, (first + step) % affirmationCount]
}

export function chooseWisdom(day: string): number {
  return dayHash(`wisdom ${day}`) % wisdomCount
}

/** FNV-1a with a final mix: consecutive days must not get consecutive numbers. */
function dayHash(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}
