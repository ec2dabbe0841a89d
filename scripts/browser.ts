import { spawn } from 'node:child_process'
import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { limits } from '../src/testing/limits.ts'

/** Headless Chromium flags that also work as root in a container and keep the browser off the network. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** The system calls the finder makes; tests pass a fake machine. */
export interface Machine {
  platform: NodeJS.Platform
  env: Readonly<Record<string, string | undefined>>
  isRoot: boolean
  /** There is a program at this path and it starts; some systems ship a stub that only says "install me". */
  isUsable: (path: string) => Promise<boolean>
  /** Where Playwright keeps the browser it downloads, whether it is there or not. */
  playwrightBrowser: () => Promise<string | null>
  /** Resolves to true when the command exits with code 0 in time. */
  run: (command: string, args: string[], timeoutMs: number) => Promise<boolean>
  say: (line: string) => void
}

/** The same engine without windows, which takes less time: it is used before every other browser. */
const shellName = 'chromium-headless-shell'
const commandNames = [shellName, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

/** Common paths of Chromium or Chrome, most likely first. */
export function listSystemBrowsers({ platform, env }: Pick<Machine, 'platform' | 'env'>): string[] {
  if (platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge']
    return ['/Applications', join(env['HOME'] ?? '', 'Applications')].flatMap((folder) =>
      apps.map((app) => join(folder, `${app}.app`, 'Contents', 'MacOS', app)),
    )
  }
  if (platform === 'win32') {
    const programs = ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe']
    return [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']].flatMap((folder) =>
      folder ? programs.map((program) => `${folder}\\${program}`) : [],
    )
  }
  const folders = [...(env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin']
  return folders.filter(Boolean).flatMap((folder) => commandNames.map((name) => join(folder, name)))
}

/**
 * Playwright keeps the shell beside the whole browser: `chromium-1254/chrome-linux64/chrome` and
 * `chromium_headless_shell-1254/chrome-headless-shell-linux64/chrome-headless-shell`.
 */
export function findDownloadedShell(wholeBrowser: string): string | null {
  const found = /^(.*[/\\])chromium-(\d+)([/\\])chrome-([^/\\]+)[/\\]/.exec(wholeBrowser)
  if (!found) return null
  const [, folder, revision, slash, platform = ''] = found
  const program = `chrome-headless-shell${platform.startsWith('win') ? '.exe' : ''}`
  return [`${folder}chromium_headless_shell-${revision}`, `chrome-headless-shell-${platform}`, program].join(slash)
}

async function present(machine: Machine): Promise<string | null> {
  const system = listSystemBrowsers(machine)
  const whole = await machine.playwrightBrowser()
  const shells = [...system.filter((path) => path.endsWith(shellName)), whole && findDownloadedShell(whole)]
  for (const path of [...shells, ...system, whole]) if (path && (await machine.isUsable(path))) return path
  return null
}

/** Tries the browser download first (no permissions needed), then the system's package manager where it may be used. */
async function install(machine: Machine): Promise<string | null> {
  machine.say('No Chromium or Chrome found. Installing one: trying the Playwright download…')
  await machine.run('npx', ['playwright', 'install', '--only-shell', 'chromium'], limits.browserInstall.ms)
  const downloaded = await present(machine)
  if (downloaded || machine.platform !== 'linux' || !machine.isRoot) return downloaded
  machine.say('The download did not work. Installing a system package of Chromium with apt-get…')
  await machine.run('apt-get', ['update', '-q'], limits.browserInstall.ms)
  for (const name of [shellName, 'chromium']) {
    if (
      await machine.run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], limits.browserInstall.ms)
    )
      break
  }
  return present(machine)
}

function commandToRun({ platform }: Machine): string {
  if (platform === 'darwin') return 'brew install --cask chromium'
  if (platform === 'win32') return 'winget install Google.Chrome'
  return 'npx playwright install --with-deps chromium'
}

/** Path of a browser for the tests: configured, found, or installed now. Throws when there is none. */
export async function findBrowser(machine: Machine = thisMachine): Promise<string> {
  const named = machine.env['CHROMIUM_PATH']
  if (named) {
    if (await machine.isUsable(named)) return named
    throw new Error(`CHROMIUM_PATH is ${named}, but no browser starts from there. Correct it or unset it.`)
  }
  const found = await present(machine)
  if (found) return found
  const installed = await install(machine)
  if (installed) {
    machine.say(`Installed a browser: ${installed}`)
    return installed
  }
  const command = commandToRun(machine)
  throw new Error(`The browser tests need Chromium, and installing it failed. Install it, then try again: ${command}`)
}

async function isUsable(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK)
  } catch {
    return false
  }
  // On Windows, the version flag opens a window instead.
  return process.platform === 'win32' || run(path, ['--version'], limits.browserVersion.ms)
}

/** Suppresses the output: a failed download becomes one sentence of ours, not forty lines of theirs. */
function run(command: string, args: string[], timeoutMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: 'ignore',
      timeout: timeoutMs,
      shell: process.platform === 'win32',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
}

async function playwrightBrowser(): Promise<string | null> {
  const { chromium } = await import('@playwright/test')
  return chromium.executablePath() || null
}

const thisMachine: Machine = {
  platform: process.platform,
  env: process.env,
  isRoot: process.getuid?.() === 0,
  isUsable,
  playwrightBrowser,
  run,
  say: (line) => console.log(line),
}

if (import.meta.main) {
  try {
    console.log(await findBrowser())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
