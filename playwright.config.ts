import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArgs, findBrowser } from './scripts/browser.ts'
import { findFreePort } from './scripts/free-port.ts'

// Workers read this file again, so what was found once travels to them in the environment.
process.env['CHROMIUM_PATH'] ??= await findBrowser()
process.env['E2E_PORT'] ??= String(await findFreePort())
// The operator's command line works on the same data beside the server.
process.env['E2E_DATA_DIR'] ??= join(tmpdir(), `next-chapter-e2e-${process.env['E2E_PORT']}`)
// A test reads what the server logs.
process.env['E2E_LOG'] ??= `${process.env['E2E_DATA_DIR']}.log`
const baseURL = `http://127.0.0.1:${process.env['E2E_PORT']}`

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 3,
  // Generous on purpose, and only here: a journey promises what happens, not how fast a busy machine is.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  reporter: 'line',
  use: {
    baseURL,
    // A worker would answer before a test that holds a request sees it; the journeys without a network allow it.
    serviceWorkers: 'block',
    // Recording doubles the time of every test; ask for it when one needs looking into.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'], args: chromiumArgs },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    },
  ],
  webServer: {
    command: `"${process.execPath}" e2e/serve.ts`,
    url: `${baseURL}/readyz`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 120_000,
  },
})
