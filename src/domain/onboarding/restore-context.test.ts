import { expect, test } from 'vitest'
import { createSearchContext, noNeeds } from './context.ts'
import { restoreContext } from './restore-context.ts'

const fresh = createSearchContext({ language: 'en', widthPx: 1200, sessionId: 'fp_new', now: 9000 })
const stored = {
  location: { state: 'TX', county: 'Travis County' },
  needs: { ...noNeeds, housing: true },
  language: 'es',
  transportationMode: 'bike',
  deviceType: 'mobile',
  sessionId: 'fp_old',
  lastUpdated: 5000,
}
const restore = (value: unknown, isSearching: boolean) => restoreContext(value, fresh, { isSearching })

test('a load brings back the label and the way to travel, and neither place nor needs', () => {
  expect(restore(stored, false)).toEqual({ ...fresh, sessionId: 'fp_old', transportationMode: 'bike' })
})

test('while the search still runs, place and needs come back too', () => {
  expect(restore(stored, true)).toEqual({ ...stored, language: 'en', deviceType: 'desktop' })
})

test.each([undefined, null, 7, 'text', []])('%j is no context', (value) => {
  expect(restore(value, true)).toEqual(fresh)
})

test.each([
  ['location', { state: 'TX' }, null],
  ['needs', 'housing', noNeeds],
  ['transportationMode', 'horse', 'public'],
  ['sessionId', '<b>', 'fp_new'],
  ['lastUpdated', 'today', 9000],
] as const)('a broken %s is dropped alone', (field, value, expected) => {
  const restored = restore({ ...stored, [field]: value }, true)
  expect(restored).toEqual({ ...stored, language: 'en', deviceType: 'desktop', [field]: expected })
})
