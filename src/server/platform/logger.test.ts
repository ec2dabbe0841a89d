import { expect, test } from 'vitest'
import { createLogger, describeFault, type LogFields } from './logger.ts'

const secret = 'Maria 555-0100'

test('a field that is not on the list is left out, whatever the types were told', () => {
  const lines: string[] = []
  const fields = { status: 200, phone: secret, body: { name: secret } } as LogFields
  createLogger(
    (line) => lines.push(line),
    () => 0,
  ).info('request', fields)

  expect(lines).toEqual(['{"time":"1970-01-01T00:00:00.000Z","level":"info","event":"request","status":200}\n'])
})

test.each([
  ['quotes data', `no row for ${secret}`],
  ['has several lines', `first\n${secret}\nlast`],
  ['looks like a stack itself', `broken\n    at ${secret} (/home/${secret}/file.ts:1:2)`],
])('a fault whose message %s is logged without its message', (_what, message) => {
  const { fault, frames } = describeFault(new TypeError(message))

  expect(fault).toBe('TypeError')
  expect(frames?.[0]).toMatch(/logger\.test\.ts/)
  expect(JSON.stringify(frames)).not.toContain(secret)
})

test('a thrown thing that is no error is logged by its kind alone', () => {
  expect(describeFault(secret)).toEqual({ fault: 'string' })
})
