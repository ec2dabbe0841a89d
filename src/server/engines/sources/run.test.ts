import { expect, test, vi } from 'vitest'
import type { Resource } from '#domain/resources/resource.ts'
import { CircuitOpenError } from '#server/platform/breaker.ts'
import { withBreaker } from './configured.ts'
import { withCache } from './with-cache.ts'
import { runSources } from './run.ts'
import type { Source, SourceRequest } from './source.ts'

const county = {
  fips: '06037',
  state: 'CA',
  name: 'Los Angeles County',
  shortName: 'Los Angeles',
  kind: 'county',
  lat: 34,
  lon: -118,
} as const
const request: SourceRequest = { county, center: county, needs: ['housing'], text: null, language: 'en' }
const buildResult = (id: string): Resource => ({ id, name: `Place ${id}`, category: 'housing', services: [] })
const source = (name: string, find: Source['find'], more: Partial<Source> = {}): Source => ({ name, find, ...more })
const never = () => new Promise<never>(() => undefined)
const forever = new AbortController().signal
const ids = (found: readonly Resource[]) => found.map(({ id }) => id)
const ask = (target: Source, signal = forever) => target.find(request, signal, () => undefined)

test('all sources are asked at once and their results joined in the order of the sources', async () => {
  const started: string[] = []
  const { promise: bothStarted, resolve } = Promise.withResolvers<void>()
  const find = (name: string) => async () => {
    if (started.push(name) === 2) resolve()
    await bothStarted
    return [buildResult(name)]
  }
  const sources = [source('a', find('a')), source('b', find('b'))]
  const { resources, failed } = await runSources(sources, request, { signal: forever })

  expect(ids(resources)).toEqual(['a', 'b'])
  expect(failed).toEqual([])
})

test('a source that throws, rejects or never answers only misses its own results', async () => {
  const sources = [
    source('throws', () => {
      throw new Error('broken')
    }),
    source('rejects', async () => Promise.reject(new Error('broken'))),
    source('slow', never, { deadlineMs: 20 }),
    source('good', async () => [buildResult('g')]),
  ]
  const { resources, failed } = await runSources(sources, request, { signal: forever })

  expect(ids(resources)).toEqual(['g'])
  expect(failed).toEqual(['throws', 'rejects', 'slow'])
})

test('what a source reported before it failed still counts, and is told at once', async () => {
  const report = vi.fn<(found: Resource[], name: string) => void>()
  const partly = source(
    'partly',
    async (_request, _signal, tell) => {
      tell([buildResult('1')])
      tell([buildResult('1'), buildResult('2')])
      return never()
    },
    { deadlineMs: 20 },
  )
  const { resources, failed } = await runSources([partly], request, { signal: forever, report })

  expect(ids(resources)).toEqual(['1', '2'])
  expect(failed).toEqual(['partly'])
  expect(report.mock.calls.map(([found, name]) => [name, ids(found)])).toEqual([
    ['partly', ['1']],
    ['partly', ['2']],
  ])
})

test('what comes after the deadline is not told any more', async () => {
  const report = vi.fn<(found: Resource[], name: string) => void>()
  let tellLate: () => void = () => undefined
  const late = source(
    'late',
    async (_request, _signal, tell) => {
      tellLate = () => tell([buildResult('late')])
      return never()
    },
    { deadlineMs: 20 },
  )
  await runSources([late], request, { signal: forever, report })
  tellLate()

  expect(report).not.toHaveBeenCalled()
})

test('a source that has nothing for these needs is not asked, and does not count as failed', async () => {
  const find = vi.fn(never)
  const other = source('other', find, { canAnswer: ({ needs }) => needs.includes('legal') })

  expect(await runSources([other], request, { signal: forever })).toEqual({ resources: [], failed: [] })
  expect(find).not.toHaveBeenCalled()
})

