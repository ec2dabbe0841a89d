import { expect, test } from 'vitest'
import { AnalyticsEvent } from './events.ts'

const parseEventData = (eventType: string, eventData: object) =>
  AnalyticsEvent.parse({ eventType, eventData }).eventData

test('a page view keeps the path and where the visit came from, nothing else', () => {
  expect(
    parseEventData('page_view', {
      path: '/action-plan?sessionId=1#top',
      title: 'My plan',
      timestamp: 1,
      referrer: 'https://Search.example.org/find?q=shelter',
    }),
  ).toEqual({ path: '/action-plan', referrer: 'https://search.example.org' })
})

test.each([
  ['https://name:secret@example.org/page', 'https://example.org'],
  ['https://a@b@example.org', 'https://example.org'],
  ['http://localhost:3000/', 'http://localhost:3000'],
  ['android-app://com.example', ''],
  ['', ''],
  ['javascript:alert(1)', ''],
])('the referrer %s is kept as "%s"', (referrer, origin) => {
  expect(parseEventData('page_view', { path: '/', referrer })).toEqual({ path: '/', referrer: origin })
})

test('a search keeps counts and the county, never the words that were searched', () => {
  const location = { state: 'CA', county: 'Los Angeles' }
  const searchData = parseEventData('search', { query: 'shelter for me', category: 'housing', location })
  expect(searchData).toEqual({ category: 'housing', location })
  expect(
    parseEventData('search', { type: 'results', query: 'x', resultCount: 12, sources: ['a'], clickedResults: 2 }),
  ).toEqual({
    type: 'results',
    resultCount: 12,
    clickedResults: 2,
  })
})

test.each([
  ['resource_click', { resourceId: '1', source: 'results', position: 3 }],
  ['action_plan', { category: 'custom', stepCount: 5, aiGenerated: true }],
  ['chat', { messageType: 'text', messageLength: 20, context: 'drawer' }],
  ['warm_intro_request', { urgency: 'normal' }],
  ['gro_module', { module: 'toolUp' }],
])('%s drops every field it has no use for', (eventType, eventData) => {
  const words = { resourceName: 'A house', message: 'my story', phone: '555' }
  expect(parseEventData(eventType, { ...eventData, ...words })).toEqual(eventData)
})

test('a save keeps the public name of the listing, and nothing else in words', () => {
  const saved = { resourceId: '1', resourceName: 'La Casa – Shelter & Food' }
  expect(parseEventData('resource_save', { ...saved, message: 'my story', phone: '555' })).toEqual(saved)
  expect(parseEventData('resource_save', { resourceId: '1' })).toEqual({ resourceId: '1' })
})

test.each([
  [[], 0],
  [['r1', 'r2'], 2],
  [3, 3],
])('the clicked results %j are kept as their number', (clickedResults, kept) => {
  const searchData = { type: 'results', resultCount: 12, clickedResults }
  expect(parseEventData('search', searchData)).toEqual({ ...searchData, clickedResults: kept })
})

test.each([
  ['an unknown type', { eventType: 'login', eventData: {} }],
  ['a name of several lines', { eventType: 'resource_save', eventData: { resourceId: '1', resourceName: 'a\nb' } }],
  [
    'a name like a story',
    { eventType: 'resource_save', eventData: { resourceId: '1', resourceName: 'a'.repeat(301) } },
  ],
  ['clicks that are no ids', { eventType: 'search', eventData: { clickedResults: [1] } }],
  ['no data', { eventType: 'chat' }],
  ['a negative count', { eventType: 'chat', eventData: { messageLength: -1 } }],
  ['a click on nothing', { eventType: 'resource_click', eventData: {} }],
  ['words for a module', { eventType: 'gro_module', eventData: { module: 'my own words' } }],
  ['no module', { eventType: 'gro_module', eventData: {} }],
])('an event with %s is refused', (_, event) => {
  expect(AnalyticsEvent.safeParse(event).success).toBe(false)
})
