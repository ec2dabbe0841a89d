import { expect, test } from 'vitest'
import { isDisputedFact, isSettledByWord, mends, mendsByCare } from './report-answers.ts'

test.each([
  ['phone', ['phones'], true],
  ['phone', ['website'], false],
  ['address', ['zip'], true],
  ['walkIn', ['facts'], true],
  ['walkIn', ['hours'], false],
  ['other', ['note'], true],
  ['other', [], false],
] as const)('a report about %s is mended by a change of %j: %s', (fact, changed, isMended) => {
  expect(mends(fact, changed)).toBe(isMended)
})

test('what is about the whole place can be mended by saying that it is full or paused', () => {
  expect([mendsByCare('capacity'), mendsByCare('open'), mendsByCare('phone'), mendsByCare('servesRecord')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('an organization’s word settles its own phone, not who it turned away', () => {
  expect([isSettledByWord('phone'), isSettledByWord('servesRecord'), isSettledByWord('access')]).toEqual([
    true,
    false,
    false,
  ])
})

test('only facts that can be reported are facts', () => {
  expect([isDisputedFact('walkIn'), isDisputedFact('hours'), isDisputedFact('toString')]).toEqual([true, true, false])
})
