import { expect, test } from 'vitest'
import { SavedResource } from '#domain/saved/saved-resource.ts'
import { buildIntroductionsFromSaved } from './use-introduction-entries.ts'
import { Introduction } from '#domain/introductions/introduction.ts'

const now = Date.UTC(2026, 10, 15)
const hour = 3_600_000
const id = '3f0c2a52-3a5b-4d0c-9a55-0d6a3f1b2c01'
const toSaved = (more: object) => SavedResource.parse({ id: 'r1', name: 'Harbor House', ...more })

test('a place that was only saved has no introduction', () => {
  expect(buildIntroductionsFromSaved([toSaved({})], now)).toEqual([])
})

test('an answered one comes back with its words and its step', () => {
  const [found] = buildIntroductionsFromSaved(
    [
      toSaved({
        warmIntroStatus: 'responded',
        warmIntroSentAt: now - 2 * hour,
        introductionId: id,
        introductionState: 'needs_you',
        providerResponse: { message: 'Bring an ID', respondedAt: now - hour, isRead: true },
      }),
    ],
    now,
  )
  expect(found).toMatchObject({
    id,
    status: 'completed',
    state: 'needs_you',
    partnerResponse: 'Bring an ID',
    updatedAt: '2026-11-14T23:00:00.000Z',
  })
  expect(Introduction.safeParse(found).success).toBe(true)
})

test('a silent one is overdue after its time, and the newest news is first', () => {
  const waiting = (name: string, hours: number) =>
    toSaved({
      id: name,
      name,
      warmIntroStatus: 'pending',
      warmIntroSentAt: now - hours * hour,
      introductionId: id,
      urgency: 'urgent',
    })
  const found = buildIntroductionsFromSaved([waiting('old', 25), waiting('new', 1)], now)
  expect(found.map(({ resourceName, overdue }) => [resourceName, overdue])).toEqual([
    ['new', false],
    ['old', true],
  ])
})
