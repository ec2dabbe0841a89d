import { expect, type Browser, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { acceptInvitation, showInvitation } from '../src/contracts/accounts.ts'
import { claimListing, decideClaim, listClaims } from '../src/contracts/claims.ts'
import type { FoundListing } from './introduce.ts'
import type { Tongue } from './journey.ts'
import { runAdminCommand } from './partner.ts'
import { seedStorage } from './prepared.ts'
import { claimant, newBrowser, passphrase } from './staff-steps.ts'

/** A browser in which a staff member is signed in; no page is open yet. */
export async function signInStaff(
  browser: Browser,
  language: Tongue,
  email: string,
  role: 'reviewer' | 'admin' | 'super_admin',
): Promise<Page> {
  const page = await newBrowser(browser)
  const token = /#invitation=([\w-]+)/.exec(await runAdminCommand('invite', email, role))?.[1]
  const invitation = await page.request.post(showInvitation.path, { data: { token } })
  const { secondFactor } = showInvitation.reply.parse(await invitation.json())
  const code = new TOTP({ secret: secondFactor.secret }).generate()
  const data = { token, name: 'Kim', passphrase, code, language }
  expect((await page.request.post(acceptInvitation.path, { data })).status()).toBe(200)
  await seedStorage(page, language)
  return page
}

/** Gives the listing a partner account: claimed, then called and approved by a reviewer. */
export async function approveClaim(
  reviewer: Page,
  language: Tongue,
  listing: FoundListing,
  email: string,
): Promise<void> {
  const { contactName, contactRole, phone } = claimant
  const data = {
    listingId: listing.id,
    organizationName: listing.name,
    contactName,
    contactRole,
    email,
    phone,
    language,
  }
  // In a browser of its own: whoever files a claim while signed in does not decide it.
  const group = await newBrowser(reviewer.context().browser() ?? never())
  expect((await group.request.post(claimListing.path, { data })).status()).toBe(200)
  const { claims } = listClaims.reply.parse(await (await reviewer.request.get(listClaims.path)).json())
  const claim = claims.find((candidate) => candidate.email === email)
  const decided = await reviewer.request.post(decideClaim.path.replace('{id}', claim?.id ?? ''), {
    data: {
      decision: 'approve',
      calledNumber: listing.phone,
      numberSource: 'On file',
      callNote: 'They know Robin.',
      isSensitive: false,
      isSupervision: false,
      isConfidential: false,
    },
  })
  expect(decided.status()).toBe(200)
}

function never(): never {
  throw new Error('a page without a browser')
}
