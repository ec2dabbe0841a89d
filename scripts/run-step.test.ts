import { expect, test, vi } from 'vitest'
import { runStep, summarize } from './run-step.ts'

const step = (code: string) => ({ name: 'a step', command: 'node', args: ['-e', code] })

test('a command that ends well counts as one passed', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)

  expect(await runStep(step(''))).toMatchObject({ passed: 1, failed: 0 })
})

test('a command that fails counts as one failed and its output is shown', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)

  expect(await runStep(step(`console.error('why'); process.exit(3)`))).toMatchObject({ passed: 0, failed: 1 })
  expect(log).toHaveBeenCalledWith('why')
})

test.each([
  ['counts of a run that ended well are kept', '', { passed: 7, failed: 0 }, 0],
  ['a run that counted no failure but ended badly failed', 'process.exit(1)', { passed: 7, failed: 0 }, 1],
  ['a run without a single test failed', '', { passed: 0, failed: 0 }, 1],
])('%s', async (_, code, counted, failed) => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)

  expect(await runStep({ ...step(code), counts: async () => counted })).toMatchObject({ ...counted, failed })
})

test('a run that left no counts behind failed', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)

  const counts = () => Promise.reject(new Error('no file'))

  expect(await runStep({ ...step(''), counts })).toMatchObject({ failed: 1 })
})

test('the summary adds up and names what failed', () => {
  const results = [
    { name: 'lint', passed: 0, failed: 1, seconds: 1 },
    { name: 'tests', passed: 12, failed: 1, seconds: 2, failures: ['a.test.ts › adds'] },
  ]

  expect(summarize(results, 3)).toEqual({
    lines: ['FAILED  a.test.ts › adds', '12 passed, 2 failed (lint, tests) in 3 s'],
    isGreen: false,
  })
})

test('nothing run is not green', () => {
  expect(summarize([], 0).isGreen).toBe(false)
})
