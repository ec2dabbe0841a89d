// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { clearAll, readKey } from '#client/platform/storage/storage.ts'
import { buildResource } from '#testing/builders/resource.ts'
import { buildSavedResource } from '#testing/builders/saved-resource.ts'
import { saved } from './saved.ts'

const location = { state: 'CA', county: 'Kern County' }
const inAnotherTab = (list: unknown) => {
  localStorage.setItem('savedResources', JSON.stringify(list))
  window.dispatchEvent(new StorageEvent('storage', { key: 'savedResources' }))
}

beforeEach(() => {
  clearAll()
  saved.send({ type: 'cleared' })
})

test('a saved place is on the device at once', () => {
  saved.send({ type: 'added', resource: buildResource(), location })
  expect(readKey('savedResources')).toMatchObject([{ id: 'r1', county: 'Kern County', warmIntroStatus: 'none' }])
})

test('what another tab saves is here too, and is not overwritten by the next save', () => {
  inAnotherTab([buildSavedResource({ id: 'other' })])
  saved.send({ type: 'added', resource: buildResource(), location })
  expect(readKey('savedResources').map(({ id }) => id)).toEqual(['other', 'r1'])
})

test('an answer this page has heard outlives storage that does not keep it', () => {
  const response = { message: 'Come by.', contactInfo: null, instructions: null, respondedAt: 9, isRead: false }
  saved.send({
    type: 'restored',
    saved: [buildSavedResource({ warmIntroStatus: 'responded', providerResponse: response })],
  })
  expect(localStorage.getItem('savedResources')).not.toContain('Come by.')
  inAnotherTab([
    buildSavedResource({ warmIntroStatus: 'responded', providerResponse: { respondedAt: 9, isRead: true } }),
  ])
  expect(saved.get()[0]?.providerResponse).toEqual({ ...response, isRead: true })
})
