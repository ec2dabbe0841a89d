import { cleanName } from '../clean-text.ts'
import { foodRule, forOlderPeople, isForOlderPeople, type ListRule } from './list-rules.ts'

const beds = new Set(['emergency-shelter', 'transitional-housing', 'residential-treatment', 'survivor-program'])

/** "Salvation Army: LODI, CA: Hope Harbor", "my Harbor Light Center": the finder adds places and loses letters. */
function nameCorps(text: string): string {
  const own = text
    .replace(/^Salvation Army:\s*/, '')
    .replace(/^[A-Z .'-]+(?:\([^)]*\))?,? ?[A-Z]{2}(?: |: ?|, )?:\s*/, '')
    .replace(/^my (- )?/, '')
    .replace(/^dult /, 'Adult ')
    .replace(/^ion Army /, '')
    .replace(/^(the )?salvation army( of)? /i, '')
    .replace(/^social services: /i, '')
    .trim()
  const calm = own === own.toUpperCase() || /^[A-Z ()&]{12,}$/.test(own) ? cleanName(own) : own
  return `Salvation Army ${calm}`.slice(0, 200)
}

const salvationArmy: ListRule = (row) => {
  const [label = ''] = row.services
  const isBed = beds.has(row.kind)
  if (isBed && !row.phone) return 'left out of a list: beds without a phone'
  const isOfSurvivors = row.services.some((service) => service.startsWith('Safety and survivor'))
  if (row.phoneNote && !isBed) return 'left out of a list: shows the number of a regional office'
  if (/area command/i.test(label)) return 'left out of a list: an office that serves nobody'
  // "Ask if there are beds" says that a desk may know of some: no answer to who needs a place to live.
  const services = isBed ? row.services : row.services.filter((service) => !service.startsWith('Homeless help'))
  const named = { ...row, name: nameCorps(row.name), services }
  if (isOfSurvivors) return { ...named, kind: 'survivor-program' }
  // A volunteer, or a cupboard in somebody else's church: no desk that gives money.
  const isCupboard = /service (unit|extension)|outpost|mission station/i.test(label)
  return isCupboard ? { ...named, kind: 'community-program' } : named
}

const lawHelp: ListRule = (row) => {
  const { name } = row
  if (!row.phone) return 'left out of a list: no phone'
  if (isForOlderPeople(name)) return forOlderPeople
  if (/rental assistance program/i.test(name)) return 'left out of a list: a program that ended'
  if (
    /\b(union members|planning and estates|securities|investor|neighborhood entrepreneur|guardianship|trust services|civil liberties|lawyers alliance)\b/i.test(
      name,
    )
  ) {
    return 'left out of a list: for one group only'
  }
  if (
    /\b(mediation|dispute resolution|conflict resolution|resolution center|interpersonal development)\b/i.test(name)
  ) {
    return { ...row, kind: 'mediation', services: [] }
  }
  if (
    /\b(victims?|violence|safe horizon: d|renewal house|vera house|grace smith|hope's door|the retreat|sexual assault|women's (justice|resource)|safe harbors|vibes|crime)\b/i.test(
      name,
    ) &&
    !/law project|legal/i.test(name)
  ) {
    return { ...row, kind: 'survivor-program', services: [] }
  }
  if (/\b(defenders?|juvenile rights|criminal (defense|justice)|conflict defender|assigned counsel)\b/i.test(name)) {
    return { ...row, kind: 'public-defender', services: [] }
  }
  if (/\bhelp center\b/i.test(name)) return { ...row, kind: 'court-or-clerk', services: ['Court clerk'] }
  if (/\b(immigra|refugee|asylum)/i.test(name)) return { ...row, services: [...row.services, 'Immigration'] }
  if (/\b(independent living|disabled on the move)\b/i.test(name))
    return { ...row, kind: 'independent-living', services: [] }
  return row
}

const survivors: ListRule = (row) => {
  if (/\((eoir|nami|lsa)\)$/.test(row.sourceName)) return 'left out of a list: not from a coalition'
  // Who serves several counties is named under the first, and found in all.
  return { ...row, countyFips: row.countyFips ?? row.serves?.[0] ?? null }
}

/** Rules of the part by file; the others are taken as they are. */
export const partRuleByFile: Readonly<Record<string, ListRule>> = {
  salvation_army_2026: salvationArmy,
  food_bank_partners_2026: (row) => foodRule(row),
  ny_legal_help_2026: lawHelp,
  survivor_hotlines_2026: survivors,
  // Some counties run it themselves: their name alone would say nothing.
  community_action_agencies_2026: (row) => {
    return /^[\w. ]+ County$/.test(row.name) ? { ...row, name: `${row.name} Community Action` } : row
  },
  centers_independent_living_2026: (row) => ({ ...row, kind: 'independent-living' }),
  wic_clinics_2026: (row) => ({ ...row, kind: 'wic-clinic' }),
}
