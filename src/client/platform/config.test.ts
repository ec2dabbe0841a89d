// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const off = { presence: false, development: false, liveSearch: false }

test.each([
  ['{"presence":true}', { ...off, presence: true }],
  ['{"development":true,"more":1}', { ...off, development: true }],
  ['{}', off],
  ['{"presence":"yes"}', off],
  ['{half', off],
])('%s gives %j', (content, config) => {
  const meta = document.createElement('meta')
  meta.name = 'next-chapter-config'
  meta.content = content
  document.head.replaceChildren(meta)
  expect(readConfig()).toEqual(config)
})

test('a page without the configuration has everything off', () => {
  document.head.replaceChildren()
  expect(readConfig()).toEqual(off)
})
