import { mean } from '../../src/domain/search-lab/metrics.ts'
import { evaluateSearch, type EvaluatedQuery } from './search.ts'

/** Minimum scores on the judged questions. */
const floors = { ndcg: 0.9, timesBaseline: 1.3, spanishGap: 0.03 }

/** Prints the figures next to the baseline's; false when one is below its floor. */
export async function printSearch(showsEach: boolean): Promise<boolean> {
  const evaluated = await evaluateSearch()
  const of = (side: 'ours' | 'baseline', list: EvaluatedQuery[]) => ({
    ndcg: mean(list.map((result) => result[side].ndcg)),
    recall: mean(list.map((result) => result[side].recall)),
    empty: mean(list.map((result) => (result[side].isEmpty ? 1 : 0))),
  })
  const inLanguage = (language: string) => evaluated.filter(({ query }) => query.language === language)
  const heldOut = evaluated.filter(({ query }) => query.isHeldOut)
  const groups = { all: evaluated, English: inLanguage('en'), Spanish: inLanguage('es'), 'held out': heldOut }

  console.log(`${evaluated.length} judged questions      nDCG@10            recall@20          empty`)
  console.log('                          ours   keywords    ours   keywords    ours   keywords')
  for (const [name, list] of Object.entries(groups)) {
    const [ours, baseline] = [of('ours', list), of('baseline', list)]
    const cells = (['ndcg', 'recall', 'empty'] as const).map(
      (figure) => `${ours[figure].toFixed(3).padStart(8)} ${baseline[figure].toFixed(3).padStart(9)}`,
    )
    console.log(`${name.padEnd(22)} ${cells.join('  ')}`)
  }
  const [ours, baseline] = [of('ours', evaluated), of('baseline', evaluated)]
  const ratio = ours.ndcg / baseline.ndcg
  const gap = Math.abs(of('ours', groups.English).ndcg - of('ours', groups.Spanish).ndcg)
  console.log(`times the baseline     ${ratio.toFixed(2)}\nSpanish gap            ${gap.toFixed(3)}`)

  // Held-out questions are not printed: once their answers are read, they no longer are held out.
  const weakest = evaluated.filter(({ query }) => !query.isHeldOut).toSorted((a, b) => a.ours.ndcg - b.ours.ndcg)
  for (const {
    query,
    ours: { ndcg },
    first,
  } of showsEach ? weakest : weakest.slice(0, 5)) {
    console.log(`${ndcg.toFixed(2)} ${query.id} ${query.text ?? query.needs?.join()} (${query.county}, ${query.state})`)
    if (showsEach) for (const line of first) console.log(`       ${line}`)
  }
  return ours.ndcg >= floors.ndcg && ratio >= floors.timesBaseline && gap <= floors.spanishGap
}
