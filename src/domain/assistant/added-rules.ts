import type { Guardrails } from '../service/settings.ts'
import { fold } from '../text/fold.ts'
import { assessCrisis } from './crisis.ts'
import { crisisKinds, type Crisis, type CrisisKind } from './crisis-kinds.ts'

/** Rules that admins added to the shipped ones. They can only add: no shipped rule becomes weaker. */
export interface AddedRules {
  /** The most severe match of the shipped rules and the added phrases. */
  crisisIn(text: string): Crisis | null
  /** The added crisis phrases found in a text, most severe first. */
  crisisPhrasesIn(text: string): { kind: CrisisKind; phrase: string }[]
  /** The blocked-topic phrases found in the text. */
  blockedIn(text: string): string[]
}

/** People mix languages, so every phrase is matched in every text: as whole words, ignoring case and accents. */
export function createAddedRules({ crisisPhrases, blockedTopics }: Guardrails): AddedRules {
  const padded = (text: string) => ` ${fold(text)} `
  const standsIn =
    (text: string) =>
    ({ phrase }: { phrase: string }) => {
      const folded = fold(phrase)
      return folded !== '' && text.includes(` ${folded} `)
    }
  const gravity = ({ kind }: { kind: CrisisKind }) => crisisKinds.indexOf(kind)
  const crisisPhrasesIn: AddedRules['crisisPhrasesIn'] = (text) =>
    crisisPhrases
      .filter(standsIn(padded(text)))
      .map(({ kind, phrase }) => ({ kind, phrase }))
      .toSorted((a, b) => gravity(a) - gravity(b))
  return {
    crisisPhrasesIn,
    blockedIn: (text) => blockedTopics.filter(standsIn(padded(text))).map(({ phrase }) => phrase),
    crisisIn(text) {
      const shipped = assessCrisis(text)
      const [added] = crisisPhrasesIn(text)
      if (!added || (shipped && gravity(shipped) <= gravity(added))) return shipped
      // In an overdose there is no time to ask how urgent it is.
      return { kind: added.kind, level: shipped?.level === 'now' || added.kind === 'overdose' ? 'now' : 'support' }
    },
  }
}

export const noAddedRules: AddedRules = createAddedRules({ crisisPhrases: [], blockedTopics: [] })

/** Shorter phrases match too many harmless messages. */
export const minPhraseLetters = 4

export interface AddedRuleIssue {
  list: 'crisisPhrases' | 'blockedTopics'
  at: number
  problem: 'too_short' | 'false_alarm'
  /** A harmless message that the phrase would match. */
  message?: string
}

/**
 * Phrases that may not be added: too short, or matching harmless messages that must get a normal answer. A message that
 * the shipped rules classify as a crisis does not count as harmless.
 */
export function findAddedRuleIssues(guardrails: Guardrails, harmless: readonly string[]): AddedRuleIssue[] {
  const folded = harmless.map((message) => ({ message, text: ` ${fold(message)} ` }))
  const findIssues = (list: AddedRuleIssue['list']) =>
    guardrails[list].flatMap(({ phrase }, at): AddedRuleIssue[] => {
      const words = fold(phrase)
      if ((words.match(/\p{L}/gu) ?? []).length < minPhraseLetters) return [{ list, at, problem: 'too_short' }]
      const hit = folded.find(({ message, text }) => text.includes(` ${words} `) && assessCrisis(message) === null)
      return hit ? [{ list, at, problem: 'false_alarm', message: hit.message }] : []
    })
  return [...findIssues('crisisPhrases'), ...findIssues('blockedTopics')]
}
