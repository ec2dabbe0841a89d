import type { Listing } from './listing.ts'

const ofChildren = /\b(child(ren)?s?|kids?|pediatrics?|adolescents?|juveniles?|teens?|youth|boys|girls|head start)\b/i
const inSchool =
  /\b(schools?|elementary|academy|prep|kipp|isd|usd|early childhood|pre ?k|preschool|kindergarten|sbhc|(jhs|jhhs|hs|ms|ps|is) ?\d{1,3})\b/i
const forAdultsToo = /\b(famil(y|ies)|adults?|parents?|medical school|school of)\b/i
const careCategories: readonly Listing['category'][] = ['healthcare', 'mental-health', 'recovery-support']

/** By its name a clinic inside a school, or care for minors only: an adult would be turned away. */
export function isForChildren({ name, category }: Pick<Listing, 'name' | 'category'>): boolean {
  const plain = name.replaceAll(/[’']/g, '').replaceAll('.', '')
  return (
    careCategories.includes(category) && (ofChildren.test(plain) || inSchool.test(plain)) && !forAdultsToo.test(plain)
  )
}
