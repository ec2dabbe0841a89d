import { spawnSync } from 'node:child_process'
import { expect, test, vi } from 'vitest'
import { readEndedCpuSeconds, runStep, summarize } from './run-step.ts'

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

test('the summary tells each step once more, adds up, and names last what failed', () => {
  const results = [
    { name: 'lint', passed: 0, failed: 1, seconds: 1, cpuSeconds: 0.6 },
    { name: 'build', passed: 1, failed: 0, seconds: 2, cpuSeconds: 3 },
    { name: 'tests', passed: 12, failed: 1, seconds: 2, cpuSeconds: 1, failures: ['a.test.ts › adds'] },
  ]

  expect(summarize(results, 3, 4.6)).toEqual({
    lines: [
      `FAILED  ${'lint'.padEnd(32)}    1.0 s,    1 s of CPU`,
      `ok      ${'build'.padEnd(32)}    2.0 s,    3 s of CPU`,
      `FAILED  ${'tests'.padEnd(32)}    2.0 s,    1 s of CPU`,
      '13 passed, 2 failed (lint, tests) in 3 s, 5 s of CPU',
      'FAILED  a.test.ts › adds',
    ],
    isGreen: false,
  })
})

test('the summary leaves out processor time that the system does not tell', () => {
  expect(summarize([{ name: 'lint', passed: 1, failed: 0, seconds: 1 }], 3, null).lines).toEqual([
    `ok      ${'lint'.padEnd(32)}    1.0 s`,
    '1 passed, 0 failed in 3 s',
  ])
})

test('the time of ended programs is found behind a name with brackets and spaces', () => {
  const numbers = Array.from({ length: 40 }, (_, index) => index)
  // The first of them is field 4 of proc(5).
  expect(readEndedCpuSeconds(`7 (a ) (b) S ${numbers.join(' ')}`)).toBe((12 + 13) / 100)
  expect(readEndedCpuSeconds(null)).toBeNull()
})

/** Two steps beside each other, in a process of their own: what other tests of this process start is not theirs. */
const twoSteps = `
  import { runStep } from './scripts/run-step.ts'
  console.log = () => undefined
  const step = (code) => runStep({ name: 'a step', command: 'node', args: ['-e', code] })
  const busy = 'while (process.cpuUsage().user < 1e6) for (let i = 0; i < 1e6; i += 1) Math.sqrt(i)'
  const results = await Promise.all([step(busy), step('')])
  process.stdout.write(JSON.stringify(results.map(({ cpuSeconds }) => cpuSeconds)))`

test.runIf(process.platform === 'linux')('steps beside each other are told their own processor time', () => {
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', twoSteps])
  const [busy, idle] = JSON.parse(stdout.toString()) as number[]

  expect(busy).toBeGreaterThanOrEqual(0.9)
  expect(idle).toBeLessThan(0.9)
  expect(idle).toBeGreaterThan(0)
})

test('nothing run is not green', () => {
  expect(summarize([], 0).isGreen).toBe(false)
})
