import { expect, test } from 'vitest'
import { allCalls } from '#contracts/all-calls.ts'
import { routeRequest } from './answers.ts'

const own = 'https://next.test'
const listed = new Set(['/assets/gro-1a.js', '/icon.svg'])

interface Asking {
  method?: string
  mode?: string
  headers?: Record<string, string>
}

function route(path: string, { method = 'GET', mode = 'cors', headers = {} }: Asking = {}) {
  return routeRequest({ method, mode, url: new URL(path, own).href, headers: new Headers(headers) }, own, listed)
}

const pages = ['/', '/chat', '/gro?x=1', '/no/such/page', '/admin/analytics', '/apiary']

test.each(pages)('%s as a page is a document', (path) => {
  expect(route(path, { mode: 'navigate' })).toBe('document')
})

test.each(['/assets/gro-1a.js', '/assets/of-another-build.js', '/icon.svg'])('%s is a file', (path) => {
  expect(route(path)).toBe('file')
})

test('county lists may be kept: all of them or those of a state, and nothing else under that name', () => {
  expect(['/api/counties', '/api/counties?state=CA'].map((path) => route(path))).toEqual(['counties', 'counties'])
  expect(
    ['/api/counties?state=CA&q=x', '/api/counties?state=Orange', '/api/counties/x'].map((path) => route(path)),
  ).toEqual(['network', 'network', 'network'])
})

test('no other call is ever answered by the worker, however it is asked for', () => {
  const others = Object.values(allCalls).filter(({ path }) => path !== '/api/counties')
  expect(others.length).toBeGreaterThan(20)
  for (const { path } of others) {
    const routes = ['cors', 'navigate', 'same-origin'].map((mode) => route(path, { mode }))
    expect([path, ...routes]).toEqual([path, 'network', 'network', 'network'])
  }
})

test.each([
  ['something sent', '/', { method: 'POST', mode: 'navigate' }],
  ['a part of a film', '/assets/film.mp4', { headers: { range: 'bytes=0-' } }],
  ['another site', 'https://www.weather.gov/', { mode: 'navigate' }],
  ['the address of the API page', '/api', { mode: 'navigate' }],
  ['the socket', '/ws', {}],
  ['a file nobody listed', '/robots.txt', {}],
  ['the worker itself', '/service-worker.js', {}],
])('%s goes to the network', (_what, path, options) => {
  expect(route(path, options)).toBe('network')
})
