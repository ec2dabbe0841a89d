import { cleanup, configure } from '@testing-library/react'
import * as React from 'react'
import { afterAll, afterEach, vi } from 'vitest'
import { forgetDrafts } from '#client/areas/partner/answer/answer-drafts.ts'
import { forgetCounties } from '#client/platform/places/county-lists.ts'
import { limits } from './limits.ts'
import { refuseNetwork } from './no-network.ts'

interface TestWindow {
  happyDOM: {
    settings: Parameters<typeof refuseNetwork>[0] & {
      navigation: { disableMainFrameNavigation: boolean; disableFallbackToSetURL: boolean }
    }
  }
}
const testWindow = window as unknown as TestWindow

// React records for each element where in the code it was created, for its warnings. That takes a quarter of the time
// of these tests. This counter says that it has recorded enough; a React that no longer reads it runs as before.
interface ReactInternals {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: object
}
Object.defineProperty(
  (React as ReactInternals).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE ?? {},
  'recentlyCreatedOwnerStacks',
  {
    configurable: true,
    get: () => Number.MAX_SAFE_INTEGER,
    set() {
      // React's own count is not kept.
    },
  },
)

// The weights of the danger judge are fetched, and there is no server here; the rules still run.
vi.mock('#client/platform/danger/browser-judge.ts', () => ({
  loadJudge: async () => () => ({ level: 'none', danger: 'hopeless', probability: 0 }),
}))

// Test files share one window, which keeps them fast; each starts without leftovers of the one before.
vi.unstubAllGlobals()
localStorage.clear()
sessionStorage.clear()
document.body.replaceChildren()
for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name)
forgetCounties()
forgetDrafts()
// Navigating away in one test would break the shared window for the following ones.
const { settings } = testWindow.happyDOM
const { navigation } = settings
navigation.disableMainFrameNavigation = true
navigation.disableFallbackToSetURL = true
history.replaceState(null, '', '/')
refuseNetwork(settings)

// A quick exit silences all that would hold a person on the page, for good: there the page is left, here it stays.
type Listener = Parameters<typeof window.addEventListener>
const closingListeners: Listener[] = []
const { addEventListener: listen } = window
window.addEventListener = (...listener: Listener) => {
  if (listener[0] === 'beforeunload') closingListeners.push(listener)
  listen.apply(window, listener)
}
afterEach(() => {
  for (const listener of closingListeners.splice(0)) window.removeEventListener(...listener)
})
afterAll(() => {
  window.addEventListener = listen
})

// A date long past on purpose: with a recent one, a test that sets the clock back would see the expired cookie again.
for (const name of ['device_mode', 'lang']) {
  for (const path of ['', '; path=/']) document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT${path}`
}

configure({ asyncUtilTimeout: limits.poll.ms })

afterEach(cleanup)
// A test file that ends during a dynamic import would leave that module broken for every file after it.
afterAll(() => vi.dynamicImportSettled())
