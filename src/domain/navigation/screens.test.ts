import { expect, test } from 'vitest'
import { screens } from './screens.ts'

test('every screen that the requirement names is there, and welcome is the first (R-2.2)', () => {
  const named =
    'welcome onboarding resources error action-plan pin-prompt pin-creation pin-confirmation pin-login saved-resources ' +
    'response-detail chat tutorial document-preparation transportation-guide voting-rights-guide ' +
    'zen-reggie-mindfulness what-first'

  expect(screens).toEqual(expect.arrayContaining(named.split(' ')))
  expect(screens[0]).toBe('welcome')
})
