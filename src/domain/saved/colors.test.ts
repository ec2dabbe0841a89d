import { expect, test } from 'vitest'
import { saved as english } from '#content/en/saved.ts'
import { Resource } from '#domain/resources/resource.ts'
import { type SavedColor, getSavedColor, savedLabels } from './colors.ts'
import { toSavedResource, type SavedResource } from './saved-resource.ts'

const sentAt = Date.UTC(2026, 10, 1)
const hour = 3_600_000

const table: [string, Partial<SavedResource>, SavedColor['color'], SavedColor['words']][] = [
  ['saved', { warmIntroStatus: 'none' }, 'gray', 'saved'],
  ['a saved office', { warmIntroStatus: 'none', kind: 'id-office' }, 'gray', 'savedOffice'],
  ['sent', { warmIntroStatus: 'pending' }, 'yellow', 'sent'],
  ['seen', { warmIntroStatus: 'pending', introductionState: 'opened' }, 'yellow', 'seen'],
  ['not delivered', { warmIntroStatus: 'pending', introductionState: 'delivery_failed' }, 'yellow', 'notDelivered'],
  ['to a group that has not joined', { warmIntroStatus: 'pending', delivery: 'waiting' }, 'yellow', 'notJoined'],
  ['held for a look', { warmIntroStatus: 'pending', delivery: 'held' }, 'yellow', 'held'],
  ['answered', { warmIntroStatus: 'responded' }, 'green', 'responded'],
  ['accepted', { warmIntroStatus: 'responded', introductionState: 'accepted' }, 'green', 'accepted'],
  ['asked back', { warmIntroStatus: 'responded', introductionState: 'needs_you' }, 'green', 'needsYou'],
  ['declined', { warmIntroStatus: 'responded', introductionState: 'declined' }, 'green', 'declined'],
  ['helped', { warmIntroStatus: 'responded', introductionState: 'got_help' }, 'green', 'gotHelp'],
  ['not helped', { warmIntroStatus: 'responded', introductionState: 'not_got_help' }, 'green', 'notGotHelp'],
]

const savedListing = toSavedResource(Resource.parse({ id: 'a', name: 'A' }), null)

test.each(table)('a place that was %s has a color and words', (_, change, color, words) => {
  const isOutlined = words === 'declined'
  const resource = { ...savedListing, warmIntroSentAt: sentAt, ...change }
  expect(getSavedColor(resource, sentAt + hour)).toEqual({ color, isOutlined, words })
})

test.each([
  ['urgent', 24],
  ['low', 168],
] as const)('an %s one without an answer is overdue after %i hours, even when it was seen', (urgency, hours) => {
  const waiting: SavedResource = {
    ...savedListing,
    warmIntroStatus: 'pending',
    warmIntroSentAt: sentAt,
    introductionState: 'opened',
    urgency,
  }
  expect(getSavedColor(waiting, sentAt + hours * hour - 1).words).toBe('seen')
  expect(getSavedColor(waiting, sentAt + hours * hour)).toEqual({
    color: 'yellow',
    isOutlined: false,
    words: 'overdue',
  })
})

test('each of the words is written', () => {
  expect(Object.keys(english.words)).toEqual([...savedLabels])
})
