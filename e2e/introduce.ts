import { expect, type Locator, type Page } from '@playwright/test'
import { device as enDevice } from '../src/content/en/device.ts'
import { device as esDevice } from '../src/content/es/device.ts'
import { canConnect } from '../src/domain/resources/can-connect.ts'
import { buildCallLink } from '../src/domain/resources/contact-links.ts'
import type { Resource } from '../src/domain/resources/resource.ts'
import { countPages } from '../src/domain/resources/paging.ts'
import { buildSections } from '../src/domain/resources/sections.ts'
import { needKeys } from '../src/domain/needs/needs.ts'
import { fillText, pressConnect, type Tongue, uiTexts } from './journey.ts'
import { openMenu } from './menu-steps.ts'
import { fetchListings, openWithResults, searchedNeeds } from './prepared.ts'

const ways = { en: enDevice.quickExitFull, es: esDevice.quickExitFull }

export interface FoundListing {
  id: string
  name: string
  phone: string
}

/**
 * A fictional person with text that occurs nowhere else, so that every copy can be found. 555-01 numbers are
 * unassigned.
 */
export const person = {
  firstName: 'Zoraquest',
  lastName: 'Quillfeather',
  phone: '213-555-0142',
  story: 'I fixed bicycles in Xanadoria.',
}
export const openModal = 'dialog[open]'
const personalWords = [person.firstName, person.lastName, '555-0142', 'Xanadoria']

/** The journeys that claim a place of their own: two that took the same one would refuse each other's claim. */
const claimingJourneys = ['loop-en', 'loop-es', 'staff-reggie'] as const
type ClaimingJourney = (typeof claimingJourneys)[number]

interface FoundListings {
  clinics: FoundListing[]
  other: FoundListing[]
  claimedBy: (journey: ClaimingJourney) => FoundListing
}

/**
 * Places that can be asked; in the test county everything listed for housing is an office. The methadone clinics get
 * partners in these tests; `other` listings are in the order of the results. What a journey claims goes by the order of
 * the ids, because the results have another order in Spanish.
 */
export async function findListings(language: Tongue): Promise<FoundListings> {
  const all = await fetchListings(language)
  // Several places may have one name; a test means one card.
  const isOnlyOne = ({ name }: Resource) => all.filter((other) => other.name === name).length === 1
  const resources = all.filter(
    (resource) =>
      resource.category === 'recovery-support' &&
      resource.scope === 'site' &&
      canConnect(resource) &&
      isOnlyOne(resource),
  )
  const isClinic = ({ kind }: Resource) => kind === 'opioid-treatment-program'
  const rest = resources.filter((resource) => !isClinic(resource))
  const claimed = rest.toSorted((a, b) => (a.id < b.id ? 1 : -1)).slice(0, claimingJourneys.length)
  return {
    clinics: resources.filter(isClinic).map(toFoundListing),
    other: rest.filter((resource) => !claimed.includes(resource)).map(toFoundListing),
    claimedBy: (journey) => {
      const place = claimed[claimingJourneys.indexOf(journey)]
      if (!place) throw new Error(`too few places for ${journey}`)
      return toFoundListing(place)
    },
  }
}

const toFoundListing = (resource: Resource): FoundListing => ({
  id: resource.id,
  name: resource.name,
  phone: buildCallLink(resource)?.number ?? '',
})

/** Opens the results and returns their listings. */
export async function arrive(page: Page, tongue: Tongue): ReturnType<typeof findListings> {
  await openWithResults(page, tongue)
  return findListings(tongue)
}

type DialogTitle = 'title' | 'callTitle' | 'inviteTitle'

export function dialogFor(page: Page, tongue: Tongue, listing: FoundListing, title: DialogTitle = 'title'): Locator {
  return page.getByRole('dialog', {
    name: fillText(uiTexts[tongue].introductions.dialog[title], { name: listing.name }),
  })
}

/** Opens the dialog of a listing nobody reads for, checks that it says so with the call first, and asks to invite them. */
export async function openInvitation(page: Page, tongue: Tongue, listing: FoundListing): Promise<Locator> {
  const text = uiTexts[tongue].introductions
  await openDialog(page, tongue, listing)
  const first = dialogFor(page, tongue, listing, 'callTitle')
  await expect(first.getByText(text.dialog.nobody)).toBeVisible()
  await expect(first.getByRole('link', { name: fillText(text.detail.call, { ...listing }) })).toBeVisible()
  await expect(first.getByText(text.dialog.thenAsk)).toBeVisible()
  await first.getByRole('button', { name: text.dialog.invite }).click()
  return dialogFor(page, tongue, listing, 'inviteTitle')
}

