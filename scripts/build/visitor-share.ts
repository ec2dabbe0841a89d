/** Module information from the bundler. */
interface ModuleInfo {
  importers: readonly string[]
  dynamicImporters: readonly string[]
}

export interface ModuleGraph {
  getModuleInfo(id: string): ModuleInfo | null
}

/** Partner and admin pages, and modules only they use. */
const staffParts = [
  'areas/',
  'app/workshop',
  'features/(sign-in|staff-shell|poster|listing-changes)/',
  'platform/form/',
  'platform/i18n/(bring-)?staff-text',
  'ui/(data-table|filter-bar|fold|form-errors|copy-text|chart)/',
]
const isStaff = (id: string) => new RegExp(`/client/(${staffParts.join('|')})`).test(id)

/** Where every page and every screen of "/" is listed: what they load is a page. */
export const pageLists = /\/client\/app\/(router\.tsx|home\/home-screens\.ts)$/

/**
 * The number of visitor-facing parts of the app that need a module at once: parts that load on their own, or only pages.
 * Staff pages do not count: modules shared only by them must not end up in files that visitors fetch.
 */
export function createVisitorShareCounter(
  kind: 'parts' | 'pages' = 'parts',
): (id: string, graph: ModuleGraph) => number {
  const isLoader = (importer: string) => (kind === 'pages' ? pageLists.test(importer) : !isStaff(importer))
  const partsByModule = new Map<string, ReadonlySet<string>>()
  const partsThatNeed = (id: string, graph: ModuleGraph): ReadonlySet<string> => {
    const found = partsByModule.get(id)
    if (found) return found
    const parts = new Set<string>()
    // Set before its importers are visited, because packages may import each other in a circle.
    partsByModule.set(id, parts)
    const info = isStaff(id) ? null : graph.getModuleInfo(id)
    if (!info) return parts
    if (info.dynamicImporters.some(isLoader)) parts.add(id)
    for (const importer of info.importers) for (const part of partsThatNeed(importer, graph)) parts.add(part)
    return parts
  }
  return (id, graph) => partsThatNeed(id, graph).size
}
