import { expect, test } from 'vitest'
import { classifyFailure } from './failure.ts'
import { chooseWaitingMessage, getNextWaitingMessageMs, shouldScrollDown } from './text/waiting-messages.ts'
import { chooseMessagesToSend, maxChatMessages, maxMessagesBytes } from './message.ts'
import { buildChatTitle } from './sessions.ts'

test.each([
  ['the 30 s of the browser itself', { isOwnTimeout: true, message: 'The user aborted a request' }, 'slow'],
  ['Chrome without a network', { isLost: true, message: 'Failed to fetch' }, 'connection'],
  ['Firefox without a network', { isLost: true, message: 'NetworkError when attempting to fetch' }, 'connection'],
  ['Safari without a network', { isLost: true, message: 'Load failed' }, 'connection'],
  ['a server that says network', { message: 'Upstream network error' }, 'connection'],
  ['a server that says timeout', { message: 'Request timeout' }, 'timeout'],
  ['a gateway that gave up', { message: 'HTTP 504: Gateway Timeout' }, 'timeout'],
  ['a limit of ours', { message: 'rate_limit: please wait' }, 'busy'],
  ['a limit of somebody else', { message: 'HTTP 429: Too Many Requests' }, 'busy'],
  ['anything else', { message: 'HTTP 500: Internal Server Error' }, 'technical'],
  ['no words at all', { message: '' }, 'technical'],
] as const)('%s', (_, facts, cause) => {
  expect(classifyFailure({ isOwnTimeout: false, isLost: false, ...facts })).toBe(cause)
})

test.each([
  [0, 0, 10_000],
  [9_999, 0, 1],
  [10_000, 1, 10_000],
  [19_999, 1, 1],
  [20_000, 2, 10_000],
  [30_000, 3, null],
  [90_000, 3, null],
])('after %d ms of waiting sentence %d stands there', (waited, sentence, untilNext) => {
  expect(chooseWaitingMessage(500, 500 + waited)).toBe(sentence)
  expect(getNextWaitingMessageMs(500, 500 + waited)).toBe(untilNext)
})

test.each([
  ['user', 5_000, true],
  ['assistant', 120, true],
  ['assistant', 121, false],
  ['assistant', 0, true],
] as const)('after a message of the %s, %d px from the bottom, scrolling down is %s', (role, px, expected) => {
  expect(shouldScrollDown(role, px)).toBe(expected)
})

test.each([
  ['a short question', 'I need a bed', 'I need a bed'],
  ['exactly fifty letters', 'x'.repeat(50), 'x'.repeat(50)],
  ['fifty-one letters', 'x'.repeat(51), `${'x'.repeat(50)}…`],
  ['lines and spaces', ' one\n\n two ', 'one two'],
  ['pictures, none torn', '🙂'.repeat(51), `${'🙂'.repeat(50)}…`],
])('the title of %s', (_, content, title) => {
  expect(
    buildChatTitle([
      { role: 'assistant', content: 'Hello' },
      { role: 'user', content },
    ]),
  ).toBe(title)
})

test('without a question there is no title', () => {
  expect(buildChatTitle([{ role: 'assistant', content: 'Hello' }])).toBeNull()
})

const message = (content: string) => ({ role: 'user' as const, content })

test('at most the last forty messages go out, without ids and blank ones', () => {
  const many = Array.from({ length: 55 }, (_, index) => ({ ...message(`m${index}`), id: `i${index}` }))
  const sent = chooseMessagesToSend([...many, message('  ')])
  expect(sent).toHaveLength(maxChatMessages)
  expect(sent[0]).toEqual(message('m15'))
  expect(sent.at(-1)).toEqual(message('m54'))
})

test('a long message is cut at 4,000 without tearing a picture', () => {
  const [sent] = chooseMessagesToSend([message(`${'x'.repeat(3_999)}🙂`)])
  expect(sent?.content).toBe('x'.repeat(3_999))
})

test.each(['é', '"', '🙂', 'a'])('forty full messages of %s stay under the size of the call, newest kept', (letter) => {
  const full = Array.from({ length: 40 }, (_, index) => message(`${index} ${letter.repeat(1_990)}`))
  const sent = chooseMessagesToSend(full)
  expect(new Blob([JSON.stringify(sent)]).size).toBeLessThanOrEqual(maxMessagesBytes + 2)
  expect(sent.length).toBeGreaterThanOrEqual(7)
  expect(sent.at(-1)).toEqual(full.at(-1))
})
