/** What the bundler tells about a module. */
interface ModuleInfo {
  importers: readonly string[]
  dynamicImporters: readonly string[]
}

export interface ModuleGraph {
  getModuleInfo(id: string): ModuleInfo | null
}

/** Pages of those who answer and run the service, and what only they use. */
const staffParts = [
  'areas/',
  'features/(sign-in|staff-shell|poster|listing-changes)/',
  'platform/form/',
  'platform/i18n/(bring-)?staff-text',
  'ui/(data-table|filter-bar|fold|form-errors|copy-text|chart)/',
]
const isStaff = (id: string) => new RegExp(`/client/(${staffParts.join('|')})`).test(id)

/**
 * How many parts of the app that a visitor may open need a module. Pages of staff do not count: what only they share must
 * not be put into files that visitors fetch.
 */
export function createVisitorShareCounter(): (id: string, graph: ModuleGraph) => number {
  const partsByModule = new Map<string, ReadonlySet<string>>()
  const partsThatNeed = (id: string, graph: ModuleGraph): ReadonlySet<string> => {
    const found = partsByModule.get(id)
    if (found) return found
    const parts = new Set<string>()
    // Before its importers are looked at: packages may import each other in a circle.
    partsByModule.set(id, parts)
    const info = isStaff(id) ? null : graph.getModuleInfo(id)
    if (!info) return parts
    if (info.dynamicImporters.some((importer) => !isStaff(importer))) parts.add(id)
    for (const importer of info.importers) for (const part of partsThatNeed(importer, graph)) parts.add(part)
    return parts
  }
  return (id, graph) => partsThatNeed(id, graph).size
}
