import { classifyByName } from '#domain/directory/classify-kind.ts'
import type { ListingKind } from '#domain/directory/kinds.ts'
import type { ListRow } from './list-row.ts'

/** A row as its list means it, or why it is left out. */
export type ListRule = (row: ListRow) => ListRow | string

const forOlderPeople = 'left out of a list: for older people only'
const isForOlderPeople = (name: string) =>
  /\b(seniors?|aging|elder(ly|law)?|nutrition(al)? (center|services)|meals on wheels|home(bound|[- ]delivered))\b|62\+/i.test(
    name,
  )

const as = (row: ListRow, kind: ListingKind): ListRow => ({ ...row, kind })

/** Pantries inside a school serve its families. */
const isInSchool = (name: string) =>
  classifyByName(name) === 'youth-program' || /\b(elementary|middle|high|academy|jr|preschool|isd|school)\b/i.test(name)

const food: ListRule = (row) => {
  if (isInSchool(row.name) && !/\bchurch\b/i.test(row.name)) return 'left out of a list: a pantry of a school'
  if (row.services.includes('Nutrition Services Program')) return forOlderPeople
  const isMeal = row.kind === 'meal-site' || /\b(soup kitchen|community meals?)\b/i.test(row.name)
  if (isMeal) return isForOlderPeople(row.name) ? forOlderPeople : as(row, 'meal-site')
  return as(row, 'food-pantry')
}

/** Made in the first weeks of 2020: parking lots and schools where food was given out for a while. */
const californiaFood: ListRule = (row) => {
  const isPassing =
    row.services.includes('Food Bank') && !/\b(food bank|church|pantry|closet|mission|storehouse)\b/i.test(row.name)
  return isPassing ? 'left out of a list: a site of spring 2020' : food(row)
}

const chicago: ListRule = (row) => {
  const [label] = row.services
  // "Streetwise - Streetwise, Inc": agency and program have one name.
  const [agency = '', program] = row.name.split(' - ', 2)
  const named =
    program && toLetters(program).startsWith(toLetters(agency).slice(0, 12)) ? { ...row, name: agency } : row
  if (label === 'Tax help') return 'left out of a list: open in the tax season only'
  if (label === 'Benefits help') return 'left out of a list: an office that closed'
  if (label === 'Supportive housing') return as(named, 'affordable-housing')
  if (label === 'Computer classes') return as(named, 'adult-school')
  if (label === 'Outreach') return as(named, 'community-program')
  if (label === 'Job help' || label === 'Transitional jobs') return as(named, 'reentry-employment')
  return named
}
const toLetters = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '')

const newYorkDmv: ListRule = (row) => {
  const isOther = /\b(kiosk|mobile|vehicle safety|traffic violations?)\b/i.test(`${row.name} ${row.services.join(' ')}`)
  return isOther ? 'left out of a list: an office that makes no IDs' : row
}

const newerElsewhere = 'left out of a list: newer lists have its kind of place'
const notInGuide = new Set<ListingKind>([
  'outpatient-treatment',
  'mental-health-clinic',
  'health-center',
  'community-program',
])

/** Made by students in 2019: only what no newer list has. */
const projectReentry: ListRule = (row) => {
  if (notInGuide.has(row.kind)) return newerElsewhere
  if (/\bhousing commission\b/i.test(row.name)) return as(row, 'housing-authority')
  if (/\bsocial security\b/i.test(row.name)) return newerElsewhere
  if (row.kind === 'ride-program' || row.kind === 'transit-agency') {
    return /\bveterans\b/i.test(row.name) ? as(row, 'veterans-benefits') : as(row, 'transit-agency')
  }
  if (row.kind === 'adult-school' && /\b(high school|elementary|college)\b/i.test(row.name)) return newerElsewhere
  return row
}

const knownHelpers =
  /\b(community action|action (agency|corp)|catholic charities|salvation army|ministerial alliance|vincent de ?paul|svdp|liheap|energy assistance|utility assistance|rental assistance|united way|cap(ca)?\b|scmcaa|economic opportunity|ozark action|community partnership)/i

/** Kept by one volunteer: its headings say little, so the name decides. */
const jjp: ListRule = (row) => {
  const { name } = row
  const isHome = /\b(apartments?|apts?|manor|village|estates|affordable (family )?housing|properties|maco)\b/i.test(
    name,
  )
  if (isForOlderPeople(name)) return forOlderPeople
  if (row.kind === 'clothing') return 'left out of a list: a thrift store'
  if (
    /\b(hospice|dementia|lutheran home|veterans home|rest home|residential care|senior living|asst lvg|birthright)\b/i.test(
      name,
    )
  ) {
    return 'left out of a list: care for the old or the ill'
  }
  if (row.kind === 'ride-program') {
    if (/\b(taxi|cab)\b/i.test(name)) return 'left out of a list: a taxi company'
    return /\b(transit|smts|oats|scat|nats|neat|bus)\b/i.test(name) ? as(row, 'transit-agency') : row
  }
  if (row.kind === 'housing-help') {
    if (/\b(housing auth|public housing|hud\b|section 8)/i.test(name)) return as(row, 'housing-authority')
    return isHome ? as(row, 'affordable-housing') : row
  }
  if (row.kind === 'money-help') return knownHelpers.test(name) ? row : as(row, 'community-program')
  return row
}

