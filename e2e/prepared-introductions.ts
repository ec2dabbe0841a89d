import { expect, type Page } from '@playwright/test'
import { requestIntroduction } from '../src/contracts/introductions.ts'
import { emptyForm, toRequest } from '../src/domain/introductions/form.ts'
import { getReader } from '../src/domain/introductions/reader.ts'
import { noNeeds } from '../src/domain/onboarding/context.ts'
import type { Resource } from '../src/domain/resources/resource.ts'
import { type SavedList, savedReducer } from '../src/domain/saved/saved-list.ts'
import { person } from './introduce.ts'
import { testCounty as searched, type Tongue, uiTexts } from './journey.ts'
import { fetchListings, type StoredValues, buildStorageAfterSearch } from './prepared.ts'

/**
 * Sends introductions to listings as this browser, without the dialog. Returns the resulting browser storage, with the
 * results the listings come from.
 */
export async function requestIntroductions(
  page: Page,
  language: Tongue,
  listings: readonly Pick<Resource, 'id'>[],
): Promise<StoredValues> {
  let saved: SavedList = []
  for (const { id } of listings) saved = await ask(page, language, id, saved)
  return { ...(await buildStorageAfterSearch(language)), savedResources: [...saved] }
}

async function ask(page: Page, language: Tongue, id: string, saved: SavedList): Promise<SavedList> {
  const resource = (await fetchListings(language)).find((found) => found.id === id)
  if (!resource) throw new Error(`${id} is not among the results`)
  const location = { state: searched.state, county: searched.county }
  const { background, dialog } = uiTexts[language].introductions
  const data = toRequest(
    { ...emptyForm, ...person, needs: uiTexts[language].needs.housing.label },
    {
      resource,
      location,
      needs: { ...noNeeds, housing: true },
      language,
      words: { noContact: dialog.needs, background },
    },
    getReader(resource),
  )
  // Sent as a page would: only browsers get the cookie that owns the introductions.
  const headers = { 'sec-fetch-site': 'same-origin' }
  const reply = await page.request.post(requestIntroduction.path, { data, headers })
  expect(reply.status()).toBe(200)
  const sent = requestIntroduction.reply.parse(await reply.json())
  const introduction = {
    id: sent.id,
    at: Date.now(),
    urgency: data.urgency,
    ...(sent.delivery && { delivery: sent.delivery }),
  }
  return savedReducer(saved, { type: 'introductionSent', resource, location, introduction })
}
