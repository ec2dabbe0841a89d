import { matchesNeed } from '#domain/needs/category-match.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import type { Resource } from './resource.ts'

/**
 * Whether a listing really serves a need. The category `other` passes every need filter but is no evidence by itself.
 */
export function answersNeed(resource: Resource, need: NeedKey): boolean {
  if (resource.needs?.includes(need)) return true
  return resource.category !== 'other' && matchesNeed(resource, need)
}

/**
 * Whether a listing belongs to a need in a list: what the search found it for, or, where no search says so, what it offers and its
 * category.
 */
export function fitsNeed(resource: Resource, need: NeedKey): boolean {
  if (resource.answers && resource.answers.length > 0) return resource.answers.includes(need)
  return answersNeed(resource, need) || matchesNeed(resource, need)
}
