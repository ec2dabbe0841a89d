import { expect, test } from 'vitest'
import type { Translated } from '#content/shape.ts'
import type { Translate } from './text-path.ts'

type English = typeof english

const english = { greeting: 'Hello {name}', list: ['a', 'b'], part: { title: 'Title' } } as const

/** The compiler is the test here: each marked line must be an error, or the type check fails. */
function mustNotCompile(t: Translate<typeof english>): void {
  t('part.title')
  t('greeting', { name: 'Ana' })
  t.list('list')
  // @ts-expect-error no such text
  t('farewell')
  // @ts-expect-error a group is not a text
  t('part')
  // @ts-expect-error the text needs its value
  t('greeting')
  // @ts-expect-error the value has another name
  t('greeting', { nombre: 'Ana' })
  // @ts-expect-error a text without braces takes no values
  t('part.title', { name: 'Ana' })
  // @ts-expect-error a list is not a text
  t('list')
}

test('Spanish text with a missing, extra or misshapen key does not compile', () => {
  const whole = { greeting: 'Hola {name}', list: ['a'], part: { title: 'Título' } } satisfies Translated<English>
  // @ts-expect-error part.title is missing
  const missing = { greeting: 'Hola {name}', list: ['a'], part: {} } satisfies Translated<English>
  // @ts-expect-error part must be a group
  const misshapen = { greeting: 'Hola {name}', list: ['a'], part: 'Título' } satisfies Translated<English>
  // @ts-expect-error English has no farewell
  const extra = { ...whole, farewell: 'Adiós' } satisfies Translated<English>
  expect([missing, misshapen, extra]).not.toContainEqual(whole)
  expect(mustNotCompile).toBeTypeOf('function')
})
