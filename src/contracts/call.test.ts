import { expect, test } from 'vitest'
import { type CallDefinition, defineCall } from './call.ts'
import { SuccessReply } from './label.ts'

const example = { method: 'GET', path: '/api/examples', summary: 'Made for this test.', reply: SuccessReply } as const

/** The compiler is the test here: each marked line must be an error, or the type check fails. */
test('a call that doesn’t say who may make it, or names an unknown role, does not compile', () => {
  const whole: CallDefinition = defineCall({ ...example, access: 'reviewer' })
  // @ts-expect-error access is missing
  const open = defineCall(example)
  // @ts-expect-error no such role
  const unknown = defineCall({ ...example, access: 'owner' })
  expect([open, unknown]).not.toContainEqual(whole)
})
