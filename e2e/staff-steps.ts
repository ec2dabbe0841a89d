import { expect, type Browser, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { adminReviewQueue as enDesk } from '../src/content/en/admin-review-queue.ts'
import { partnerAnswer as enAnswer } from '../src/content/en/partner-answer.ts'
import { partnerDashboard as enDashboard } from '../src/content/en/partner-dashboard.ts'
import { partnerPortal as enDoor } from '../src/content/en/partner-portal.ts'
import { partnerIntroductions as enWork } from '../src/content/en/partner-introductions.ts'
import { partnerShell as enShell } from '../src/content/en/partner-shell.ts'
import { signIn as enSignIn } from '../src/content/en/sign-in.ts'
import { adminReviewQueue as esDesk } from '../src/content/es/admin-review-queue.ts'
import { partnerAnswer as esAnswer } from '../src/content/es/partner-answer.ts'
import { partnerDashboard as esDashboard } from '../src/content/es/partner-dashboard.ts'
import { partnerPortal as esDoor } from '../src/content/es/partner-portal.ts'
import { partnerIntroductions as esWork } from '../src/content/es/partner-introductions.ts'
import { partnerShell as esShell } from '../src/content/es/partner-shell.ts'
import { signIn as esSignIn } from '../src/content/es/sign-in.ts'
import { ready } from './app.ts'
import type { FoundListing } from './introduce.ts'
import { fillText, type Tongue } from './journey.ts'
import { runAdminCommand } from './partner.ts'

/** Texts of the partner and admin pages. */
export const staffTexts = {
  en: {
    desk: enDesk,
    answer: enAnswer,
    dashboard: enDashboard,
    door: enDoor,
    work: enWork,
    shell: enShell,
    signIn: enSignIn,
  },
  es: {
    desk: esDesk,
    answer: esAnswer,
    dashboard: esDashboard,
    door: esDoor,
    work: esWork,
    shell: esShell,
    signIn: esSignIn,
  },
} as const

/** Long enough to be accepted without a second factor. */
export const passphrase = 'seven quiet herons at dawn'

/** A person who claims a listing. */
export const claimant = { contactName: 'Robin', contactRole: 'Front desk', phone: '213-555-0160' }

/** A new browser with empty storage. */
export async function newBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  return context.newPage()
}

/** Opens a link from a mail or a terminal; its token is removed from the address bar at once. */
export async function openLink(page: Page, link: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(link)
  await ready(page)
  await expect(page).not.toHaveURL(/#\w+=/)
}

/** Claims a listing on the public form: finds it and fills in the contact. */
export async function claimListing(page: Page, tongue: Tongue, listing: FoundListing, email: string): Promise<void> {
  const text = staffTexts[tongue].door.claim
  const part = page.getByRole('region', { name: text.title })
  await part.getByRole('button', { name: text.open }).click()
  await part.getByLabel(text.state, { exact: true }).selectOption('CA')
  await part.getByLabel(text.name).fill(listing.name)
  await part.getByRole('button', { name: text.find, exact: true }).click()
  await part
    .getByRole('button', { name: fillText(text.thisIsUsName, { name: listing.name }) })
    .first()
    .click()
  for (const field of ['contactName', 'contactRole', 'phone'] as const) {
    await part.getByLabel(text[field], { exact: true }).fill(claimant[field])
  }
  await part.getByLabel(text.email, { exact: true }).fill(email)
  await part.getByRole('button', { name: text.send, exact: true }).click()
  await expect(page.getByText(text.doneTitle)).toBeVisible()
}

/** Creates a reviewer account, invited from the terminal, with the second factor the role requires. */
export async function becomeReviewer(page: Page, tongue: Tongue, email: string): Promise<void> {
  const link = /https?:\/\/\S+/.exec(await runAdminCommand('invite', email, 'reviewer'))?.[0] ?? ''
  await openLink(page, link)
  await startAccount(page, tongue, 'Kim')
}

/** From a mailed invitation to the first page, with the second factor that an administrator needs to read anything. */
export async function joinByInvitation(page: Page, tongue: Tongue, link: string): Promise<void> {
  await openLink(page, link)
  await page.getByRole('checkbox', { name: staffTexts[tongue].signIn.secondFactor.offer }).check()
  await startAccount(page, tongue, 'Robin')
  await expect(page.getByRole('heading', { level: 1, name: staffTexts[tongue].dashboard.title })).toBeVisible()
}

/** Fills in the opened invitation, with a code from an authenticator app, and keeps the recovery codes. */
async function startAccount(page: Page, tongue: Tongue, name: string): Promise<void> {
  const text = staffTexts[tongue].signIn
  await page.getByLabel(text.invitation.name, { exact: true }).fill(name)
  await page.getByLabel(text.passphrase, { exact: true }).fill(passphrase)
  const secret = await page.getByLabel(text.secondFactor.secret, { exact: true }).inputValue()
  await page.getByLabel(text.secondFactor.code, { exact: true }).fill(new TOTP({ secret }).generate())
  await page.getByRole('button', { name: text.invitation.send, exact: true }).click()
  await page.getByRole('checkbox', { name: text.recovery.saved }).check()
  await page.getByRole('button', { name: text.invitation.goOn, exact: true }).click()
}

/** The reviewer confirms that the call was made and approves. */
export async function approveOnScreen(page: Page, tongue: Tongue, listing: FoundListing): Promise<void> {
  const text = staffTexts[tongue].desk
  const card = page.getByRole('article').filter({ hasText: listing.name })
  await card.getByRole('button', { name: text.claims.approve }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(text.claims.calledNumber).fill(listing.phone)
  await dialog.getByLabel(text.claims.numberSource).fill('On file')
  await dialog.getByLabel(text.claims.callNote).fill('They know Robin.')
  await dialog.getByRole('button', { name: text.claims.sendApprove }).click()
  await expect(dialog).toBeHidden()
}
