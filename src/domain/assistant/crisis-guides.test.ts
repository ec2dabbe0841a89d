import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { getGuideCrisis } from './crisis-guides.ts'

const guides = [
  'overdose-what-to-do',
  'call-988',
  'partner-violence',
  'cravings',
  'never-use-alone',
  'quit-alcohol-safely',
  'relapse-no-shame',
]

test.each(guides)('%s is a guide in both languages and shows a card', (id) => {
  for (const language of ['en', 'es']) expect(existsSync(`data/knowledge/${language}/${id}.md`)).toBe(true)
  expect(getGuideCrisis(id)).not.toBeNull()
})

test('an overdose is now, and a guide about jobs shows nothing', () => {
  expect(getGuideCrisis('overdose-what-to-do')?.level).toBe('now')
  expect(getGuideCrisis('cover-note')).toBeNull()
})
