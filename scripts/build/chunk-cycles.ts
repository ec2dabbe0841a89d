import type { Plugin } from 'vite'

/** A built file, with the built files it imports before anything runs, and the modules it holds. */
interface BuiltChunk {
  fileName: string
  imports: readonly string[]
  moduleIds: readonly string[]
}

type ListImports = (module: string) => readonly string[]

/** Each circle of built files that import each other, once, in the order of the imports. */
export function findChunkCycles(chunks: readonly BuiltChunk[]): BuiltChunk[][] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const done = new Set<BuiltChunk>()
  const cycles: BuiltChunk[][] = []
  const visit = (chunk: BuiltChunk, path: readonly BuiltChunk[]) => {
    const start = path.indexOf(chunk)
    if (start !== -1) cycles.push(path.slice(start))
    if (start !== -1 || done.has(chunk)) return
    for (const name of chunk.imports) {
      const next = byName.get(name)
      if (next) visit(next, [...path, chunk])
    }
    done.add(chunk)
  }
  for (const chunk of chunks) visit(chunk, [])
  return cycles
}

/** The circle as sentences: which built file imports which, and the modules that make it do so. */
export function describeCycle(cycle: readonly BuiltChunk[], listImports: ListImports): string {
  return cycle
    .map((chunk, place) => {
      const next = cycle[(place + 1) % cycle.length] ?? chunk
      const pairs = chunk.moduleIds.flatMap((from) =>
        listImports(from)
          .filter((to) => next.moduleIds.includes(to))
          .map((to) => `${shorten(from)} reads ${shorten(to)}`),
      )
      const rest = pairs.length > 2 ? `, and ${pairs.length - 2} more` : ''
      return `  ${chunk.fileName} imports ${next.fileName}: ${pairs.slice(0, 2).join(', ')}${rest}`
    })
    .join('\n')
}

const shorten = (module: string) => module.replace(/^.*\/(?=src\/|node_modules\/)/, '')

/**
 * Of two built files that wait for each other, one runs while what it takes from the other is still empty. The page that
 * loads them then breaks, and no test of the sources can see it. So such a build fails.
 */
export function refuseChunkCycles(): Plugin {
  return {
    name: 'refuse-chunk-cycles',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const cycles = findChunkCycles(chunks)
      if (cycles.length === 0) return
      const listImports = (module: string) => this.getModuleInfo(module)?.importedIds ?? []
      this.error(
        [
          'Built files import each other in a circle, so a page that loads them can break:',
          ...cycles.map((cycle) => describeCycle(cycle, listImports)),
          'Let one chunk group of vite.config.ts hold the modules of the circle, or move what both need into a third file.',
        ].join('\n'),
      )
    },
  }
}