const bigburgh: ListRule = (row) => {
  if (/recreation center|rec center|active living center|\bstop \d+|^ending stop/i.test(row.name)) {
    return 'left out of a list: not a service of its own'
  }
  if (/\bpost-incarceration\b/i.test(row.name)) return as(row, 'reentry-program')
  if (/\bveteran/i.test(row.name) && row.kind === 'community-program') return as(row, 'veterans-benefits')
  if (/pediatric|children's clinic|planned parenthood|pharmacy|july/i.test(row.name)) return newerElsewhere
  if (row.kind === 'community-program') return 'left out of a list: not a service of its own'
  return row.kind === 'food-pantry' || row.kind === 'meal-site' ? food(row) : row
}

const broken = /(?<=\p{L})\uFFFD(?=s\b)/gu
const inTown = /^(.*?)\s*\((Waxahachie|Gainesville|Denton|Grapevine|Kaufman|Denison|Greenville|Fort Worth)\)$/

/** The packets of Dallas name no town, or name it behind the program; some letters of the second one are lost. */
const dallas: ListRule = (row) => {
  const name = row.name.replace(broken, '’').replaceAll('\uFFFD', '–')
  const [, , town] = inTown.exec(name) ?? []
  const moved =
    town && town !== row.city
      ? { city: town, zip: null, countyFips: null, lat: null, lon: null, geo: 'none' as const }
      : {}
  const own: ListRow = { ...row, name, ...moved }
  if (/\b(suicide|national|polaris|protective services|hotline)\b/i.test(name) && row.kind !== 'survivor-program') {
    return 'left out of a list: a line of the whole state or country'
  }
  if (
    /\b(autism|asperger|gam(ing|e) addicts|child(ren)?.?s|adoption|eating disorder|big brothers|volunteer match|down payment|home visiting|early childhood|day services)\b/i.test(
      name,
    )
  ) {
    return 'left out of a list: for one group only'
  }
  if (['mental-health-clinic', 'health-center', 'community-program'].includes(row.kind)) {
    if (row.services.some((label) => /psychiatric|drug treatment|medical referrals/i.test(label))) return newerElsewhere
    if (/\b(al-anon|anonymous|nami)\b/i.test(name)) return as(own, 'support-group')
  }
  return own
}

const cutLabels: ListRule = (row) => ({ ...row, services: row.services.slice(0, 1) })

const california: ListRule = (row) => {
  const hasNumber = row.phone && row.phone !== '211'
  return hasNumber ? row : 'left out of a list: a page without a number of its own'
}

/** Some rows have state and ZIP code where the town should be. */
const hawaii: ListRule = (row) => {
  const [, zip] = /^hi (\d{5})$/i.exec(row.city ?? '') ?? []
  return food(zip ? { ...row, city: null, zip } : row)
}

const clothing: ListRule = (row) => {
  return /\b(store|thrift|shop|goodwill|warehouse|hq|family resource|donat|baby|key food|headquarters)\b/i.test(
    row.name,
  )
    ? 'left out of a list: a thrift store'
    : row
}

/** Rules by source; the others are taken as they are. */
export const ruleBySource: Readonly<Record<string, ListRule>> = {
  'guide-bigburgh': bigburgh,
  'guide-california-counties': california,
  'guide-california-food': californiaFood,
  'guide-chicago': chicago,
  'guide-collin-college': dallas,
  'guide-family-gateway': dallas,
  'guide-hawaii-food': hawaii,
  'guide-iowa-recovery': cutLabels,
  'guide-jjp': jjp,
  'guide-new-york-dmv': newYorkDmv,
  'guide-nyc-clothing': clothing,
  'guide-project-reentry': projectReentry,
  ...Object.fromEntries(
    [
      'dallas-food',
      'durham-food',
      'got-food',
      'maryland-food-211',
      'maryland-food-bank',
      'midlands-food',
      'missouri-food',
      'montgomery-food',
      'nyc-food',
      'pittsburgh-food',
      'prince-georges-food',
      'pueblo-food',
      'waterloo-food',
    ].map((key) => [`guide-${key}`, food]),
  ),
}

export { food as foodRule, forOlderPeople, isForOlderPeople }
