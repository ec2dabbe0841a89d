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
  playwrightBrowser: () => Promise<string | null>
  /** Resolves to true when the command exits with code 0 in time. */
  run: (command: string, args: string[], timeoutMs: number) => Promise<boolean>
  say: (line: string) => void
}

/** The headless shell first: it is the same engine without windows and takes a quarter less time. */
const commandNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]

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

async function present(machine: Machine): Promise<string | null> {
  for (const path of listSystemBrowsers(machine)) if (await machine.isUsable(path)) return path
  const downloaded = await machine.playwrightBrowser()
  return downloaded && (await machine.isUsable(downloaded)) ? downloaded : null
}

/** Tries the browser download first (no permissions needed), then the system's package manager where it may be used. */
async function install(machine: Machine): Promise<string | null> {
  machine.say('No Chromium or Chrome found. Installing one: trying the Playwright download…')
  await machine.run('npx', ['playwright', 'install', 'chromium'], limits.browserInstall.ms)
  const downloaded = await present(machine)
  if (downloaded || machine.platform !== 'linux' || !machine.isRoot) return downloaded
  machine.say('The download did not work. Installing a system package of Chromium with apt-get…')
  await machine.run('apt-get', ['update', '-q'], limits.browserInstall.ms)
  for (const name of ['chromium-headless-shell', 'chromium']) {
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
