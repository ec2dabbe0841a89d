import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readCallGraph, type CallGraph } from './call-graph.ts'
import { measureSources } from './figures.ts'
import { followWalk } from './follow.ts'

const planted: Record<string, string> = {
  'package.json': JSON.stringify({
    type: 'module',
    imports: { '#contracts/*': './src/contracts/*', '#server/*': './src/server/*', '#client/*': './src/client/*' },
  }),
  'src/contracts/call.ts': `export function defineCall(path: string) { return { path } }`,
  'src/contracts/notes.ts': `import { defineCall } from './call.ts'
export const saveNote = defineCall('/api/notes')
export const readNote = defineCall('/api/note')`,
  'src/client/form.tsx': `export interface FormProps { onSave: () => void; title: string }
export function Form({ onSave, title }: FormProps) { return <button title={title} onClick={onSave} /> }`,
  'src/client/page.tsx': `import { Form } from './form.tsx'
import { send } from './send.ts'
import { unused } from './unused.ts'
export const Page = () => <Form title="" onSave={() => void send()} />
export const other = () => unused()`,
  'src/client/send.ts': `import { saveNote } from '#contracts/notes.ts'
import { track } from './track.ts'
export async function send() { track(); await fetch(saveNote.path) }`,
  'src/client/track.ts': `export function track() {}`,
  'src/client/unused.ts': `export function unused() {}`,
  'src/server/routes.ts': `import { readNote, saveNote } from '#contracts/notes.ts'
import { implement } from './implement.ts'
import { readRow } from './read-row.ts'
interface Deps { save(text: string): void }
export function routes(deps: Deps) {
  implement(null, saveNote)(() => deps.save(''))
  implement(null, readNote)(() => readRow())
}`,
  'src/server/implement.ts': `export const implement = (app: null, call: object) => (handler: () => void) => {}`,
  'src/server/read-row.ts': `export function readRow() {}`,
  'src/server/register.ts': `import { routes } from './routes.ts'
import { writeRow } from './write-row.ts'
export const register = () => routes({ save: (text) => writeRow(text) })`,
  'src/server/write-row.ts': `export function writeRow(text: string) {}`,
  'src/domain/one.ts': `import './two.ts'`,
  'src/domain/two.ts': `import type {} from './one.ts'`,
  'src/domain/long.ts': `${'// a line\n'.repeat(40)}export {}`,
  'src/domain/reader.ts': `import './long.ts'`,
  'src/domain/reader.test.ts': `import './reader.ts'`,
  'src/client/form.css': 'a {\n}\n',
}

const root = mkdtempSync(join(tmpdir(), 'walks-'))
let graph: CallGraph
beforeAll(() => {
  for (const [file, text] of Object.entries(planted)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  graph = readCallGraph(root, ['saveNote'])
})
afterAll(() => rmSync(root, { recursive: true }))

describe('a walk', () => {
  const from = 'src/client/form.tsx#Form'
  const to = 'src/server/write-row.ts#writeRow'

  test('passes only what leads from the button to the row, across the call of the contract', () => {
    expect(followWalk(graph, [{ from, to }]).passed).toEqual([
      'src/client/form.tsx',
      'src/client/page.tsx',
      'src/client/send.ts',
      'src/contracts/notes.ts',
      'src/server/routes.ts',
      'src/server/register.ts',
      'src/server/write-row.ts',
    ])
  })

  test('names beside the way what its steps also call, and not what their files import', () => {
    expect(followWalk(graph, [{ from, to }]).beside).toEqual(['src/client/track.ts', 'src/contracts/call.ts'])
  })

  test('fails when nothing leads to its end, or its end has another name now', () => {
    expect(() => followWalk(graph, [{ from, to: 'src/server/read-row.ts#readRow' }])).toThrow('Nothing leads from')
    expect(() => followWalk(graph, [{ from, to: 'src/server/write-row.ts#renamed' }])).toThrow('has no renamed')
  })
})

describe('the figures', () => {
  test('count files and lines without tests', () => {
    const { layers, cssLines } = measureSources(root)
    expect(layers.find(({ layer }) => layer === 'domain')).toEqual({ layer: 'domain', files: 4, median: 0, p90: 40 })
    expect(cssLines).toBe(2)
  })

  test('list small files with exactly one reader', () => {
    const { smallWithOneReader } = measureSources(root)
    expect(smallWithOneReader).toContain('src/client/track.ts')
    expect(smallWithOneReader).not.toContain('src/domain/long.ts')
    expect(smallWithOneReader).not.toContain('src/domain/reader.ts')
    expect(smallWithOneReader).not.toContain('src/contracts/notes.ts')
  })

  test('find files that import each other, also for types', () => {
    expect(measureSources(root).cycles.map((cycle) => cycle.toSorted())).toEqual([
      ['src/domain/one.ts', 'src/domain/two.ts'],
    ])
  })
})
