import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findGrainViolations, listAllSmallFiles, listSmallFiles, mostSmallFiles, smallByReason } from './check-grain.ts'

const roots: string[] = []
function plant(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'grain-'))
  roots.push(root)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), `${text}\n`)
  }
  return root
}
afterAll(() => roots.forEach((root) => rmSync(root, { recursive: true })))

test('a small file that one neighbor reads is told where it belongs, also when a test reads it', () => {
  const root = plant({
    'src/domain/plan/step.ts': 'export const step = 1',
    'src/domain/plan/plan.ts': `import {\n  step,\n} from './step.ts'\nexport const plan = [step]`,
    'src/domain/plan/step.test.ts': `import { step } from './step.ts'`,
  })

  expect(findGrainViolations(root)).toEqual([
    {
      rule: 'one-reader',
      from: 'src/domain/plan/step.ts',
      to: '1 lines that only src/domain/plan/plan.ts reads: they belong there',
    },
  ])
})

test.each([
  ['a second reader', { 'src/domain/other.ts': `import '#domain/plan/step.ts'` }],
  ['a reader among the scripts', { 'scripts/print.ts': `import '#domain/plan/step.ts'` }],
  ['forty lines', { 'src/domain/plan/step.ts': '// a line\n'.repeat(39) }],
  [
    'a second reader that finds it by its name',
    { 'src/domain/list.ts': `import.meta.glob<Step>('./*/step.ts', { import: 'step' })` },
  ],
  ['loading on demand', { 'src/domain/plan/plan.ts': `export const plan = () => import('./step.ts')` }],
])('%s keeps a file', (_, more: Record<string, string>) => {
  const root = plant({
    'src/domain/plan/step.ts': 'export const step = 1',
    'src/domain/plan/plan.ts': `import { step } from './step.ts'`,
    ...more,
  })

  expect(findGrainViolations(root)).toEqual([])
})

test('what the import rules keep apart stays apart', () => {
  const root = plant({
    'src/domain/rule.ts': 'export const rule = 1',
    'src/client/features/x/screen.ts': `import '#domain/rule.ts'`,
    'src/server/features/x/routes.ts': `import './commands/send-row.ts'; import './repository.ts'`,
    'src/server/features/x/commands/send-row.ts': `export {}`,
    'src/server/features/x/repository.ts': `export {}`,
  })

  expect(findGrainViolations(root)).toEqual([])
})

test('two files that differ only in the order of their words are refused', () => {
  const root = plant({ 'src/domain/run-search.ts': 'export {}', 'src/client/state/search-run.ts': 'export {}' })

  expect(findGrainViolations(root)).toEqual([
    {
      rule: 'word-order',
      from: 'src/domain/run-search.ts',
      to: 'has the words of src/client/state/search-run.ts: name what it does',
    },
  ])
})

test('a small file that is found by its name has that reader', () => {
  const root = plant({
    'src/client/features/x/one-home.tsx': 'export {}',
    'src/client/app/home/screens.ts': `import.meta.glob('./*/*-home.tsx', { base: '../../features', import: 'HomeScreen' })`,
    'src/domain/plan/step.ts': 'export const step = 1',
    'src/domain/plan/plan.ts': `import.meta.glob<Step>('./st*.ts', { eager: true, import: 'step' })`,
  })

  expect(listAllSmallFiles(root).map(({ file, reader }) => [file, reader])).toEqual([
    ['src/client/features/x/one-home.tsx', 'src/client/app/home/screens.ts'],
    ['src/domain/plan/step.ts', 'src/domain/plan/plan.ts'],
  ])
  expect(listSmallFiles(root).map(({ file }) => file)).toEqual(['src/domain/plan/step.ts'])
})

test('every reason is still needed', () => {
  const small = listSmallFiles('.').map(({ file }) => file)
  const patterns = Object.values(smallByReason).flat()

  expect(patterns.filter((pattern) => !small.some((file) => pattern.test(file)))).toEqual([])
})

test('a small file with one reader counts whatever keeps them apart', () => {
  const root = plant({
    'src/domain/rule.ts': 'export const rule = 1',
    'src/client/features/x/screen.ts': `import '#domain/rule.ts'`,
    'src/client/app/router.ts': `export const load = () => import('#client/features/x/screen.ts')`,
  })

  expect(listAllSmallFiles(root).map(({ file }) => file)).toEqual([
    'src/client/features/x/screen.ts',
    'src/domain/rule.ts',
  ])
})

test('the number of small files with one reader only falls', () => {
  const small = listAllSmallFiles('.').filter(
    ({ file }) => !/\/(migrations|workshop\/screens\/samples|content\/es)\//.test(file),
  )

  expect(small.length).toBe(mostSmallFiles)
})
