import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkArchitecture, ruleNames, textRuleNames, type Violation } from './check-architecture.ts'
import { listFactories } from './check-composition.ts'

/** Rule → the file that breaks it and the offending line. */
const planted: Record<string, [file: string, line: string]> = {
  'no-cycles': ['src/domain/loop/one.ts', `import './two.ts'`],
  resolvable: ['src/domain/lost.ts', `import './nowhere.ts'`],
  domain: ['src/domain/a.ts', `import '#contracts/ok.ts'`],
  contracts: ['src/contracts/a.ts', `import '#content/ok.ts'`],
  content: ['src/content/a.ts', `import '#contracts/ok.ts'`],
  server: ['src/server/a.ts', `import '#client/ui/ok.tsx'`],
  'server/platform': ['src/server/platform/a.ts', `import '#server/engines/ok.ts'`],
  'server/engines': ['src/server/engines/a.ts', `import '#server/features/x/ok.ts'`],
  'server/features/([^/]+)': ['src/server/features/y/a.ts', `import '#server/features/x/ok.ts'`],
  client: ['src/client/app/a.tsx', `import '#server/engines/ok.ts'`],
  'client/ui': ['src/client/ui/a.tsx', `import '#domain/ok.ts'`],
  'client/platform': ['src/client/platform/a.ts', `import '#client/state/ok.ts'`],
  'client/state': ['src/client/state/a.ts', `import '#client/features/x/ok.tsx'`],
  'client/shared': ['src/client/shared/a.tsx', `import '#client/state/ok.ts'`],
  'client/features/([^/]+)': ['src/client/features/y/a.tsx', `import '#client/features/x/ok.tsx'`],
  'client/areas/(?!workshop/)([^/]+)': ['src/client/areas/y/a.tsx', `import '#client/areas/x/ok.tsx'`],
  'client/areas/workshop': ['src/client/areas/workshop/a.tsx', `import '#client/app/lazy.tsx'`],
  'areas-are-lazy': ['src/client/app/eager.tsx', `import '#client/areas/x/ok.tsx'`],
  'own-facts-stay': ['src/client/state/own.ts', `import '#client/platform/own-facts/ok.ts'`],
  'contracts-one-by-one': ['src/client/platform/calls.ts', `import '#contracts/all-calls.ts'`],
  'pure-packages': ['src/contracts/packages.ts', `import 'kysely'`],
  'ui-packages': ['src/client/ui/packages.tsx', `import 'zod'`],
  'browser-packages': ['src/client/platform/packages.ts', `import 'kysely'`],
  'node-only-in-server': ['src/client/platform/files.ts', `import 'node:fs'`],
  'sql-in-repositories': ['src/server/features/x/service.ts', `import { sql } from 'kysely'; sql()`],
  'repositories-decide-nothing': ['src/server/features/x/audit-repository.ts', `import '#server/platform/audit/ok.ts'`],
  'commands-know-no-routes': ['src/server/features/x/commands/serve-row.ts', `import '../routes.ts'`],
  'transactions-in-commands': ['src/server/features/x/change.ts', `export const change = (db) => db.transaction()`],
  'queries-in-repositories': ['src/server/features/x/query.ts', `export const read = (db) => db.selectFrom('rows')`],
  'testing-only-in-tests': ['src/server/fixture.ts', `import '#testing/ok.ts'`],
  'tools-stay-outside': ['src/server/tool.ts', `import '../../scripts/ok.ts'`],
  'runtime-packages': ['src/server/test-package.ts', `import 'test-tool'`],
  'declared-packages': ['src/server/undeclared.ts', `import 'undeclared'`],
  'one-composition': [
    'src/server/features/x/register.ts',
    `import { createBreaker } from '#server/platform/breaker.ts'; createBreaker()`,
  ],
  'copied-helper': ['src/client/features/y/copy.ts', `export function useOk() {}`],
  'formats-in-one-place': [
    'src/client/features/y/day.ts',
    `export const formatDay = (at: number) => new Date(at).toLocaleDateString('en')`,
  ],
  'one-reader': ['src/domain/piece.ts', 'export {}'],
  'word-order': ['src/domain/search-of-rule.ts', 'export {}'],
  'no-clock-in-domain': ['src/domain/clock.ts', `export const now = () => new Date()`],
}

