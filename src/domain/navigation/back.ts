import { backRules, type Screen } from './screens.ts'

/** Where a prep tool was opened from, and what there is to go back to. */
export interface BackContext {
  hasResults: boolean
  isSearching: boolean
  fromPrepTools: boolean
  /** Opened from a card of the search loader. */
  fromSearchInProgress: boolean
  fromTutorial: boolean
}

/** Side effects besides the change of screen. */
export type BackEffect = 'reopen-prep-tools' | 'clear-chat-mode' | 'forget-search-context'

export interface BackTarget {
  screen: Screen
  step: number
  effects: readonly BackEffect[]
}

/** Onboarding's inner step for viewing a search again after a prep tool. */
export const returnedFromToolStep = 7

const to = (screen: Screen, step = 1, ...effects: BackEffect[]): BackTarget => ({ screen, step, effects })

/** The target of Back. Every screen has a rule, so none is a dead end. */
export function getBackTarget(from: { screen: Screen; step: number }, context: BackContext): BackTarget {
  const rule = backRules[from.screen]
  switch (rule) {
    case 'by step':
      return backInOnboarding(from.step, context)
    case 'needs':
      return to('onboarding', 2)
    case 'results':
      return to(context.hasResults ? 'resources' : 'welcome')
    case 'end of chat':
      return to('welcome', 1, 'clear-chat-mode')
    case 'search':
      return context.fromTutorial ? to('tutorial') : (backToSearch(context) ?? to('welcome'))
    case 'tools':
      return backFromTool(context)
    default:
      return to(rule)
  }
}

/** A running search continues; answers without a search are not kept for a later one. */
function backInOnboarding(step: number, { isSearching }: BackContext): BackTarget {
  if (isSearching && step >= 3) return to('welcome')
  if (step >= 3) return to('onboarding', 2)
  if (step === 2) return to('onboarding', 1)
  return isSearching ? to('welcome') : to('welcome', 1, 'forget-search-context')
}

function backToSearch({ hasResults, isSearching }: BackContext): BackTarget | null {
  if (hasResults) return to('resources')
  return isSearching ? to('onboarding', returnedFromToolStep) : null
}

function backFromTool(context: BackContext): BackTarget {
  if (context.fromTutorial) return to('tutorial')
  if (context.fromPrepTools) return backToSearch(context) ?? to('welcome', 1, 'reopen-prep-tools')
  return (context.fromSearchInProgress ? backToSearch(context) : null) ?? to('welcome')
}
