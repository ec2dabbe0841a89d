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
