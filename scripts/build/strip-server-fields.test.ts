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
  expect(code).not.toMatch(/\b(access|summary|acceptsBeacon):/)
})
