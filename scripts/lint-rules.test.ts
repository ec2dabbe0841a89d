import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

interface Finding {
  code: string
  filename: string
}

const long = (lines: number) => Array.from({ length: lines }, (_, i) => `  void ${i}`).join('\n')

/** Rule, file, its content: the rule must report it. */
const planted: [rule: string, file: string, text: string][] = [
  [
    'typescript(no-floating-promises)',
    'src/server/floating.ts',
    `import { rm } from 'node:fs/promises'\nexport const f = () => {\n  rm('x')\n}`,
  ],
  [
    'typescript(switch-exhaustiveness-check)',
    'src/domain/switch.ts',
    `export function f(k: 'a' | 'b') {\n  switch (k) {\n    case 'a':\n      return 1\n  }\n  return 2\n}`,
  ],
  ['typescript(TS2322)', 'src/domain/wrong.ts', 'export const wrong: string = 1'],
  ['typescript(TS2584)', 'src/domain/dom.ts', 'export const title = () => document.title'],
  ['typescript(TS2591)', 'src/client/node.ts', 'export const pid = () => process.pid'],
  ['typescript(TS2322)', 'src/client/wrong.tsx', 'export const wrong: string = 1'],
  ['typescript(TS2322)', 'src/server/wrong.ts', 'export const wrong: string = 1'],
  ['typescript(TS2322)', 'scripts/wrong.ts', 'export const wrong: string = 1'],
  ['typescript(no-explicit-any)', 'src/domain/any.ts', 'export const f = (x: any): unknown => x'],
  ['unicorn(filename-case)', 'src/domain/NotKebab.ts', 'export const a = 1'],
  ['names(plain)', 'src/domain/of.ts', 'export const stateOf = (text: string) => text'],
  ['names(plain)', 'src/domain/retired.ts', 'export const adminDesk = 1'],
  ['names(plain)', 'src/domain/noun.ts', 'export interface ListingWork {\n  id: string\n}'],
  ['names(plain)', 'src/domain/participle.ts', 'export interface Asked {\n  id: string\n}'],
  ['names(plain)', 'src/domain/listing-care.ts', 'export const a = 1'],
  ['import(no-default-export)', 'src/domain/default.ts', 'export default 1'],
  [
    'eslint(no-restricted-imports)',
    'src/domain/a/b/c/far.ts',
    `import { a } from '../../../far.ts'\nexport const b = a`,
  ],
  ['eslint(no-restricted-properties)', 'src/domain/now.ts', 'export const now = () => Date.now()'],
  ['eslint(no-restricted-properties)', 'src/domain/chance.ts', 'export const chance = () => Math.random()'],
  ['eslint(no-empty)', 'src/server/swallow.ts', 'export function f() {\n  try {\n    f()\n  } catch {}\n}'],
  ['eslint(no-console)', 'src/server/log.ts', `console.log('x')`],
  ['eslint(max-lines)', 'src/server/long.ts', long(301)],
  ['eslint(max-lines-per-function)', 'src/server/tall.ts', `export function tall() {\n${long(90)}\n}`],
  ['eslint(max-lines-per-function)', 'src/client/tall.tsx', `export function Tall() {\n${long(150)}\n}`],
  ['react(jsx-no-literals)', 'src/client/text.tsx', 'export const Text = () => <p>Hello</p>'],
  [
    'react(jsx-no-literals)',
    'src/client/label.tsx',
    `export const Label = () => <button type="button" aria-label="Close" />`,
  ],
  ...[
    `test('slow', () => expect(1).toBe(1), 60_000)`,
    `test('slow', { timeout: 60_000 }, () => expect(1).toBe(1))`,
    `test.each([1])('%s', (one) => expect(one).toBe(1), 60_000)`,
    `const patience = 60_000\ntest('slow', () => expect(1).toBe(1), patience)`,
    `beforeAll(() => undefined, 60_000)`,
    `test('slow', () => expect(AbortSignal.timeout(5_000).aborted).toBe(false))`,
    `test('slow', async () => expect.poll(() => 1, { timeout: 5_000 }).toBe(1))`,
    `test('slow', async () => expect(await vi.waitFor(() => 1, 5_000)).toBe(1))`,
  ].map((text, at): [rule: string, file: string, text: string] => [
    'limits(listed)',
    `src/server/limit-${at}.test.ts`,
    `import { beforeAll, expect, test, vi } from 'vitest'\n${text}`,
  ]),
  ['limits(listed)', 'e2e/limit.ts', 'export const setUp = (page: Page) => page.setDefaultTimeout(20_000)'],
  ['limits(listed)', 'vitest.config.ts', 'export const config = { testTimeout: 60_000 }'],
  ['jsx-a11y(alt-text)', 'src/client/image.tsx', 'export const Image = () => <img src="/a.svg" />'],
  [
    'react-hooks(rules-of-hooks)',
    'src/client/hook.tsx',
    `import { useState } from 'react'\nexport function Hook(on: boolean) {\n  if (on) useState(1)\n  return null\n}`,
  ],
]

/** Files the rules must not report. */
const fine: Record<string, string> = {
  'src/content/en/long.ts': long(301),
  'src/server/long.test.ts': long(301),
  'src/client/component.tsx': `export function Component() {\n${long(100)}\n  return <p className="x">{' '}</p>\n}`,
  'src/server/main.ts': `console.log('x')`,
  'src/domain/plain.ts': 'export const isOutOfDate = true\nexport const workHistory = 1\nexport const lookup = 1',
  'some.config.ts': 'export default 1',
  'src/server/deadline.ts': 'export const createDeadline = () => AbortSignal.timeout(5_000)',
  'src/server/patient.test.ts': [
    `import { expect, test } from 'vitest'`,
    `import { limits } from './limits.ts'`,
    `test.each([[1, 2000]])('%s', (one) => expect(one).toBe(1), limits.test.ms)`,
    `test('a number is no limit', () => expect([1].includes(1)).toBe(true))`,
  ].join('\n'),
}

const oxlint = resolve('node_modules/oxlint/bin/oxlint')
let root = ''
let findings: Finding[] = []

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'lint-'))
  const files = { ...fine, ...Object.fromEntries(planted.map(([, file, text]) => [file, text])) }
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), `${text}\n`)
  }
  const configs = ['.oxlintrc.json', 'package.json', 'tsconfig.json', 'tsconfig.base.json']
  for (const config of [...configs, 'tsconfig.pure.json', 'tsconfig.server.json', 'tsconfig.client.json'])
    await copyFile(resolve(config), join(root, config))
  await mkdir(join(root, 'scripts/lint'), { recursive: true })
  for (const plugin of ['scripts/lint/names-plugin.ts', 'scripts/lint/limits-plugin.ts'])
    await copyFile(resolve(plugin), join(root, plugin))
  await symlink(resolve('node_modules'), join(root, 'node_modules'), 'junction')
  const output = await new Promise<string>((done) => {
    execFile(process.execPath, [oxlint, '--type-check', '-f', 'json'], { cwd: root }, (_, stdout) => done(stdout))
  })
  findings = (JSON.parse(output) as { diagnostics: Finding[] }).diagnostics
})

afterAll(() => rm(root, { recursive: true }))

test.each(planted)('%s bites in %s', (rule, file) => {
  expect(findings.filter(({ filename }) => filename === file).map(({ code }) => code)).toContain(rule)
})

test.each(Object.keys(fine))('%s may be as it is', (file) => {
  const about = (rule: string) => /max-lines|no-console|no-default-export|jsx-no-literals|names|limits/.test(rule)
  expect(findings.filter(({ filename, code }) => filename === file && about(code))).toEqual([])
})
