import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { build } from 'vite'
import { describeCycle, findChunkCycles, refuseChunkCycles } from './chunk-cycles.ts'

const chunk = (fileName: string, imports: string[] = [], moduleIds: string[] = []) => ({ fileName, imports, moduleIds })

test('built files that import in one direction are no circle, also where two ways lead to one', () => {
  const chunks = [chunk('main', ['first', 'react']), chunk('first', ['react']), chunk('react')]

  expect(findChunkCycles(chunks)).toEqual([])
})

test('each circle is found once, also through several files', () => {
  const [first, react] = [chunk('first', ['react']), chunk('react', ['first'])]
  const [a, b, c] = [chunk('a', ['b', 'react']), chunk('b', ['c']), chunk('c', ['a'])]

  expect(findChunkCycles([chunk('main', ['first', 'a']), first, react, a, b, c])).toEqual([
    [first, react],
    [a, b, c],
  ])
})

test('a circle is told with the modules that close it', () => {
  const cycle = [
    chunk('assets/steps-1.js', ['assets/page-1.js'], ['/x/src/steps.ts', '/x/src/line.ts']),
    chunk('assets/page-1.js', ['assets/steps-1.js'], ['/x/src/page.ts']),
  ]
  const imports: Record<string, string[]> = {
    '/x/src/steps.ts': ['/x/src/line.ts', '/x/src/page.ts'],
    '/x/src/page.ts': ['/x/src/steps.ts'],
  }

  expect(describeCycle(cycle, (module) => imports[module] ?? [])).toBe(
    [
      '  assets/steps-1.js imports assets/page-1.js: src/steps.ts reads src/page.ts',
      '  assets/page-1.js imports assets/steps-1.js: src/page.ts reads src/steps.ts',
    ].join('\n'),
  )
})

const folder = mkdtempSync(join(tmpdir(), 'chunks-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Three modules in a row; `group` says which of them share a built file. */
function buildRow(group: RegExp) {
  const texts = {
    first: `import { middle } from './middle.js'; export const first = () => [middle()]`,
    middle: `import { last } from './last.js'; export const middle = () => [last()]`,
    last: `export const last = () => document.title`,
  }
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, `${name}.js`), text)
  writeFileSync(join(folder, 'main.js'), `import { first } from './first.js'; console.log(first())`)
  const groups = [
    { name: 'outer', test: group },
    { name: 'inner', test: /middle\.js$/ },
  ].map((one) => ({ ...one, includeDependenciesRecursively: false }))
  return build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [refuseChunkCycles()],
    build: { write: false, rolldownOptions: { input: join(folder, 'main.js'), output: { codeSplitting: { groups } } } },
  })
}

test('a build whose files wait for each other fails and says what to do; one in a row passes', async () => {
  await expect(buildRow(/(first|last)\.js$/)).rejects.toThrow(
    /import each other in a circle[^]*outer-[^]*imports[^]*inner-[^]*first\.js reads [^]*middle\.js[^]*one chunk group/,
  )
  await expect(buildRow(/last\.js$/)).resolves.toBeDefined()
})
