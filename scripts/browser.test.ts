import { expect, test } from 'vitest'
import { findBrowser, findDownloadedShell, listSystemBrowsers, type Machine } from './browser.ts'

/** `programs` can start; `installs` lists the programs each command would add. */
interface Pretend extends Partial<Machine> {
  programs?: string[]
  installs?: Record<string, string>
  downloaded?: string | null
}

function machine({ programs = [], installs = {}, downloaded = null, ...rest }: Pretend = {}) {
  const messages: string[] = []
  const ran: string[] = []
  const pretend: Machine = {
    platform: 'linux',
    env: { PATH: '/usr/bin' },
    isRoot: false,
    isUsable: async (path) => programs.includes(path),
    playwrightBrowser: async () => downloaded,
    run: async (command, args) => {
      const line = [command, ...args].join(' ')
      ran.push(line)
      const added = Object.entries(installs).find(([part]) => new RegExp(part).test(line))?.[1]
      if (added) programs.push(added)
      return Boolean(added)
    },
    say: (line) => messages.push(line),
    ...rest,
  }
  return { pretend, said: messages, ran }
}

test('CHROMIUM_PATH wins over everything found', async () => {
  const env = { CHROMIUM_PATH: '/opt/c', PATH: '/usr/bin' }
  const { pretend } = machine({ programs: ['/opt/c', '/usr/bin/chromium'], env })

  expect(await findBrowser(pretend)).toBe('/opt/c')
})

test('a wrong CHROMIUM_PATH stops with its name instead of trying something else', async () => {
  const env = { CHROMIUM_PATH: '/gone', PATH: '/usr/bin' }
  const { pretend, ran } = machine({ programs: ['/usr/bin/chromium'], env })

  await expect(findBrowser(pretend)).rejects.toThrow('/gone')
  expect(ran).toEqual([])
})

test('of two system browsers the one without windows is used', async () => {
  const { pretend } = machine({ programs: ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'] })

  expect(await findBrowser(pretend)).toBe('/usr/bin/chromium-headless-shell')
})

test('a system browser is used before the downloaded one, and nothing is installed', async () => {
  const programs = ['/usr/bin/google-chrome', '/cache/chrome']
  const { pretend, ran } = machine({ programs, downloaded: '/cache/chrome' })

  expect(await findBrowser(pretend)).toBe('/usr/bin/google-chrome')
  expect(ran).toEqual([])
})

test('the downloaded browser is used when the system has none', async () => {
  const { pretend } = machine({ programs: ['/cache/chrome'], downloaded: '/cache/chrome' })

  expect(await findBrowser(pretend)).toBe('/cache/chrome')
})

const downloads = '/cache/ms-playwright'
const wholeDownload = `${downloads}/chromium-1254/chrome-linux64/chrome`
const shellDownload = `${downloads}/chromium_headless_shell-1254/chrome-headless-shell-linux64/chrome-headless-shell`

test('the downloaded browser without windows is used before every browser with windows', async () => {
  const programs = ['/usr/bin/chromium', wholeDownload, shellDownload]
  const { pretend } = machine({ programs, downloaded: wholeDownload })

  expect(await findBrowser(pretend)).toBe(shellDownload)
})

test('of what can be downloaded it takes the browser without windows', async () => {
  const { pretend, ran } = machine({ downloaded: wholeDownload, installs: { '--only-shell chromium': shellDownload } })

  expect(await findBrowser(pretend)).toBe(shellDownload)
  expect(ran).toEqual(['npx playwright install --only-shell chromium'])
})

test.each([
  [
    '/Users/a/Library/Caches/ms-playwright/chromium-7/chrome-mac-arm64/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Users/a/Library/Caches/ms-playwright/chromium_headless_shell-7/chrome-headless-shell-mac-arm64/chrome-headless-shell',
  ],
  [
    'C:\\ms-playwright\\chromium-7\\chrome-win64\\chrome.exe',
    'C:\\ms-playwright\\chromium_headless_shell-7\\chrome-headless-shell-win64\\chrome-headless-shell.exe',
  ],
  ['/cache/chrome', null],
])('beside %s the downloaded shell is %s', (whole, shell) => {
  expect(findDownloadedShell(whole)).toBe(shell)
})

test('with no browser it downloads one and says so', async () => {
  const installs = { 'playwright install': '/cache/chrome' }
  const { pretend, said: messages } = machine({ downloaded: '/cache/chrome', installs })

  expect(await findBrowser(pretend)).toBe('/cache/chrome')
  expect(messages.join('\n')).toContain('Installed a browser: /cache/chrome')
})

test('as root on Linux the system package is the second try', async () => {
  const { pretend, ran } = machine({
    isRoot: true,
    installs: { 'apt-get install': '/usr/bin/chromium-headless-shell' },
  })

  expect(await findBrowser(pretend)).toBe('/usr/bin/chromium-headless-shell')
  expect(ran.at(-1)).toMatch(/^apt-get install .*chromium-headless-shell$/)
})

test('where the system has no package of the shell, the whole browser is installed', async () => {
  const { pretend, ran } = machine({ isRoot: true, installs: { 'recommends chromium$': '/usr/bin/chromium' } })

  expect(await findBrowser(pretend)).toBe('/usr/bin/chromium')
  expect(ran.at(-1)).toMatch(/^apt-get install .*chromium$/)
})

test('a download that does not start is not taken for a browser', async () => {
  const { pretend } = machine({
    isRoot: true,
    downloaded: '/cache/chrome',
    installs: { 'playwright install': '/cache/other', 'apt-get install': '/usr/bin/chromium' },
  })

  expect(await findBrowser(pretend)).toBe('/usr/bin/chromium')
})

test.each([
  ['linux', 'npx playwright install --with-deps chromium'],
  ['darwin', 'brew install --cask chromium'],
  ['win32', 'winget install Google.Chrome'],
] as const)('when nothing works on %s it stops with the one command to run', async (platform, command) => {
  const { pretend, ran } = machine({ platform })

  await expect(findBrowser(pretend)).rejects.toThrow(command)
  expect(ran.some((line) => line.startsWith('apt-get'))).toBe(false)
})

test.each([
  ['darwin', { HOME: '/Users/a' }, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  ['win32', { PROGRAMFILES: 'C:\\Programs' }, 'C:\\Programs\\Google\\Chrome\\Application\\chrome.exe'],
  ['linux', {}, '/usr/bin/chromium'],
] as const)('%s has its usual places', (platform, env, browserPath) => {
  expect(listSystemBrowsers({ platform, env })).toContain(browserPath)
})
