import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import { test as base } from '@playwright/test'

export { expect, type Browser, type Frame, type Locator, type Page, type Request } from '@playwright/test'

/**
 * Processor seconds of every running program that this worker started, with what those waited for. Playwright waits for
 * the browser, but not for the programs that drew its pages, so the system never counts those. Only Linux tells.
 */
function readBrowserCpuSeconds(): number {
  if (process.platform !== 'linux') return 0
  const programs = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const fields = readStat(name)
      return fields ? [{ id: Number(name), parent: Number(fields[1]), ticks: fields.slice(11, 15).map(Number) }] : []
    })
  const sumBelow = (parent: number): number =>
    programs
      .filter((program) => program.parent === parent)
      .reduce((sum, { id, ticks }) => sum + ticks.reduce((all, some) => all + some, 0) + sumBelow(id), 0)
  return sumBelow(process.pid) / 100
}

/** Processor seconds of the programs that this worker waited for: the system counts these. */
function readCountedSeconds(): number {
  const fields = readStat('self')
  return fields ? (Number(fields[13]) + Number(fields[14])) / 100 : 0
}

/** Fields 3 and on of proc(5); null for a program that has just ended. */
function readStat(id: string): string[] | null {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}

/**
 * A page may still send a request when its test is over. The mock routes are released then, because a late failure
 * would be counted against the next test.
 */
export const test = base.extend<object, { countedBrowser: boolean }>({
  countedBrowser: [
    // It depends on the browser, so it ends before the browser does.
    async ({ browser }, provide) => {
      await provide(browser.isConnected())
      const file = process.env['E2E_CPU_FILE']
      if (!file) return
      const counted = readCountedSeconds()
      appendFileSync(file, `${readBrowserCpuSeconds()}\n`)
      // What the system counts after all is taken off again, or it would be counted twice.
      process.once('exit', () => appendFileSync(file, `${counted - readCountedSeconds()}\n`))
    },
    { scope: 'worker', auto: true },
  ],
  context: async ({ context }, provide) => {
    let isOpen = true
    context.on('close', () => {
      isOpen = false
    })
    await provide(context)
    if (!isOpen) return
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
})
