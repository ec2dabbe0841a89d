import type { ComponentType } from 'react'
import { createStore } from '#client/platform/store.ts'

/** What a staff page puts into the top bar instead of the visitors' controls. */
export interface StaffBar {
  /** The dashboard that the logo leads to. */
  home: string
  /** Address to open after signing out. */
  signOutPath: string
  /** Comes with the page: visitors don't load it. */
  SignOut: ComponentType<{ to: string }>
}

type StaffBarEvent = { type: 'opened' | 'closed'; bar: StaffBar }

function staffBarReducer(bars: readonly StaffBar[], { type, bar }: StaffBarEvent): readonly StaffBar[] {
  return type === 'opened' ? [...bars, bar] : bars.filter((open) => open !== bar)
}

/** The open staff pages. The first one counts; the workshop opens samples of others inside it. */
export const staffBars = createStore<readonly StaffBar[], StaffBarEvent>(staffBarReducer, [])
