import { expect, test } from 'vitest'
import { getBackTarget, type BackContext, returnedFromToolStep } from './back.ts'
import { type Screen, screens } from './screens.ts'

const nothing: BackContext = {
  hasResults: false,
  isSearching: false,
  fromPrepTools: false,
  fromSearchInProgress: false,
  fromTutorial: false,
}
const tools = ['document-preparation', 'transportation-guide', 'voting-rights-guide', 'zen-reggie-mindfulness'] as const
const results = { hasResults: true }
const search = { isSearching: true }
const panel = { fromPrepTools: true }
const loader = { fromSearchInProgress: true }
const tour = { fromTutorial: true }

/** Returns `screen/step`, then the effects. */
function goBack(screen: Screen, changes: Partial<BackContext> = {}, step = 1): string {
  const { effects, ...target } = getBackTarget({ screen, step }, { ...nothing, ...changes })
  return [`${target.screen}/${target.step}`, ...effects].join(' + ')
}

test.each<[screen: Screen, Partial<BackContext>, string]>([
  ['welcome', {}, 'welcome/1'],
  ['error', {}, 'onboarding/2'],
  ['resources', results, 'welcome/1'],
  ['resources', {}, 'welcome/1'],
  ['pin-prompt', results, 'resources/1'],
  ['pin-prompt', {}, 'welcome/1'],
  ['pin-creation', results, 'resources/1'],
  ['pin-creation', {}, 'welcome/1'],
  ['pin-confirmation', results, 'resources/1'],
  ['pin-confirmation', {}, 'welcome/1'],
  ['pin-login', results, 'welcome/1'],
  ['saved-resources', { ...results, ...search }, 'welcome/1'],
  ['response-detail', {}, 'saved-resources/1'],
  ['tutorial', results, 'welcome/1'],
  ['what-first', results, 'welcome/1'],
  ['chat', {}, 'welcome/1 + clear-chat-mode'],
  ['chat', { ...results, ...panel }, 'welcome/1 + clear-chat-mode'],
  ['action-plan', {}, 'welcome/1'],
  ['action-plan', results, 'resources/1'],
  ['action-plan', search, 'onboarding/7'],
  ['action-plan', { ...results, ...search }, 'resources/1'],
  ['action-plan', { ...results, ...tour }, 'tutorial/1'],
])('Back from %s with %o leads to %s', (screen, context, expected) => {
  expect(goBack(screen, context)).toBe(expected)
})

test.each(
  tools.flatMap(
    (tool) =>
      [
        [tool, {}, 'welcome/1'],
        [tool, results, 'welcome/1'],
        [tool, search, 'welcome/1'],
        [tool, panel, 'welcome/1 + reopen-prep-tools'],
        [tool, { ...panel, ...results }, 'resources/1'],
        [tool, { ...panel, ...search }, 'onboarding/7'],
        [tool, { ...panel, ...results, ...search }, 'resources/1'],
        [tool, loader, 'welcome/1'],
        [tool, { ...loader, ...search }, 'onboarding/7'],
        [tool, { ...loader, ...results }, 'resources/1'],
        [tool, tour, 'tutorial/1'],
        [tool, { ...tour, ...results, ...search }, 'tutorial/1'],
      ] as const,
  ),
)('Back from %s with %o leads to %s', (tool, context, expected) => {
  expect(goBack(tool, context)).toBe(expected)
})

test.each<[step: number, Partial<BackContext>, string]>([
  [1, {}, 'welcome/1 + forget-search-context'],
  [1, search, 'welcome/1'],
  [2, {}, 'onboarding/1'],
  [2, search, 'onboarding/1'],
  ...[3, 4, 5, 6, 7].flatMap((step): [number, Partial<BackContext>, string][] => [
    [step, search, 'welcome/1'],
    [step, {}, 'onboarding/2'],
  ]),
])('Back from step %i of onboarding with %o leads to %s', (step, context, expected) => {
  expect(goBack('onboarding', context, step)).toBe(expected)
})

test('a search seen again after a prep tool is a step of onboarding', () => {
  expect(returnedFromToolStep).toBe(7)
})

/** Every combination of the five facts. */
const contexts = Array.from({ length: 32 }, (_, bits): BackContext => ({
  hasResults: Boolean(bits & 1),
  isSearching: Boolean(bits & 2),
  fromPrepTools: Boolean(bits & 4),
  fromSearchInProgress: Boolean(bits & 8),
  fromTutorial: Boolean(bits & 16),
}))

test.each(screens)('from %s, Back after Back comes home, whatever is going on', (screen) => {
  for (const context of contexts) {
    for (const step of [1, 2, 3, 7]) {
      let at: { screen: Screen; step: number } = { screen, step }
      for (let presses = 0; presses < 6 && at.screen !== 'welcome'; presses += 1) {
        at = getBackTarget(at, context)
      }
      expect(at.screen, JSON.stringify({ context, step })).toBe('welcome')
    }
  }
})
