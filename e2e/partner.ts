import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { listIntroductions, showIntroduction } from '../src/contracts/introductions.ts'
import type { Introduction } from '../src/domain/introductions/introduction.ts'

const run = promisify(execFile)

/** Runs an operator command next to the running server. */
export async function runAdminCommand(...command: string[]): Promise<string> {
  const address = `http://127.0.0.1:${process.env['E2E_PORT'] ?? ''}`
  const env = {
    ...process.env,
    DATA_DIR: process.env['E2E_DATA_DIR'],
    PUBLIC_URL: address,
    // Stripping the types again for every command would take half of its time.
    NODE_COMPILE_CACHE: `${process.env['E2E_DATA_DIR'] ?? ''}-compiled`,
  }
  const { stdout } = await run(process.execPath, ['scripts/admin.ts', ...command], { env })
  return stdout.trim()
}

/** Verifies a partner for this listing, so that introductions to it are delivered. */
export async function verifyPartner(listing: { id: string; name: string }): Promise<void> {
  const code = /\?org=(\w+)/.exec(await runAdminCommand('organization', listing.name))?.[1] ?? ''
  expect(await runAdminCommand('partner', listing.id, code)).toContain(listing.id)
}

/** The introductions the server stores for this browser. */
export async function loadIntroductions(page: Page): Promise<Introduction[]> {
  const reply = await page.evaluate(async (path) => (await fetch(path)).json(), listIntroductions.path)
  return listIntroductions.reply.parse(reply).introductions
}

/** The only introduction there is, which proves it was sent exactly once. */
export async function loadOnlyIntroduction(page: Page): Promise<Introduction> {
  const [only, ...more] = await loadIntroductions(page)
  if (!only || more.length > 0) throw new Error(`there should be one introduction, but there are ${more.length + 1}`)
  return only
}

/** The phone number that a provider would call. */
export async function loadSharedPhone(page: Page, id: string): Promise<string | undefined> {
  const path = showIntroduction.path.replace('{id}', id)
  const reply = await page.evaluate(async (address) => (await fetch(address)).json(), path)
  return showIntroduction.reply.parse(reply).shared?.userPhone
}
