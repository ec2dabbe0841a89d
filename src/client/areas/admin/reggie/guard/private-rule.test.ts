import { expect, test } from 'vitest'
import { adminReggie as en } from '#content/en/admin-reggie.ts'
import { adminReggie as es } from '#content/es/admin-reggie.ts'
import { findPrivateData, privateDataKinds } from '#domain/community/private-data.ts'
import { maskPersonal } from '#domain/grounding/mask.ts'
import { privateRule } from './private-rules.tsx'

const both = [
  ['en', en],
  ['es', es],
] as const

test.each(both)('the examples show every kind of private data there is (%s)', (_, { guard }) => {
  const examples = Object.values(guard.privateRules).map(({ example }) => example)
  const kinds = examples.flatMap((example) => findPrivateData(example).map(({ kind }) => kind))
  const tokens = examples.flatMap((example) => maskPersonal(example).tokens.map((token) => token.split('_')[0]))

  expect(new Set(kinds)).toEqual(new Set(privateDataKinds))
  expect(new Set(tokens)).toEqual(new Set(['PHONE', 'EMAIL', 'SSN', 'CARD', 'ID', 'DATE']))
})

const hidden = { chat: 'hidden' }
const warned = { chat: 'stays', post: 'warned' }

test.each(both)('each example does what the rules do with its kind (%s)', (_, { guard: { privateRules: rules } }) => {
  const does = Object.entries(rules).map(([name, { example }]) => [name, privateRule(example)])

  expect(Object.fromEntries(does)).toEqual({
    phone: { ...hidden, post: 'refused' },
    email: { ...hidden, post: 'refused' },
    social: { ...hidden, post: 'refused' },
    card: { ...hidden, post: 'refused' },
    record: { ...hidden, post: 'warned' },
    court: { ...hidden, post: 'warned' },
    birth: { ...hidden, post: 'warned' },
    address: warned,
    link: warned,
    name: warned,
    meeting: warned,
  })
})

test('words that show nobody pass', () => {
  expect(privateRule('Call 2-1-1 and ask for a bed.')).toEqual({ chat: 'stays', post: 'passes' })
})
