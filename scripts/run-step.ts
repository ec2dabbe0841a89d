import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'

export interface StepResult {
  name: string
  passed: number
  failed: number
  seconds: number
  /** Processor time of the command and all it started; null where the system does not tell. */
  cpuSeconds?: number | null
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
  /** The command writes here the processor seconds of programs it does not wait for, one number a line. */
  cpuFile?: string
  /** Shows the command's output while it runs instead of only when it fails. */
  isLoud?: boolean
}

interface Ended {
  code: number
  output: string
  cpuSeconds: number | null
}

/**
 * Processor time of the programs that this process started and that have ended, with what those started and waited for.
 * Linux counts it in ticks of a hundredth of a second; other systems do not tell Node.
 */
export function readEndedCpuSeconds(stat: string | null = readOwnStat()): number | null {
  // The program's name, in brackets, may itself contain spaces and brackets. Fields 16 and 17 of proc(5).
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = Number(fields?.[13]) + Number(fields?.[14])
  return Number.isFinite(ticks) ? ticks / 100 : null
}

function readOwnStat(): string | null {
  try {
    return readFileSync('/proc/self/stat', 'utf8')
  } catch {
    return null
  }
}

let countedCpuSeconds = readEndedCpuSeconds()
/** Of programs that nobody waited for. */
let toldCpuSeconds = 0

function readToldCpuSeconds(file: string): number {
  if (!existsSync(file)) return 0
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return lines.reduce((sum, line) => sum + Number(line), 0)
}

/**
 * What was added since the last look. A running program adds nothing before it ends, so a look at each start and each
 * end of a step tells the time of each, even of steps that run beside each other.
 */
function takeCpuSeconds(): number | null {
  const before = countedCpuSeconds
  countedCpuSeconds = readEndedCpuSeconds()
  return before === null || countedCpuSeconds === null ? null : countedCpuSeconds - before
}

/** Processor time of this process and of everything it started that has ended. */
export function readCpuSeconds(): number | null {
  const ended = readEndedCpuSeconds()
  const { user, system } = process.cpuUsage()
  return ended === null ? null : ended + toldCpuSeconds + (user + system) / 1e6
}

function execute({ command, args, env, isLoud, cpuFile }: Step): Promise<Ended> {
  const path = [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter)
  return new Promise((done) => {
    takeCpuSeconds()
    let cpuSeconds: number | null = null
    const child = spawn(command === 'node' ? process.execPath : command, args, {
      env: { ...process.env, PATH: path, ...(isLoud ? {} : { NO_COLOR: '1' }), ...env },
      stdio: isLoud ? 'inherit' : 'pipe',
      shell: process.platform === 'win32' && command !== 'node',
    })
    const parts: Buffer[] = []
    child.stdout?.on('data', (part: Buffer) => parts.push(part))
    child.stderr?.on('data', (part: Buffer) => parts.push(part))
    child.once('error', (error) => done({ code: 1, output: error.message, cpuSeconds }))
    child.once('exit', () => {
      const told = cpuFile ? readToldCpuSeconds(cpuFile) : 0
      toldCpuSeconds += told
      cpuSeconds = takeCpuSeconds()
      if (cpuSeconds !== null) cpuSeconds += told
    })
    child.once('close', (code) => done({ code: code ?? 1, output: Buffer.concat(parts).toString(), cpuSeconds }))
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
  const { code, output, cpuSeconds } = await execute(step)
  const seconds = (performance.now() - startedAt) / 1000
  const { passed, failed, skipped = 0, failures = [] } = await tally(step, code)
  const result: StepResult = { name: step.name, passed, failed, seconds, cpuSeconds, failures }
  const left = skipped > 0 ? `, ${skipped} skipped` : ''
  const counted = step.counts ? `  ${passed} passed, ${failed} failed${left}` : ''
  console.log(`${describeStep(result)}${counted}`)
  for (const failure of failures) console.log(`        ${failure}`)
  if (failed > 0 && output.trim()) console.log(output.trimEnd())
  return result
}

function describeStep({ name, failed, seconds, cpuSeconds = null }: StepResult): string {
  const verdict = failed === 0 ? 'ok    ' : 'FAILED'
  return `${verdict}  ${name.padEnd(32)} ${seconds.toFixed(1).padStart(6)} s${describeCpu(cpuSeconds)}`
}

const describeCpu = (cpuSeconds: number | null): string =>
  cpuSeconds === null ? '' : `, ${cpuSeconds.toFixed(0).padStart(4)} s of CPU`

export async function runInOrder(steps: Step[]): Promise<StepResult[]> {
  const results: StepResult[] = []
  for (const step of steps) results.push(await runStep(step))
  return results
}

/**
 * The summary lines: each step once more, because its own line may stand far above, then the sum. The failed names come
 * last, where readers of a long output look. Every test counts as one, and so does every step that has no tests.
 */
export function summarize(
  results: StepResult[],
  seconds: number,
  cpuSeconds: number | null = readCpuSeconds(),
): { lines: string[]; isGreen: boolean } {
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0)
  const wrong = results.filter(({ failed }) => failed > 0).map(({ name }) => name)
  const cpu = cpuSeconds === null ? '' : `, ${Math.round(cpuSeconds)} s of CPU`
  const where = wrong.length > 0 ? ` (${wrong.join(', ')})` : ''
  return {
    lines: [
      ...results.map(describeStep),
      `${sum('passed')} passed, ${sum('failed')} failed${where} in ${Math.round(seconds)} s${cpu}`,
      ...results.flatMap(({ failures = [] }) => failures.map((name) => `FAILED  ${name}`)),
    ],
    isGreen: results.length > 0 && wrong.length === 0,
  }
}
