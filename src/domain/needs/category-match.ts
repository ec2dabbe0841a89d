import type { Resource } from '#domain/resources/resource.ts'
import { fold } from '#domain/text/fold.ts'
import { filterNeedKeys, needKeys, type NeedKey } from './needs.ts'

type Category = Resource['category']

/**
 * Categories that answer a need. The mapping of the nine needs that are filters is fixed; the others follow by
 * meaning. `other` weakly matches every need.
 */
const categoriesByNeed: Record<NeedKey, readonly Category[]> = {
  housing: ['housing', 'other'],
  employment: ['employment', 'other'],
  'job-training': ['employment', 'education', 'other'],
  legal: ['legal', 'other'],
  healthcare: ['healthcare', 'mental-health', 'other'],
  'mental-health': ['mental-health', 'healthcare', 'other'],
  education: ['education', 'other'],
  transportation: ['transportation', 'other'],
  'recovery-support': ['recovery-support', 'healthcare', 'other'],
  'family-child-support': ['community-services', 'legal', 'other'],
  'financial-assistance': ['community-services', 'other'],
  'food-assistance': ['community-services', 'other'],
  'technology-digital-literacy': ['education', 'community-services', 'other'],
  'id-documentation': ['community-services', 'legal', 'other'],
  'peer-support': ['peer-support', 'community-services', 'other'],
  'restorative-justice': ['advocacy-coalition', 'community-services', 'peer-support', 'other'],
  sobriety: ['recovery-support', 'healthcare', 'other'],
  other: ['other'],
}

/** Best first. */
export function getCategoriesForNeed(need: NeedKey): readonly Category[] {
  return categoriesByNeed[need]
}

/** The needs a category implies by itself; `other` implies none. */
export function getNeedsForCategory(category: Category): NeedKey[] {
  return category === 'other' ? [] : needKeys.filter((need) => categoriesByNeed[need].includes(category))
}

const unknownPriority = 99

/** Position in the row of filters: 1 to 9, and 99 for anything else. */
export function getFilterPriority(category: string): number {
  const at = (filterNeedKeys as readonly string[]).indexOf(category)
  return at === -1 ? unknownPriority : at + 1
}

/** Restorative, mediation, victim, circle, dialogue, advocacy, and their Spanish forms; on folded text. */
const restorativeWords = new RegExp(
  String.raw`\b(restorative|restaurativ[oa]s?|mediations?|mediacion(es)?|victim(s|as?)?|circles?|circulos?|` +
    String.raw`dialog(ue|o)?s?|advocacy|abogacia|defensoria|defensa de (los )?derechos)\b`,
)

export type MatchedResource = Pick<Resource, 'category' | 'name' | 'services'> & Partial<Pick<Resource, 'description'>>

/** Whether a resource belongs under a need's filter. */
export function matchesNeed(resource: MatchedResource, need: NeedKey): boolean {
  if (categoriesByNeed[need].includes(resource.category)) return true
  if (need !== 'restorative-justice') return false
  return restorativeWords.test(fold([resource.name, resource.description ?? '', ...resource.services].join(' ')))
}