/** What only a repository that decides needs; each is fine in a command. */
const decisions: Record<string, string> = {
  'an audit event': `import '#server/platform/audit/ok.ts'`,
  mail: `import type { Outbox } from '#server/engines/mail/outbox-repository.ts'; export type Queue = Outbox`,
  'a limit': `import '#server/platform/db/limits.ts'`,
  'a rolling limit': `import '#server/platform/db/rolling-limit.ts'`,
  'a refusal': `import '#server/platform/http/app-error.ts'`,
  'a command': `import './commands/send-row.ts'`,
  'a transaction': `export const change = (db) => db.transaction()`,
}
const toFileName = (text: string) => text.replaceAll(' ', '-')

const fine: Record<string, string> = {
  'src/domain/ok.ts': `import 'zod'; export const at = (ms: number) => new Date(ms)`,
  'src/domain/loop/two.ts': 'export {}',
  'src/contracts/ok.ts': `import '#domain/ok.ts'`,
  'src/contracts/all-calls.ts': `import './ok.ts'`,
  'src/content/ok.ts': `import '#domain/ok.ts'`,
  'src/server/platform/breaker.ts': `export function createBreaker() {}`,
  'src/server/services.ts': `import { createBreaker } from './platform/breaker.ts'\ncreateBreaker()`,
  'src/server/engines/ok.ts': `import '#contracts/ok.ts'; import 'node:fs'`,
  'src/server/features/x/ok.ts': `import type { Row } from './repository.ts'; export type Ok = Row`,
  'src/server/features/x/repository.ts': `import { sql } from 'kysely'; export type Row = string; sql(); export const read = (db) => db.selectFrom('rows')`,
  'src/server/features/x/routes.ts': `import './commands/send-row.ts'`,
  'src/server/features/x/commands/send-row.ts': `import { sql } from 'kysely'; sql(); import '../repository.ts'; import '#server/platform/audit/ok.ts'; import '#server/platform/db/limits.ts'; export const send = (db) => db.transaction()`,
  'src/server/features/x/staff-repository.ts': `import type { Staff } from '#server/platform/http/staff.ts'; export type Row = Staff`,
  'src/server/platform/audit/ok.ts': 'export {}',
  'src/server/platform/db/limits.ts': 'export {}',
  'src/server/platform/db/rolling-limit.ts': 'export {}',
  'src/server/platform/http/app-error.ts': 'export {}',
  'src/server/platform/http/staff.ts': 'export type Staff = string',
  'src/server/engines/mail/outbox-repository.ts': 'export type Outbox = string',
  'src/server/features/z/types.ts': `import type { Ok } from '#server/features/x/ok.ts'; export type Z = Ok`,
  'src/client/ui/ok.tsx': `import 'react'`,
  'src/client/state/ok.ts': `import '#domain/ok.ts'`,
  'src/client/platform/own-facts/ok.ts': 'export {}',
  'src/client/shared/use-ok.ts': `export function useOk() {}`,
  'src/client/shared/ok.tsx': `import '#client/ui/ok.tsx'; import '#contracts/ok.ts'`,
  'src/client/features/x/ok.tsx': `import '#client/state/ok.ts'; import '#client/shared/ok.tsx'`,
  'src/client/areas/x/ok.tsx': `import '#client/features/x/ok.tsx'; import '#client/shared/ok.tsx'`,
  'src/client/app/lazy.tsx': `export const area = () => import('#client/areas/x/ok.tsx')`,
  'src/testing/ok.ts': `import '#server/engines/ok.ts'`,
  'src/server/a.test.ts': `import '#testing/ok.ts'`,
  'scripts/ok.ts': `import '#server/engines/ok.ts'`,
}

