import { expect, test } from 'vitest'
import { Failure } from './failure.ts'

const failure = { success: false, code: 'bad_request', error: 'Please check what you sent.' }

test('a failure has a code and a sentence, and may name fields', () => {
  expect(Failure.parse(failure)).toEqual(failure)
  const named = { ...failure, fields: [{ path: 'pin', problem: 'required' }] }
  expect(Failure.parse(named)).toEqual(named)
})

test('a success is no failure, and nothing else leaves with one', () => {
  expect(Failure.safeParse({ ...failure, success: true }).success).toBe(false)
  expect(Failure.parse({ ...failure, stack: 'at f' })).toEqual(failure)
})
