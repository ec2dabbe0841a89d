import { suppressSmallCount } from '../analytics/suppression.ts'
import { Language } from '../language.ts'
import { computeVisibleShare, type Cell } from '../partner-analytics/suppress.ts'
import { sumCounts, type Count, type LiveMeasure } from './measures.ts'

/** The outcome of a question; small talk and fixed replies have none. */
export const chatOutcomes = ['answered', 'no_data', 'crisis', 'failed'] as const
export type ChatOutcome = (typeof chatOutcomes)[number]

/** Vote context of the thumbs under Reggie's answers. */
const chatVotes = 'chat_conclusion'

export interface ChatStats {
  language: Language
  answered: Cell
  noData: Cell
  crisis: Cell
  crisisToday: Cell
  dropped: number | null
  failed: Cell
  thumbsUp: number | null
}

/** Always returns both English and Spanish. */
export function computeChatStats(counts: readonly Count[], today: readonly Count[]): ChatStats[] {
  return Language.options.map((language) => {
    const matchesKey = (key: string) => (count: Count) => count.language === language && count.key === key
    const outcome = (key: ChatOutcome, of = counts) => suppressSmallCount(sumCounts(of, 'chat', matchesKey(key)))
    const all = (measure: LiveMeasure) => sumCounts(counts, measure, (count) => count.language === language)
    const dropped = all('chat_dropped')
    return {
      language,
      answered: outcome('answered'),
      noData: outcome('no_data'),
      crisis: outcome('crisis'),
      crisisToday: outcome('crisis', today),
      failed: outcome('failed'),
      dropped: computeVisibleShare(dropped, all('chat_checked') - dropped),
      thumbsUp: computeVisibleShare(
        sumCounts(counts, 'vote_up', matchesKey(chatVotes)),
        sumCounts(counts, 'vote_down', matchesKey(chatVotes)),
      ),
    }
  })
}
