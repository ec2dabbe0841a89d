import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { buildCoverScript } from './boot-script.ts'

interface Visitor {
  local?: Record<string, string>
  session?: Record<string, string>
  cookie?: string
  hash?: string
  isWide?: boolean
}

const area = (values: Record<string, string> = {}) => ({ getItem: (name: string) => values[name] ?? null })

/** Whether the script hides a new visitor's page from this one. */
function covers(script: string, { local, session, cookie = '', hash = '', isWide = false }: Visitor): boolean {
  const dataset: Record<string, string> = {}
  runInNewContext(script, {
    document: { cookie, documentElement: { dataset } },
    location: { hash },
    localStorage: area(local),
    sessionStorage: area(session),
    matchMedia: (query: string) => ({ matches: isWide && query === '(min-width: 64rem)' }),
  })
  return 'covered' in dataset
}

const minutesAgo = (minutes: number) => String(Date.now() - minutes * 60_000)
const chat = buildCoverScript({ stored: ['reggie-chat-sessions'], isPrivate: true })
const board = buildCoverScript({ stored: ['userSession'], unlike: '(min-width: 64rem)' })

test.each<[string, boolean, string, Visitor]>([
  ['a new visitor', false, chat, {}],
  ['somebody with a chat', true, chat, { local: { 'reggie-chat-sessions': '[]' } }],
  ['somebody with a chat for this tab', true, chat, { session: { 'reggie-chat-sessions': '[]' } }],
  ['somebody with something that this page does not show', false, chat, { local: { language: 'es' } }],
  ['somebody who was here a minute ago', false, chat, { local: { lastVisit: minutesAgo(1) } }],
  ['somebody who is asked “Still you?”', true, chat, { local: { lastVisit: minutesAgo(31) } }],
  ['the owner of the device', false, chat, { local: { lastVisit: minutesAgo(31) }, cookie: 'a=b; device_mode=own' }],
  ['a shared device', true, chat, { cookie: 'device_mode=shared' }],
  ['a shared device on a page that is not private', false, board, { cookie: 'device_mode=shared' }],
  ['somebody who opens a part of the page', true, board, { hash: '#events' }],
  ['a window that is drawn in another way', true, board, { isWide: true }],
])('to %s the page is covered: %s', (_who, isCovered, script, visitor) => {
  expect(covers(script, visitor)).toBe(isCovered)
})

test('without access to storage the page is shown', () => {
  const dataset = {}
  runInNewContext(chat, { document: { documentElement: { dataset } }, location: { hash: '' } })
  expect(dataset).toEqual({})
})
