import { clearThisDevice } from '#client/platform/device/clear-this-device.ts'
import { stillYou } from '#client/platform/device/last-visit.ts'
import { forgetCounties } from '#client/platform/places/county-lists.ts'
import { forgetIntroductions } from '#client/state/introductions/introductions.ts'
import { savedProgress } from '#client/state/session/pin-session.ts'
import { saved } from '#client/state/saved/saved.ts'
import { searchContext } from '#client/state/search/search-context.ts'
import { readyCard } from '#client/state/search/search-ready.ts'
import { stopSearch } from '#client/state/search/run-search.ts'
import { wizardDraft } from '#client/state/location/wizard-draft.ts'

/**
 * Clears the device storage and this page's memory. Memory goes first: stores and a running search write what they
 * hold, and nothing may be written after the clearing.
 */
export async function clearEverything(): Promise<void> {
  stopSearch()
  readyCard.send(null)
  savedProgress.send(null)
  forgetIntroductions()
  forgetCounties()
  wizardDraft.send(null)
  saved.send({ type: 'cleared' })
  searchContext.send({ type: 'cleared', at: Date.now() })
  stillYou.dismiss()
  await clearThisDevice()
}
