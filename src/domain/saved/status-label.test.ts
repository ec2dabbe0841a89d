import { expect, test } from 'vitest'
import { savedLabels } from './colors.ts'
import { getStatusLabelKey, shouldOfferAlternatives } from './status-label.ts'

test('other places are offered when nobody answered in time, said no or did not help', () => {
  expect(savedLabels.filter(shouldOfferAlternatives)).toEqual(['overdue', 'declined', 'notGotHelp'])
})

test.each([
  ['overdue', ['fewer.overdueAlone', 'fewer.overdueOne', 'words.overdue']],
  ['declined', ['fewer.declinedAlone', 'fewer.declinedOne', 'words.declined']],
  ['sent', ['words.sent', 'words.sent', 'words.sent']],
] as const)('%s with none, one and two other places', (words, labelKeys) => {
  expect([0, 1, 2].map((count) => getStatusLabelKey(words, count))).toEqual(labelKeys)
})
