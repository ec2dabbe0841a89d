// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { noNeeds } from '#domain/onboarding/context.ts'
import { clearAll } from '#client/platform/storage/storage.ts'
import { buildResource } from '#testing/builders/resource.ts'
import { fakeSearchServer } from '#testing/fake-search.ts'
import { keepResults, readResults } from './results.ts'
import { refreshResultsLanguage } from './search-language.ts'

const location = { state: 'CA', county: 'Kern County' }
const needs = { ...noNeeds, housing: true }
const list = [
  buildResource({ id: 'a' }),
  buildResource({ id: 'b' }),
  buildResource({ id: 'gone', description: 'English' }),
]
const inSpanish = (id: string) => buildResource({ id, description: 'Camas para hoy.' })

beforeEach(() => {
  clearAll()
  keepResults({ resources: list, location, needs, language: 'en', foundAt: 5 })
})

test('the list comes again in the new language, in the order it had', async () => {
  const { searches } = fakeSearchServer()
  const done = refreshResultsLanguage('es')
  expect(searches[0]?.body).toMatchObject({ location, needs: { housing: true }, language: 'es' })
  searches[0]?.answer(200, { success: true, resources: [inSpanish('b'), inSpanish('new'), inSpanish('a')] })
  await done
  expect(readResults()).toMatchObject({ language: 'es', foundAt: 5 })
  expect(readResults()?.resources.map(({ id, description }) => [id, description])).toEqual([
    ['a', 'Camas para hoy.'],
    ['b', 'Camas para hoy.'],
    ['gone', 'English'],
    ['new', 'Camas para hoy.'],
  ])
})

test('other listings and what is missing come in the new language too', async () => {
  const shelter = (name: string) => ({ kind: 'shelter' as const, contact: { name, phone: '211', website: null } })
  keepResults({
    resources: [],
    alsoHelpful: [buildResource({ id: 'a' })],
    absences: [shelter('Help line')],
    location,
    needs,
    language: 'en',
    foundAt: 5,
  })
  const { searches } = fakeSearchServer()
  const done = refreshResultsLanguage('es')
  const absences = [shelter('Línea de ayuda')]
  searches[0]?.answer(200, { success: true, resources: [], alsoHelpful: [inSpanish('a')], metadata: { absences } })
  await done
  expect(readResults()).toMatchObject({ language: 'es', alsoHelpful: [{ description: 'Camas para hoy.' }], absences })
})

test('a failure leaves the list as it is', async () => {
  const { searches } = fakeSearchServer()
  const done = refreshResultsLanguage('es')
  searches[0]?.cut()
  await done
  expect(readResults()).toMatchObject({ language: 'en', resources: list })
})

test('a list in the right language, or none, asks for nothing', async () => {
  const { searches } = fakeSearchServer()
  await refreshResultsLanguage('en')
  clearAll()
  await refreshResultsLanguage('es')
  expect(searches).toHaveLength(0)
})

test('an answer for a language that is no longer wanted is dropped', async () => {
  const { searches } = fakeSearchServer()
  const first = refreshResultsLanguage('es')
  await refreshResultsLanguage('en')
  searches[0]?.answer(200, { success: true, resources: [inSpanish('a')] })
  await first
  expect(readResults()).toMatchObject({ language: 'en' })
})

test('a list found in the meantime is not written over', async () => {
  const { searches } = fakeSearchServer()
  const done = refreshResultsLanguage('es')
  keepResults({ resources: [buildResource({ id: 'newer' })], location, needs, language: 'es', foundAt: 6 })
  searches[0]?.answer(200, { success: true, resources: [inSpanish('a')] })
  await done
  expect(readResults()?.resources).toMatchObject([{ id: 'newer' }])
})
