import { spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

export interface StepResult {
  name: string
  passed: number
  failed: number
  seconds: number
  /** Names of the failed tests, where the step knows them. */
  failures?: readonly string[]
}

export interface Counts {
  passed: number
  failed: number
  failures?: readonly string[]
  /** Printed, so that skipped tests are always visible. */
  skipped?: number
}

export interface Step {
  name: string
  /** A program of this package (`tsc`, `oxlint`) or `node`. */
  command: string
  args: string[]
  env?: Readonly<Record<string, string>>
  /** Reads the test counts the command wrote; without it the step itself counts as one. */
  counts?: () => Promise<Counts>
  /** Shows the command's output while it runs instead of only when it fails. */
  isLoud?: boolean
}

interface Ended {
  code: number
  output: string
}

function execute({ command, args, env, isLoud }: Step): Promise<Ended> {
  const path = [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter)
  return new Promise((done) => {
    const child = spawn(command === 'node' ? process.execPath : command, args, {
      env: { ...process.env, PATH: path, ...(isLoud ? {} : { NO_COLOR: '1' }), ...env },
      stdio: isLoud ? 'inherit' : 'pipe',
      shell: process.platform === 'win32' && command !== 'node',
    })
    const parts: Buffer[] = []
    child.stdout?.on('data', (part: Buffer) => parts.push(part))
    child.stderr?.on('data', (part: Buffer) => parts.push(part))
    child.once('error', (error) => done({ code: 1, output: error.message }))
    child.once('close', (code) => done({ code: code ?? 1, output: Buffer.concat(parts).toString() }))
  })
}

/** A command that failed before it wrote counts is one failure, never none. */
async function tally({ counts }: Step, code: number): Promise<Counts> {
  if (!counts) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const counted: Counts = await counts().catch(() => ({ passed: 0, failed: 1 }))
  if (code !== 0) return { ...counted, failed: Math.max(counted.failed, 1) }
  return counted.passed + counted.failed === 0 ? { passed: 0, failed: 1 } : counted
}

/**
 * Runs one step, prints one line about it (on failure also the failed tests and the output), and returns its counts.
 */
export async function runStep(step: Step): Promise<StepResult> {
  const startedAt = performance.now()
  const { code, output } = await execute(step)
  const seconds = (performance.now() - startedAt) / 1000
  const { passed, failed, skipped = 0, failures = [] } = await tally(step, code)
  const left = skipped > 0 ? `, ${skipped} skipped` : ''
  const counted = step.counts ? `  ${passed} passed, ${failed} failed${left}` : ''
  const verdict = failed === 0 ? 'ok    ' : 'FAILED'
  console.log(`${verdict}  ${step.name.padEnd(32)} ${seconds.toFixed(1).padStart(6)} s${counted}`)
  for (const failure of failures) console.log(`        ${failure}`)
  if (failed > 0 && output.trim()) console.log(output.trimEnd())
  return { name: step.name, passed, failed, seconds, failures }
}

export async function runInOrder(steps: Step[]): Promise<StepResult[]> {
  const results: StepResult[] = []
  for (const step of steps) results.push(await runStep(step))
  return results
}

/**
 * The summary lines: the failed names come last, where readers of a long output look. Every test counts as one, and so
 * does every step that has no tests.
 */
export function summarize(results: StepResult[], seconds: number): { lines: string[]; isGreen: boolean } {
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0)
  const wrong = results.filter(({ failed }) => failed > 0).map(({ name }) => name)
  const where = wrong.length > 0 ? ` (${wrong.join(', ')})` : ''
  return {
    lines: [
      ...results.flatMap(({ failures = [] }) => failures.map((name) => `FAILED  ${name}`)),
      `${sum('passed')} passed, ${sum('failed')} failed${where} in ${Math.round(seconds)} s`,
    ],
    isGreen: results.length > 0 && wrong.length === 0,
  }
}