const packages = Object.fromEntries(
  ['zod', 'kysely', 'react', 'test-tool', 'undeclared'].flatMap((name) => [
    [`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' })],
    [`node_modules/${name}/index.js`, 'exports.sql = () => {}'],
  ]),
)
const layers = ['domain', 'contracts', 'content', 'server', 'client', 'testing']
const manifest = JSON.stringify({
  type: 'module',
  imports: Object.fromEntries(layers.map((layer) => [`#${layer}/*`, `./src/${layer}/*`])),
  dependencies: { zod: '1', kysely: '1', react: '1' },
  devDependencies: { 'test-tool': '1' },
})

const roots: string[] = []

async function plant(files: Record<string, string>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'architecture-'))
  roots.push(root)
  for (const [path, text] of Object.entries({ 'package.json': manifest, ...packages, ...files })) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), `${text}\n`)
  }
  return root
}

afterAll(() => Promise.all(roots.map((root) => rm(root, { recursive: true }))))

describe('a tree with one violation of every rule', () => {
  let violations: Violation[] = []

  beforeAll(async () => {
    const wrong = Object.fromEntries(Object.values(planted))
    const loop = { 'src/domain/loop/two.ts': `import './one.ts'` }
    const neighbors = {
      'src/domain/only-reader.ts': `import './piece.ts'`,
      'src/domain/rule-of-search.ts': 'export {}',
    }
    violations = (await checkArchitecture(await plant({ ...fine, ...wrong, ...loop, ...neighbors }))).violations
  })

  test.each(Object.entries(planted))('%s bites', (rule, [file]) => {
    expect(violations).toContainEqual(expect.objectContaining({ rule, from: file }))
  })

  test('every configured rule has a planted violation', () => {
    expect(Object.keys(planted).toSorted()).toEqual([...ruleNames, ...textRuleNames].toSorted())
  })
})

describe('a repository that decides', () => {
  let violations: Violation[] = []

  beforeAll(async () => {
    const wrong = Object.entries(decisions).map(([what, line]) => [
      `src/server/features/x/${toFileName(what)}-repository.ts`,
      line,
    ])
    violations = (await checkArchitecture(await plant({ ...fine, ...Object.fromEntries(wrong) }))).violations
  })

  test.each(Object.keys(decisions))('may not hold %s, and is told where it belongs', (what) => {
    const from = `src/server/features/x/${toFileName(what)}-repository.ts`
    const advice = expect.stringContaining('in features/<noun>/commands/<verb-noun>.ts.')
    expect(violations.filter((violation) => violation.from === from)).toEqual([expect.objectContaining({ advice })])
  })
})

test('a second composition is refused with a sentence that says where it belongs', async () => {
  const twice = { 'src/server/services.ts': `${fine['src/server/services.ts']}; createBreaker()` }
  const { violations } = await checkArchitecture(await plant({ ...fine, ...twice }))

  expect(violations).toEqual([
    {
      rule: 'one-composition',
      from: 'src/server/services.ts',
      to: 'createBreaker is called once per process, in src/server/services.ts: take it from the services of `register`',
    },
  ])
})

test('engines, limits, the breaker, the budget and mail are watched in this repository', () => {
  expect([...listFactories('.').keys()]).toEqual(
    expect.arrayContaining([
      'createBreaker',
      'createCallLimiter',
      'createJudge',
      'createModelBudget',
      'createModelOpener',
      'createReggie',
      'createSources',
      'directoryRepository',
      'embeddedAssistant',
      'embeddedGuide',
      'embeddedPlanner',
      'outboxRepository',
      'smtpMailer',
    ]),
  )
})

test('imports that follow the rules pass', async () => {
  const { modules, violations } = await checkArchitecture(await plant(fine))

  expect(violations).toEqual([])
  expect(modules).toBe(Object.keys(fine).filter((file) => /^src\/(?!.*\.test\.)/.test(file)).length)
})

test('a helper of one name in two features is told where it belongs', async () => {
  const copy = `export const toMiles = (meters: number) => meters / 1609`
  const root = await plant({ ...fine, 'src/client/features/x/miles.ts': copy, 'src/client/features/y/miles.ts': copy })

  expect((await checkArchitecture(root)).violations).toEqual([
    {
      rule: 'copied-helper',
      from: 'src/client/features/y/miles.ts',
      to: '“toMiles” is also in src/client/features/x/miles.ts: what two features need belongs in src/client/shared',
    },
  ])
})

test('a tree without sources is counted as nothing seen', async () => {
  expect((await checkArchitecture(await plant({ 'src/readme.md': 'empty' }))).modules).toBe(0)
})