test('the deadline of the whole search also holds for patient sources', async () => {
  const patient = source('patient', never, { deadlineMs: 60_000 })
  const result = await runSources([patient], request, { signal: forever, deadlineMs: 20 })

  expect(result).toEqual({ resources: [], failed: ['patient'] })
})

test('when the visitor leaves, every source is told to stop', async () => {
  const visitor = new AbortController()
  const seen: boolean[] = []
  const listening = source('listening', async (_request, signal) => {
    signal.addEventListener('abort', () => seen.push(signal.aborted))
    visitor.abort()
    return never()
  })
  const { failed } = await runSources([listening], request, { signal: visitor.signal })

  expect(failed).toEqual(['listening'])
  expect(seen).toEqual([true])
})

test('after five failures a source rests for 30 s, then one call tries again', async () => {
  let now = 0
  let isBroken = true
  const find = vi.fn(async () => {
    if (isBroken) throw new Error('broken')
    return [buildResult('x')]
  })
  const guarded = withBreaker(source('s', find), { now: () => now })
  for (let call = 0; call < 5; call += 1) await expect(ask(guarded)).rejects.toThrow('broken')

  await expect(ask(guarded)).rejects.toThrow(CircuitOpenError)
  expect(find).toHaveBeenCalledTimes(5)
  now = 30_000
  await expect(ask(guarded)).rejects.toThrow('broken')
  await expect(ask(guarded)).rejects.toThrow(CircuitOpenError)
  now = 60_000
  isBroken = false
  expect(ids(await ask(guarded))).toEqual(['x'])
  expect(ids(await ask(guarded))).toEqual(['x'])
})

test('a deadline counts as a failure, a visitor who left does not', async () => {
  const ignoring = () => withBreaker(source('s', never), { now: () => 0 })
  const [late, left] = [ignoring(), ignoring()]
  for (let call = 0; call < 5; call += 1) {
    const deadline = new AbortController()
    const visitor = new AbortController()
    void ask(late, deadline.signal)
    void ask(left, visitor.signal)
    deadline.abort(new DOMException('late', 'TimeoutError'))
    visitor.abort()
  }

  await expect(ask(late)).rejects.toThrow(CircuitOpenError)
  await expect(Promise.race([ask(left), Promise.resolve('asked')])).resolves.toBe('asked')
})

test('the same county, needs and language get the same answer for six hours, whatever the words', async () => {
  let now = 0
  const find = vi.fn(async () => [buildResult('x')])
  const cached = withCache(source('s', find, { spends: () => true }), { now: () => now })
  const find2 = (changed: Partial<SourceRequest>) => cached.find({ ...request, ...changed }, forever, () => undefined)

  expect(cached.spends?.(request)).toBe(true)
  await find2({ needs: ['housing', 'legal'] })
  await find2({ needs: ['legal', 'housing'], text: 'other words' })
  expect(find).toHaveBeenCalledTimes(1)
  expect(cached.spends?.({ ...request, needs: ['legal', 'housing'] })).toBe(false)
  await find2({ needs: ['legal', 'housing'], language: 'es' })
  await find2({ needs: ['legal'] })
  await find2({ needs: ['legal', 'housing'], county: { ...county, fips: '06059' } })
  expect(find).toHaveBeenCalledTimes(4)
  now = 6 * 3_600_000
  await find2({ needs: ['legal', 'housing'] })
  expect(find).toHaveBeenCalledTimes(5)
})

test('a failed answer is not kept, and the one used longest ago is forgotten first', async () => {
  const find = vi.fn(async () => [buildResult('x')])
  const cached = withCache(source('s', find), { now: () => 0 }, 2)
  const at = (fips: string) => cached.find({ ...request, county: { ...county, fips } }, forever, () => undefined)
  find.mockRejectedValueOnce(new Error('broken'))

  await expect(at('00001')).rejects.toThrow('broken')
  for (const fips of ['00001', '00002', '00001', '00003', '00001']) await at(fips)
  expect(find).toHaveBeenCalledTimes(4)
  await at('00002')
  expect(find).toHaveBeenCalledTimes(5)
})
