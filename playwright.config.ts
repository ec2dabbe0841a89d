import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArgs, findBrowser } from './scripts/browser.ts'
import { findFreePort } from './scripts/free-port.ts'
import { limits } from './src/testing/limits.ts'

// Workers read this file again, so the path is passed to them in the environment.
process.env['CHROMIUM_PATH'] ??= await findBrowser()
process.env['E2E_PORT'] ??= String(await findFreePort())
// The operator's command line uses the same data as the server.
process.env['E2E_DATA_DIR'] ??= join(tmpdir(), `next-chapter-e2e-${process.env['E2E_PORT']}`)
// Tests read the server log.
process.env['E2E_LOG'] ??= `${process.env['E2E_DATA_DIR']}.log`
const baseURL = `http://127.0.0.1:${process.env['E2E_PORT']}`

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 3,
  timeout: limits.journey.ms,
  // No wait is without a limit of its own: else a button that never comes holds a journey until the journey's limit.
  expect: { timeout: limits.screen.ms, toPass: { timeout: limits.screen.ms } },
  reporter: 'line',
  use: {
    baseURL,
    actionTimeout: limits.screen.ms,
    navigationTimeout: limits.screen.ms,
    // A service worker would answer before a test that intercepts a request sees it; the offline tests allow it.
    serviceWorkers: 'block',
    // Recording doubles the time of every test; enable it to investigate a failure.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: chromiumArgs,
      timeout: limits.browserStart.ms,
    },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, isMobile: true, hasTouch: true },
    },
  ],
  webServer: {
    // Without a shell in between, the server is waited for when it stops.
    command: `${process.platform === 'win32' ? '' : 'exec '}"${process.execPath}" e2e/serve.ts`,
    url: `${baseURL}/readyz`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: limits.serverStop.ms },
    timeout: limits.serverStart.ms,
  },
})
