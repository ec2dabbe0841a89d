import { spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

/** Runs a program of this package in the foreground and resolves to its exit code. */
export function runProgram(
  command: string,
  args: string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const path = [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter)
  const child = spawn(command, args, {
    env: { ...process.env, PATH: path, ...env },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  return new Promise((done) => {
    child.once('error', (error) => {
      console.error(error.message)
      done(1)
    })
    child.once('close', (code) => done(code ?? 1))
  })
}
