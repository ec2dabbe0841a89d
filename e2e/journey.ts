import { expect, type Locator, type Page } from '@playwright/test'
import { chat as enChat } from '../src/content/en/chat.ts'
import { common as enCommon } from '../src/content/en/common.ts'
import { crisisCard as enCrisisCard } from '../src/content/en/crisis-card.ts'
import { errors as enErrors } from '../src/content/en/errors.ts'
import { gro as enGro } from '../src/content/en/gro.ts'
import { connect as enConnect } from '../src/content/en/connect.ts'
import { introductions as enIntroductions } from '../src/content/en/introductions.ts'
import { menu as enMenu } from '../src/content/en/menu.ts'
import { needs as enNeeds } from '../src/content/en/needs.ts'
import { onboarding as enOnboarding } from '../src/content/en/onboarding.ts'
import { pin as enPin } from '../src/content/en/pin.ts'
import { results as enResults } from '../src/content/en/results.ts'
import { saved as enSaved } from '../src/content/en/saved.ts'
import { search as enSearch } from '../src/content/en/search.ts'
import { votes as enVotes } from '../src/content/en/votes.ts'
import { welcome as enWelcome } from '../src/content/en/welcome.ts'
import { chat as esChat } from '../src/content/es/chat.ts'
import { common as esCommon } from '../src/content/es/common.ts'
import { crisisCard as esCrisisCard } from '../src/content/es/crisis-card.ts'
import { errors as esErrors } from '../src/content/es/errors.ts'
import { gro as esGro } from '../src/content/es/gro.ts'
import { connect as esConnect } from '../src/content/es/connect.ts'
import { introductions as esIntroductions } from '../src/content/es/introductions.ts'
import { menu as esMenu } from '../src/content/es/menu.ts'
import { needs as esNeeds } from '../src/content/es/needs.ts'
import { onboarding as esOnboarding } from '../src/content/es/onboarding.ts'
import { pin as esPin } from '../src/content/es/pin.ts'
import { results as esResults } from '../src/content/es/results.ts'
import { saved as esSaved } from '../src/content/es/saved.ts'
import { search as esSearch } from '../src/content/es/search.ts'
import { votes as esVotes } from '../src/content/es/votes.ts'
import { welcome as esWelcome } from '../src/content/es/welcome.ts'
import { open } from './app.ts'

/** The visible texts from the same catalog, so that one test can run in either language. */
export const uiTexts = {
  en: {
    welcome: enWelcome,
    onboarding: enOnboarding,
    needs: enNeeds,
    search: enSearch,
    results: enResults,
    saved: enSaved,
    introductions: { ...enIntroductions, ...enConnect },
    pin: enPin,
    common: enCommon,
    menu: enMenu,
    errors: enErrors,
    chat: enChat,
    gro: enGro,
    crisisCard: enCrisisCard,
    votes: enVotes,
  },
  es: {
    welcome: esWelcome,
    onboarding: esOnboarding,
    needs: esNeeds,
    search: esSearch,
    results: esResults,
    saved: esSaved,
    introductions: { ...esIntroductions, ...esConnect },
    pin: esPin,
    common: esCommon,
    menu: esMenu,
    errors: esErrors,
    chat: esChat,
    gro: esGro,
    crisisCard: esCrisisCard,
    votes: esVotes,
  },
} as const
export type Tongue = keyof typeof uiTexts
export const tongues = ['en', 'es'] as const

/** A county with many listings, and a ZIP code that lies in it alone. */
export const testCounty = { zip: '90012', county: 'Los Angeles County', state: 'CA' } as const

/** A catalog text with its placeholders filled. */
export function fillText(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
}

/** Opens welcome in a language, as a person who chose it earlier. */
export async function openIn(page: Page, tongue: Tongue, address = '/'): Promise<void> {
  await page.addInitScript((language) => {
    if (!sessionStorage.getItem('e2e-language')) localStorage.setItem('language', language)
    sessionStorage.setItem('e2e-language', language)
  }, tongue)
  await open(page, address)
}

/** Types a ZIP code; Enter looks it up and goes on to the needs. */
export async function chooseByZip(page: Page, tongue: Tongue): Promise<void> {
  const { onboarding } = uiTexts[tongue]
  const field = page.getByRole('combobox', { name: onboarding.place.label })
  await field.fill(testCounty.zip)
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: onboarding.needs.title })).toBeVisible()
}

/** From welcome to the results list, with three needs. */
export async function findHelp(page: Page, tongue: Tongue): Promise<void> {
  await beginSearch(page, tongue)
  await expect(resultsHeading(page, tongue)).toBeVisible()
}

/** From welcome through the tap on Find Resources. */
export async function beginSearch(page: Page, tongue: Tongue): Promise<void> {
  await answerQuestions(page, tongue)
  await page.getByRole('button', { name: uiTexts[tongue].onboarding.needs.find }).click()
}

/** From welcome up to, but not including, that tap. */
export async function answerQuestions(page: Page, tongue: Tongue): Promise<void> {
  const { welcome, needs } = uiTexts[tongue]
  await page.getByRole('button', { name: welcome.findResources }).click()
  await chooseByZip(page, tongue)
  for (const need of ['housing', 'employment', 'id-documentation'] as const) {
    await page.getByRole('checkbox', { name: needs[need].label }).check({ force: true })
  }
}

export function resultsHeading(page: Page, tongue: Tongue): Locator {
  return page.getByRole('heading', { level: 1, name: fillText(uiTexts[tongue].results.header, testCounty) })
}

export function cards(page: Page): Locator {
  return page.getByRole('article')
}

/** Everything beyond name, call and heart is in the details of a listing; opens them unless they are open. */
export async function openDetails(page: Page, tongue: Tongue, name: string): Promise<void> {
  const label = fillText(uiTexts[tongue].results.card.detailsOf, { name })
  const details = page.getByRole('button', { name: label, exact: true })
  if ((await details.getAttribute('aria-expanded')) === 'false') await details.click()
}

/** Opens the details of every listing on the page. */
export async function openAllDetails(page: Page, tongue: Tongue): Promise<void> {
  const [before = ''] = uiTexts[tongue].results.card.detailsOf.split('{name}')
  const closed = cards(page).getByRole('button', { name: before.trim(), expanded: false })
  for (let count = await closed.count(); count > 0; count--) await closed.first().click()
}

/** Opens all details and returns the results that offer an introduction: help lines and government offices do not. */
export async function openConnectableCards(page: Page, tongue: Tongue): Promise<Locator> {
  const [before = ''] = uiTexts[tongue].results.card.connectTo.split('{name}')
  await openAllDetails(page, tongue)
  return cards(page).filter({ has: page.getByRole('button', { name: before.trim() }) })
}

/** Opens the details of a result and presses Connect. */
export async function pressConnect(page: Page, tongue: Tongue, name: string): Promise<void> {
  await openDetails(page, tongue, name)
  await page.getByRole('button', { name: fillText(uiTexts[tongue].results.card.connectTo, { name }) }).click()
}
