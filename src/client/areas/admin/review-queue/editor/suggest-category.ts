import { kindsByNeed } from '#domain/directory/kinds.ts'
import { getCategoriesForNeed } from '#domain/needs/category-match.ts'
import { needKeys } from '#domain/needs/needs.ts'
import type { ResourceCategory } from '#domain/resources/resource.ts'
import type * as z from 'zod/mini'

/** The category of the first need that a kind answers; `other` when it answers none. */
export function suggestCategory(kind: string): z.infer<typeof ResourceCategory> {
  const need = needKeys.find((key) => kindsByNeed[key].some((answer) => answer === kind))
  return (need && getCategoriesForNeed(need)[0]) ?? 'other'
}
