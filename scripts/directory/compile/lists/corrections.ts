import { ListingKind } from '#domain/directory/kinds.ts'
import { toNameKey } from '../address-key.ts'

/** What a person who read a row decided: another kind, or none. */
export interface Correction {
  kind: ListingKind | null
  /** The beginning of the reason: what rows that are left out have in common. */
  group: string
}

export interface Corrections {
  find: (sourceId: string, row: { name: string; city?: string | null | undefined }) => Correction | null
  /** The lines that no row has: the list changed, or the line has a typing error. */
  listUnused: () => string[]
}

/** Columns: list, name, town or empty, kind or `-`, reason. */
export function parseCorrections(text: string): Corrections {
  const byKey = new Map<string, Correction>()
  const unused = new Map<string, string>()
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const [list = '', name = '', town = '', kind = '', reason = ''] = line.split('\t')
    if (!list || !name || !kind || !reason) throw new Error(`Not a correction: "${line}".`)
    const key = buildKey(list, name, town)
    byKey.set(key, { kind: kind === '-' ? null : ListingKind.parse(kind), group: reason })
    unused.set(key, line)
  }
  return {
    find(sourceId, { name, city }) {
      const list = sourceId.replace(/^(guide|succurro)-/, '').replace(/^survivors-.*/, 'survivor-hotlines')
      const keys = [buildKey(list, name, city ?? ''), buildKey(list, name, '')]
      const key = keys.find((candidate) => byKey.has(candidate))
      if (key === undefined) return null
      unused.delete(key)
      return byKey.get(key) ?? null
    },
    listUnused: () => [...unused.values()],
  }
}

const buildKey = (list: string, name: string, town: string) => {
  return [list, toNameKey(name.replaceAll(/[\uFFFD–]/g, ' ')), toNameKey(town)].join('|')
}
