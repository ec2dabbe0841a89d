import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { limits } from './limits.ts'

const page = readFileSync(path.resolve('docs/testing.md'), 'utf8')

test.each(Object.entries(limits))('the limit “%s” is at least ten times the usual time', (_, { usualSeconds, ms }) => {
  expect(ms).toBeGreaterThanOrEqual(usualSeconds * 10 * 1000)
})

test.each(Object.entries(limits))('docs/testing.md lists the limit “%s”', (name, { what, usualSeconds, ms }) => {
  expect(page).toContain(`| \`${name}\` | ${what} | ${usualSeconds} s | ${ms / 1000} s |`)
})

/** In a process of its own: Playwright's `expect` does not load beside the one of these tests. */
const readWaits = `
  const { default: config } = await import('./playwright.config.ts')
  const { expect, use } = config
  const waits = [expect.timeout, expect.toPass.timeout, use.actionTimeout, use.navigationTimeout]
  process.stdout.write(JSON.stringify(waits))`

test('no wait of a journey is without a limit of its own: a press, a page, what is expected', () => {
  const waits = execFileSync(process.execPath, ['--input-type=module', '-e', readWaits], {
    env: { ...process.env, CHROMIUM_PATH: 'none', E2E_PORT: '1' },
  })
  expect(JSON.parse(waits.toString())).toEqual(Array.from({ length: 4 }, () => limits.screen.ms))
})