/** Opens the section of the results that has the listing, turns to its page, and opens its dialog. */
export async function openDialog(page: Page, tongue: Tongue, listing: FoundListing): Promise<Locator> {
  await turnToListing(page, tongue, listing)
  await pressConnect(page, tongue, listing.name)
  return dialogFor(page, tongue, listing)
}

async function turnToListing(page: Page, tongue: Tongue, { id }: FoundListing): Promise<void> {
  const { results, needs: names } = uiTexts[tongue]
  const needs = needKeys.filter((need) => searchedNeeds[need])
  const resources = await fetchListings(tongue)
  const { sections } = buildSections({ resources, alsoHelpful: [], absences: [], needs })
  const section = sections.find(({ listings }) => listings.some((other) => other.id === id))
  if (!section || section.key === 'all') return
  const need = names[section.key].label
  const count = section.listings.length
  const region = page.getByRole('region', { name: fillText(results.section.title, { need, count }), exact: true })
  const showAll = region.getByRole('button', { name: fillText(results.section.showAll, { need, count }) })
  if ((await showAll.count()) > 0) await showAll.click()
  const number = countPages(section.listings.findIndex((other) => other.id === id) + 1)
  const pageButton = region.getByRole('button', { name: fillText(results.pages.page, { page: number }), exact: true })
  if ((await pageButton.count()) > 0) await pageButton.click()
}

export function sendButton(dialog: Locator, tongue: Tongue): Locator {
  return dialog.getByRole('button', { name: uiTexts[tongue].introductions.dialog.send, exact: true })
}

/** The exit button, on the page or within a part of it. */
export function exitButton(within: Page | Locator, tongue: Tongue): Locator {
  return within.getByRole('button', { name: ways[tongue] })
}

/** Checks that nothing covers the control at its center. */
export async function expectUncovered(control: Locator): Promise<void> {
  expect(
    await control.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    }),
  ).toBe(true)
}

/** Fills in the required fields; the needs are already filled in. */
export async function fillIn(dialog: Locator, tongue: Tongue): Promise<void> {
  const text = uiTexts[tongue].introductions.dialog
  for (const field of ['firstName', 'lastName', 'phone'] as const) {
    await dialog.getByLabel(text[field], { exact: true }).fill(person[field])
  }
  await dialog.getByLabel(`${text.story} ${text.optional}`).fill(person.story)
}

/** Asks us to invite a listing without a partner. */
export async function introduce(page: Page, tongue: Tongue, listing: FoundListing): Promise<void> {
  const dialog = await openInvitation(page, tongue, listing)
  await fillIn(dialog, tongue)
  await sendButton(dialog, tongue).click()
  await expectSent(page, tongue, listing)
}

/** The dialog is closed, the result is announced, and the card shows the new state. */
export async function expectSent(page: Page, tongue: Tongue, listing: FoundListing): Promise<void> {
  const { introductions, results } = uiTexts[tongue]
  await expect(page.getByRole('status').getByText(introductions.sent.toast)).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: fillText(results.card.sentTo, { name: listing.name }) })).toBeDisabled()
}

export async function choose(page: Page, tongue: Tongue, entry: 'home' | 'saved' | 'introductions'): Promise<void> {
  const { menu } = uiTexts[tongue]
  await openMenu(page, tongue, entry === 'home' ? undefined : 'mine')
  await page.getByRole('navigation', { name: menu.title }).getByRole('button', { name: menu[entry] }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** A listing in the saved list, or an introduction in its list. */
export function findListed(page: Page, listing: FoundListing): Locator {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name: listing.name, exact: true }) })
}

/** Checks that a text contains neither the name nor the number nor the message. */
export function expectNothingPersonal(text: string): void {
  expect(personalWords.filter((word) => text.includes(word))).toEqual([])
}

/** Everything in this browser's script-readable storage, as one text. */
export function browserStorage(page: Page): Promise<string> {
  return page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      await caches.keys(),
      await indexedDB.databases(),
      location.href,
    ]),
  )
}
