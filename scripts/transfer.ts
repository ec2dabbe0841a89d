import type { BrowserContext, Page } from '@playwright/test'

export const kinds = ['html', 'script', 'style', 'image', 'other'] as const
export type Kind = (typeof kinds)[number]

export interface Transfer {
  url: string
  kind: Kind
  /** Size of the body as sent, compressed. */
  bytes: number
  headerBytes: number
  encoding: string
}

const kindByResourceType: Partial<Record<string, Kind>> = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'style',
  Image: 'image',
}

/** Goes from one page of the app to another. */
export type Step = (page: Page) => Promise<void>

/** Navigates to a path inside the app. */
export const toPath =
  (path: string): Step =>
  (page) =>
    page.evaluate((to) => history.pushState(null, '', to), path)

/**
 * Opens an address in a new page and returns the transfers until the app was ready. With `then`, returns the transfers
 * of that step instead.
 */
export async function measureTransfers(context: BrowserContext, url: string, then?: Step): Promise<Transfer[]> {
  const page = await context.newPage()
  const opened = () => openReady(page, url)
  const first = then === undefined ? await collect(page, opened) : await opened()
  const collected =
    first ??
    (await collect(page, async () => {
      const before = await page.locator('h1').innerText()
      await then?.(page)
      await page.locator('h1').filter({ hasNotText: before }).waitFor()
      await waitForQuietNetwork(page)
    }))
  await page.close()
  return collected
}

async function openReady(page: Page, url: string): Promise<void> {
  // On a busy machine the visit may be counted after the network was idle; it belongs to the first load, not to the step.
  const counted = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/events')
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true')
  await counted
  await page.waitForLoadState('networkidle')
}

/** Playwright reports network idle once per document; later idle periods are awaited here. */
async function waitForQuietNetwork(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const quietMs = 500
        let timer = setTimeout(resolve, quietMs)
        new PerformanceObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(resolve, quietMs)
        }).observe({ type: 'resource' })
      }),
  )
}

async function collect(page: Page, action: () => Promise<void>): Promise<Transfer[]> {
  const devtools = await page.context().newCDPSession(page)
  const open = new Map<string, Omit<Transfer, 'bytes'>>()
  const done: Transfer[] = []
  await devtools.send('Network.enable')
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    const fromCache = Boolean(response.fromDiskCache) || Boolean(response.fromPrefetchCache)
    if (fromCache || !response.url.startsWith('http')) return
    const encoding = response.headers['content-encoding'] ?? response.headers['Content-Encoding'] ?? 'none'
    // Bytes received when the response began: its headers.
    const headerBytes = response.encodedDataLength
    open.set(requestId, { url: response.url, kind: kindByResourceType[type] ?? 'other', encoding, headerBytes })
  })
  devtools.on('Network.requestServedFromCache', ({ requestId }) => open.delete(requestId))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = open.get(requestId)
    if (response && encodedDataLength > 0) done.push({ ...response, bytes: encodedDataLength - response.headerBytes })
  })
  await action()
  return done
}

/** Body bytes of one kind. */
export function sumBytes(transfers: Transfer[], kind: Kind): number {
  return transfers.filter((transfer) => transfer.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0)
}

/** All bytes received, including headers. */
export function sumAllBytes(transfers: Transfer[]): number {
  return transfers.reduce((sum, { bytes, headerBytes }) => sum + bytes + headerBytes, 0)
}
