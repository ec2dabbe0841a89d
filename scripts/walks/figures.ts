import { globSync, readFileSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import ts from 'typescript'

interface SourceFile {
  lines: number
  imports: Set<string>
}

export interface LayerFigures {
  layer: string
  files: number
  median: number
  p90: number
}

export interface Figures {
  layers: LayerFigures[]
  /** Under 40 lines and imported by exactly one file: each could be a part of its reader. */
  smallWithOneReader: string[]
  /** Groups of files that import each other. */
  cycles: string[][]
  cssLines: number
}

const layers = ['domain', 'contracts', 'content', 'server', 'client', 'testing']
const smallBelow = 40

/** Figures about the sources below `root`/src, without tests. */
export function measureSources(root: string): Figures {
  const list = (pattern: string) => globSync(pattern, { cwd: root }).map((file) => file.split(sep).join('/'))
  const names = list('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
  const files = new Map(names.map((name) => [name, readSource(root, name)]))
  return {
    layers: [...layers.map((layer) => measureLayer(layer, files)), measureLayer('', files)],
    smallWithOneReader: listSmallWithOneReader(files),
    cycles: findCycles(files),
    cssLines: list('src/**/*.css').reduce((sum, file) => sum + countLines(readFileSync(join(root, file), 'utf8')), 0),
  }
}

const countLines = (text: string) => text.split('\n').length - 1

function readSource(root: string, name: string): SourceFile {
  const text = readFileSync(join(root, name), 'utf8')
  const found = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => resolveImport(name, fileName))
  return { lines: countLines(text), imports: new Set(found) }
}

/** Packages keep their name; they are no source of ours. */
function resolveImport(from: string, to: string): string {
  if (to.startsWith('#')) return `src/${to.slice(1)}`
  return to.startsWith('.') ? posix.join(posix.dirname(from), to) : to
}

function measureLayer(layer: string, files: ReadonlyMap<string, SourceFile>): LayerFigures {
  const lines = [...files]
    .filter(([name]) => layer === '' || name.startsWith(`src/${layer}/`))
    .map(([, file]) => file.lines)
    .toSorted((a, b) => a - b)
  const at = (share: number) => lines[Math.min(lines.length - 1, Math.floor(lines.length * share))] ?? 0
  return { layer: layer === '' ? 'all' : layer, files: lines.length, median: at(0.5), p90: at(0.9) }
}

function listSmallWithOneReader(files: ReadonlyMap<string, SourceFile>): string[] {
  const readers = new Map<string, number>()
  for (const { imports } of files.values()) for (const name of imports) readers.set(name, (readers.get(name) ?? 0) + 1)
  return [...files].filter(([name, { lines }]) => lines < smallBelow && readers.get(name) === 1).map(([name]) => name)
}

/** Tarjan's algorithm: files that reach each other form one group. */
function findCycles(files: ReadonlyMap<string, SourceFile>): string[][] {
  const order = new Map<string, number>()
  const open: string[] = []
  const cycles: string[][] = []
  const visit = (name: string): number => {
    const number = order.size
    let low = number
    order.set(name, number)
    open.push(name)
    for (const next of files.get(name)?.imports ?? []) {
      if (!files.has(next)) continue
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? low)
    }
    if (low === number) {
      const group = open.splice(open.indexOf(name))
      if (group.length > 1) cycles.push(group)
    }
    return low
  }
  for (const name of files.keys()) if (!order.has(name)) visit(name)
  return cycles
}
