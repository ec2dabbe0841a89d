import type { ListingKind } from '../directory/kinds.ts'

/** Whom or what a place is for, where its name says so. */
const audiencePatterns = {
  children:
    /\b(child meal|childrens?|kids?|pediatrics?|adolescents?|juveniles?|teens?|youth|boys|girls|schools?|school-based|sbhc|student health|elementary|middle|head start|day care)\b/,
  seniors: /\b(seniors?|older|elder(s|ly)?|aging|half century)\b/,
  veterans: /\b(veterans?|vets|ssvf)\b/,
  /** People with one illness or one case, and offices that study or run care rather than give it. */
  others:
    /\b(blind|deaf|sclerosis|cancer|autism|gambling|crystal meth|cocaine|al[- ]?anon|scholarship|appellate|research|analytics|studies|administrati(ve|on)|billing|corporate|headquarters)\b/,
  /** One part of health care only. */
  partOfCare: /\b(dental|vision|optometry|eye|wic)\b/,
  /** A part of a health center that most people are sent on from. */
  otherCare: /\b(behavioral|bh|clubhouse|respite|hiv|ryan white|indian|native american)\b/,
  /** Care inside a shelter is for whoever stays there. */
  residents: /\bshelters?\b/,
  /** Laundry, showers or lockers alone. */
  washing: /\b(laundr\w*|coin|rest stop|lockers?)\b/,
  tenants: /\b(rental|landlords?|tenants?)\b/,
  inpatients: /\b(hospital|inpatient)\b/,
  /** Nobody gets onto a base without a pass, and a campus office is for its students. */
  onBaseOrCampus:
    /\b(air force|naval|navy|army|marine|military|base|camp|fort (?!wayne)|ft|garrison|soldier|warrior|national guard|pre-?discharge|medical group|university|college|campus)\b/,
  families: /\b(famil(y|ies)|(women|mothers) (and|with|&) children)\b/,
  women:
    /\b(women|womens|woman|womans|ladies|sisters|ywca|pregnancy|mothers|maternal|maternity|midwi(?:fe|ves|fery)|prenatal|ob ?gyn|obstetrics|birth(?:ing)? center)\b/,
  men: /\b(men|mens|brothers)\b/,
} as const
type Audience = keyof typeof audiencePatterns

/** Kinds that are open to everybody, or whose names say whom they are for in another way. */
const openKinds: ReadonlySet<ListingKind> = new Set([
  'adult-school',
  'college',
  'id-office',
  'library',
  'social-security-office',
  'tribal-government',
  'vital-records',
])
const veteranKinds: ReadonlySet<ListingKind> = new Set(['veterans-housing', 'veterans-benefits', 'vet-center'])
/** Places where people sleep or spend the day, which are often for women, men or families alone. */
const stayKinds: ReadonlySet<ListingKind> = new Set([
  'emergency-shelter',
  'day-center',
  'transitional-housing',
  'coordinated-entry',
  'reentry-program',
])
/** Programs with groups or beds of their own for women and men. */
const programKinds: ReadonlySet<ListingKind> = new Set([
  'clothing',
  'hospital',
  'opioid-treatment-program',
  'outpatient-treatment',
  'residential-treatment',
])

const tasksOfWomen: ReadonlySet<string> = new Set(['pregnancy-care', 'safe-from-harm'])
const tasksWithChildren: ReadonlySet<string> = new Set(['bed-with-kids', 'family-home'])

interface NamedPlace {
  kind: ListingKind
  name?: string
}

/**
 * Whether an adult who does this task may come: `no` when the name says that it is for others, `maybe` when it is for
 * women, men or inpatients alone, or when a parent cannot tell if it takes children. Nobody is asked which they are.
 */
export function judgeAudience(taskId: string, { kind, name = '' }: NamedPlace): 'yes' | 'maybe' | 'no' {
  const plain = name.toLowerCase().replaceAll(/[’'.]/g, '')
  const isFor = (audience: Audience) => audiencePatterns[audience].test(plain)
  if (kind === 'library' && /\b(law|medical) library\b/.test(plain)) return 'no'
  if (openKinds.has(kind)) return 'yes'
  const isForFamilies = isFor('families')
  if (isFor('others') || isFor('seniors') || (isFor('children') && !isForFamilies)) return 'no'
  if (kind === 'health-center' && isFor('partOfCare')) return 'no'
  if (kind === 'health-center' && (isFor('otherCare') || isFor('residents'))) return 'maybe'
  if (kind === 'day-center' && taskId !== 'clothes-and-shower' && isFor('washing')) return 'no'
  if (kind === 'mediation' && isFor('tenants')) return 'no'
  if (kind === 'mental-health-clinic' && isFor('inpatients')) return 'maybe'
  if (kind === 'veterans-benefits' && isFor('onBaseOrCampus')) return 'no'
  if (isFor('veterans') && !veteranKinds.has(kind)) return 'no'
  const isStay = stayKinds.has(kind)
  const isForMen = isFor('men') && !isFor('women')
  const isForWomen = isFor('women') && !isFor('men')
  if (isForWomen && tasksOfWomen.has(taskId)) return 'yes'
  // Nobody said to be a woman is sent to women's care, not even where nothing else is near.
  if (kind === 'health-center' && isForWomen) return 'no'
  if (!isStay && !programKinds.has(kind)) return isForWomen ? 'maybe' : 'yes'
  if (isStay && tasksWithChildren.has(taskId)) return isForFamilies ? 'yes' : isForMen ? 'no' : 'maybe'
  if (isStay && isForFamilies) return 'no'
  return isForMen || isForWomen ? 'maybe' : 'yes'
}
