import type { Resource } from './resource.ts'

/** People whom some places are for. */
export const audiences = ['women', 'men', 'families', 'young-people'] as const
export type Audience = (typeof audiences)[number]

type AudienceFit = 'yes' | 'no' | 'unknown'

const words: Readonly<Record<Audience, RegExp>> = {
  women: /\b(wom[ae]ns?|mothers|moms|mujer(es)?|madres)\b/i,
  men: /\b(men|mens|hombres?)\b/i,
  families:
    /\b(famil(y|ies) (shelters?|housing|services?|support|resources?|centers?|home)|families|mothers|moms|parents|madres|familias?|wom[ae]ns?( and |[ &/]+)child(ren)?s?)\b/i,
  'young-people': /\b(youth|teens?|young (adults?|people)|runaways?|jovenes|jóvenes|adolescents?)\b/i,
}
/** Family medicine treats everybody, and a Women's Club is a house. */
const sayNothing =
  /\b(family (medicine|practice|health|clinic|care|dental|dentistry|counseling|physicians?)|women,? infants|wom[ae]ns club)\b/gi

/** Kinds and services that say whom they are for, where the name does not. */
const kinds: Readonly<Record<string, Audience>> = {
  'youth-program': 'young-people',
  'family-program': 'families',
  'head-start': 'families',
  'wic-clinic': 'families',
}
const services: Readonly<Record<string, Audience>> = {
  'youth-line': 'young-people',
  'pregnancy-program': 'women',
  'child-care': 'families',
  'parenting-classes': 'families',
}

/** Whom a listing says it is for, by its name, kind and services; nobody where it says nothing. */
export function listAudiences({ name, kind, serviceIds = [] }: Resource): ReadonlySet<Audience> {
  const plain = name.replaceAll(/['’]/g, '').replaceAll(sayNothing, ' ')
  const byName = audiences.filter((audience) => words[audience].test(plain))
  return new Set([
    ...byName,
    ...[kinds[kind ?? ''], ...serviceIds.map((id) => services[id])].filter((one) => one !== undefined),
  ])
}

/** A place for others is not for them; of one that says nothing nobody knows. */
export function fitsAudience(resource: Resource, wanted: Audience): AudienceFit {
  const told = listAudiences(resource)
  if (told.has(wanted)) return 'yes'
  const isForOthers = (wanted === 'men' && told.has('women')) || (wanted === 'women' && told.has('men'))
  return isForOthers ? 'no' : 'unknown'
}
