import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bondingGuide, recordGuides, wotcGuide } from './hiring-facts.ts'

const readGuide = (guide: string) => readFileSync(`data/knowledge/en/${guide}.md`, 'utf8')

test.each([bondingGuide, wotcGuide, ...Object.values(recordGuides)])(
  'the day printed for $guide is the day of the guide',
  ({ guide, checkedOn }) => {
    expect(readGuide(guide)).toContain(`checkedOn: ${checkedOn}`)
  },
)

test('the guides still say what the letter says', () => {
  const bonding = readGuide(bondingGuide.guide)
  for (const words of ['first six months', 'free for you and for the boss', 'job offer and a start date']) {
    expect(bonding).toContain(words)
  }
  const credit = readGuide(wotcGuide.guide)
  for (const words of ["It's paused", 'December 31, 2025', "can't approve jobs that start in 2026"]) {
    expect(credit).toContain(words)
  }
})
