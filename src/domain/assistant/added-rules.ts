import type { Guardrails } from '../service/settings.ts'
import { fold } from '../text/fold.ts'
import { assessCrisis } from './crisis.ts'
import { crisisKinds, type Crisis, type CrisisKind } from './crisis-kinds.ts'

/** What those who run the service added to the rules we ship. They only ever add: no shipped rule grows weaker. */
export interface AddedRules {
  /** The gravest of what the shipped rules and the added phrases find. */
  crisisIn(text: string): Crisis | null
  /** The added phrases of a crisis that stand in a text, the gravest first. */
  crisisPhrasesIn(text: string): { kind: CrisisKind; phrase: string }[]
  /** The phrases of blocked topics that stand in it. */
  blockedIn(text: string): string[]
}

/** People mix languages, so every phrase is looked for in every text: as whole words, whatever capitals and accents. */
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
      // Whoever overdoses has no time to be asked how urgent it is.
      return { kind: added.kind, level: shipped?.level === 'now' || added.kind === 'overdose' ? 'now' : 'support' }
    },
  }
}

export const noAddedRules: AddedRules = createAddedRules({ crisisPhrases: [], blockedTopics: [] })

/** Shorter phrases stand in too many harmless messages. */
export const minPhraseLetters = 4

export interface AddedRuleIssue {
  list: 'crisisPhrases' | 'blockedTopics'
  at: number
  problem: 'too_short' | 'false_alarm'
  /** A harmless message that the phrase would fire on. */
  message?: string
}

/**
 * Phrases that may not be added: too short, or found in messages that must be answered as they are. A message that
 * the shipped rules take for a crisis is no such message.
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
