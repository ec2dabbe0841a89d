import type { FactAnswer, ReentryFact } from '#domain/directory/reentry-facts.ts'
import type { GuideEntry, ListRow } from './list-row.ts'

type Facts = Partial<Record<ReentryFact, FactAnswer>>

const people: readonly (readonly [string, ReentryFact])[] = [
  ['women', 'women'],
  ['men', 'men'],
  ['families', 'families'],
  ['youth', 'youngPeople'],
  ['seniors', 'olderAdults'],
]

/** What an entry of a guide says of who may come. Whom it does not name, it does not refuse. */
export function readConditions(conditions: NonNullable<GuideEntry['eligibility']>): Facts {
  const { serves = [], record, bring = [], note = '', intake = '', walk_in: isWalkIn } = conditions
  return {
    ...(record && { servesRecord: 'yes' as const }),
    ...(bring.some((paper) => /\bID\b/.test(paper)) && { noIdNeeded: 'no' as const }),
    ...(isWalkIn && { walkIn: 'yes' as const }),
    ...(/\b(no|not) walk-in\b/.test(intake) && { walkIn: 'no' as const }),
    ...(/\bmedication treatment accepted\b/.test(note) && { medicationTreatment: 'yes' as const }),
    ...Object.fromEntries(people.filter(([word]) => serves.includes(word)).map(([, fact]) => [fact, 'yes' as const])),
  }
}

const yes = (...facts: ReentryFact[]): Facts => Object.fromEntries(facts.map((fact) => [fact, 'yes' as const]))

/** Labels that say whom a house is for; the last one that fits counts. */
const labels: readonly (readonly [RegExp, Facts])[] = [
  [/^(youth|youth only shelters)$/i, yes('youngPeople')],
  [/^seniors?$/i, yes('olderAdults')],
  [/^for (the )?(family|families)\b|families with children/i, yes('families')],
  [/\bmen (&|and) women\b/i, yes('women', 'men')],
  [/\bwomen and children\b/i, yes('women', 'families')],
  [/\bwomen only\b/i, { women: 'yes', men: 'no' }],
  [/\bmen only\b/i, { men: 'yes', women: 'no' }],
  [/^salvation army adult rehabilitation center$/i, yes('men')],
]

export const readLabels = (services: readonly string[]): Facts =>
  Object.assign(
    {},
    ...services.flatMap((label) => labels.filter(([says]) => says.test(label)).map(([, facts]) => facts)),
  )

/**
 * A list of homes with its rules about a record: "depends" is a question, not an answer, and so is a yes with conditions.
 * A rule about sexual offenses is no rule about the registry, but a reason to ask.
 */
export function readRecordRules({ criminalHistory, criminalHistoryCriteria }: ListRow): Facts {
  const rules = criminalHistoryCriteria ?? ''
  const isPlainYes = criminalHistory === 'yes' && rules === ''
  return {
    ...(criminalHistory === 'no' && { servesRecord: 'no' as const }),
    ...(criminalHistory === 'yes' && { servesRecord: isPlainYes ? ('yes' as const) : ('ask' as const) }),
    ...(criminalHistory === 'depends' && { servesRecord: 'ask' as const }),
    ...(/\bviolen(t|ce)\b/i.test(rules) && {
      violentCharge: isAlwaysRefused(rules) ? ('no' as const) : ('ask' as const),
    }),
    ...(/\bRSO's excluded\b/i.test(rules) ? { registry: 'no' as const } : {}),
    ...(/\bsex/i.test(rules) && { registry: 'ask' as const }),
  }
}

const isAlwaysRefused = (rules: string) =>
  /automatic denial for violent|denied if they have a history of violent|no history of violent crimes/i.test(rules)
