import { expect, test } from 'vitest'
import { countPageView, isTrackedPath, pageViewDebounceMs, pathCheckMs, sessionPingMs } from './page-views.ts'

test('page views count once in 10 s, paths are checked every second, sessions ping every minute (R-18)', () => {
  expect([pageViewDebounceMs, pathCheckMs, sessionPingMs]).toEqual([10_000, 1000, 60_000])
})

test.each([
  ['/', true],
  ['/chat', true],
  ['/administer', true],
  ['/reggie-control', false],
  ['/admin', false],
  ['/admin/analytics', false],
  ['/wireframes', false],
])('%s is tracked: %s', (path, tracked) => {
  expect(isTrackedPath(path)).toBe(tracked)
})

test.each([
  { what: 'a first view counts', seenAt: undefined, path: '/chat', now: 0, counts: true },
  { what: 'the same path too soon does not', seenAt: 0, path: '/chat', now: 9999, counts: false },
  { what: 'the same path after ten seconds does', seenAt: 0, path: '/chat', now: 10_000, counts: true },
  { what: 'an untracked path never does', seenAt: undefined, path: '/wireframes', now: 0, counts: false },
])('$what', ({ seenAt, path, now, counts }) => {
  const views = new Map(seenAt === undefined ? [] : [['/chat', seenAt]])
  expect(countPageView(views, path, now)?.get(path)).toBe(counts ? now : undefined)
})

test('going there and back within ten seconds counts each path once', () => {
  const afterTwo = countPageView(countPageView(new Map(), '/', 0) ?? new Map(), '/chat', 1000) ?? new Map()
  expect(countPageView(afterTwo, '/', 2000)).toBeUndefined()
})
