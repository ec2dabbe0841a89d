import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface DbProcess {
  child: ChildProcess
  /** Every line printed so far; complete once `ended`. */
  lines: string[]
  /** Resolves once that many lines were printed. */
  said(count: number): Promise<void>
  ended: Promise<number | null>
}

/** Runs one task of `db-child.ts` in a separate process. */
export function startDbProcess(task: 'migrate' | 'hold' | 'try' | 'write', target: string): DbProcess {
  const script = join(import.meta.dirname, 'db-child.ts')
  const child = spawn(process.execPath, [script, task, target], { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines: string[] = []
  const waiting: { count: number; resolve(): void }[] = []
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line)
    for (const { count, resolve } of waiting) if (lines.length >= count) resolve()
  })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return {
    child,
    lines,
    said: (count) =>
      new Promise((resolve, reject) => {
        waiting.push({ count, resolve })
        void ended.then(() => reject(new Error(`the process ended after ${lines.length} lines`)))
        if (lines.length >= count) resolve()
      }),
    ended,
  }
}
