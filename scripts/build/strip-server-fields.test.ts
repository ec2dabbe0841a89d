import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { stripServerFields } from './strip-server-fields.ts'

const contract = path.resolve(import.meta.dirname, '../../src/contracts/presence.ts')

test('the client build keeps how a call is made and leaves out what only the server reads', async () => {
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [stripServerFields()],
    build: { write: false, minify: false, lib: { entry: contract, formats: ['es'] } },
  })) as Rolldown.RolldownOutput[]
  const code = output
    .flatMap(({ output: files }) => files)
    .map((file) => ('code' in file ? file.code : ''))
    .join('')

  expect(code).toContain('path: "/api/analytics/ping"')
  expect(code).toContain('method: "POST"')
  expect(code).not.toMatch(/\b(access|summary|acceptsBeacon|body):/)
})

test('no part of the app reads the shape of what a call sends: its build does not have it', () => {
  const reads = /\b\w+\.(params|query|headers|body)\.(shape|parse|safeParse|_zod)\b/
  const sources = globSync('src/client/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
  const readers = sources.filter((file) => reads.test(readFileSync(file, 'utf8')))
  expect(sources.length).toBeGreaterThan(500)
  expect(readers).toEqual([])
})
