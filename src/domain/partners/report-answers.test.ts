import { expect, test } from 'vitest'
import { isDisputedFact, canPartnerResolve, resolvesReport, isResolvedByPartnerDetails } from './report-answers.ts'

test.each([
  ['phone', ['phones'], true],
  ['phone', ['website'], false],
  ['address', ['zip'], true],
  ['walkIn', ['facts'], true],
  ['walkIn', ['hours'], false],
  ['other', ['note'], true],
  ['other', [], false],
] as const)('a report about %s is mended by a change of %j: %s', (fact, changed, isMended) => {
  expect(resolvesReport(fact, changed)).toBe(isMended)
})

test('what is about the whole place can be mended by saying that it is full or paused', () => {
  expect([
    isResolvedByPartnerDetails('capacity'),
    isResolvedByPartnerDetails('open'),
    isResolvedByPartnerDetails('phone'),
    isResolvedByPartnerDetails('servesRecord'),
  ]).toEqual([true, true, false, false])
})

test('an organization’s word settles its own phone, not who it turned away', () => {
  expect([canPartnerResolve('phone'), canPartnerResolve('servesRecord'), canPartnerResolve('access')]).toEqual([
    true,
    false,
    false,
  ])
})

test('only facts that can be reported are facts', () => {
  expect([isDisputedFact('walkIn'), isDisputedFact('hours'), isDisputedFact('toString')]).toEqual([true, true, false])
})
