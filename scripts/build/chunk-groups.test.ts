import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import config from '../../vite.config.ts'
import { expandPattern } from './expand-pattern.ts'
import { createVisitorShareCounter, pageLists } from './visitor-share.ts'

const root = path.resolve(import.meta.dirname, '../..')
const packages = ['react', 'react-dom', 'scheduler', 'zod', 'lucide-react'].map((name) => `node_modules/${name}`)
const files = ['src', 'data', ...packages].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `/${folder}/${file}`),
)

/** What a pattern names and no file has; an alternative counts as met when any reading that takes it finds a file. */
function findDeadNames(pattern: RegExp): string[] {
  const readings = expandPattern(pattern.source)
  const met = new Set(
    readings.filter(({ text }) => files.some((file) => new RegExp(text).test(file))).flatMap(({ taken }) => taken),
  )
  return [...new Set(readings.flatMap(({ taken }) => taken))].filter((name) => !met.has(name))
}

test('every module that a chunk group names exists, so that no rename can undo a group unseen', () => {
  const output = [config.build?.rolldownOptions?.output ?? []].flat()
  const groups = output.flatMap(({ codeSplitting }) =>
    typeof codeSplitting === 'object' ? (codeSplitting.groups ?? []) : [],
  )
  const dead = groups.flatMap(({ name, debugName, test: pattern }) =>
    pattern instanceof RegExp
      ? findDeadNames(pattern).map(
          (part) =>
            `vite.config.ts, group ${debugName ?? String(name)}: no file matches ${part}. Was it renamed? Write its new name, or take it out.`,
        )
      : [],
  )

  expect(groups.length).toBeGreaterThan(5)
  expect(dead).toEqual([])
})

test('a name without a file is found, also behind a shared ending', () => {
  expect(findDeadNames(/\/src\/contracts\/(call|no-such-call)\.(ts|mjs)$/)).toEqual(['mjs', 'no-such-call'])
  expect(findDeadNames(/\/client\/state\/search\/search(-context|-lost)?\.ts$/)).toEqual(['-lost'])
})

test('the lists of pages exist, so that a page is known as one', () => {
  expect(findDeadNames(pageLists)).toEqual([])
})

test('a page needs what it imports, not what it loads later, and staff pages do not count', () => {
  const importers: Record<string, { importers?: string[]; dynamicImporters?: string[] }> = {
    '/client/app/plan-page.tsx': { dynamicImporters: ['/client/app/router.tsx'] },
    '/client/app/home/plan-screen.tsx': { dynamicImporters: ['/client/app/home/home-screens.ts'] },
    '/client/areas/admin/admin-area.tsx': { dynamicImporters: ['/client/app/router.tsx'] },
    '/client/features/plan/steps.tsx': {
      importers: [
        '/client/app/plan-page.tsx',
        '/client/app/home/plan-screen.tsx',
        '/client/areas/admin/admin-area.tsx',
      ],
    },
    '/client/features/plan/dialog.tsx': { dynamicImporters: ['/client/features/plan/steps.tsx'] },
  }
  const graph = { getModuleInfo: (id: string) => ({ importers: [], dynamicImporters: [], ...importers[id] }) }
  const count = (kind: 'parts' | 'pages') => {
    const counter = createVisitorShareCounter(kind)
    return ['steps', 'dialog'].map((name) => counter(`/client/features/plan/${name}.tsx`, graph))
  }

  expect(count('pages')).toEqual([2, 0])
  expect(count('parts')).toEqual([2, 1])
})
