import { computeShare, evaluateKinds, pairSets } from './kinds.ts'

const floor = 0.97

/** Prints the share of right kinds among what is shown first, and every pair that shows a wrong one. */
export async function printKinds(showsEach: boolean): Promise<boolean> {
  const evaluated = await evaluateKinds()
  let isGood = true
  for (const set of pairSets) {
    const pairs = evaluated[set]
    const share = computeShare(pairs, 'isRight')
    const states = new Set(pairs.map(({ pair }) => pair.state)).size
    console.log(
      `${set}: ${(share * 100).toFixed(1)} % right of the first five (${(computeShare(pairs, 'isStrictlyRight') * 100).toFixed(1)} % by the judge's kinds alone), ${pairs.length} pairs, ${states} states`,
    )
    if (share < floor) isGood = false
    for (const { pair, shown } of pairs) {
      const wrong = shown.filter(({ isRight }) => !isRight)
      if (!showsEach && shown.length > 0 && wrong.length === 0) continue
      if (set === 'held-out' && !showsEach) continue
      console.log(`  ${pair.id} ${pair.need} ${pair.county} ${pair.state}${pair.words ? ` “${pair.words}”` : ''}`)
      if (shown.length === 0) console.log('    nothing shown')
      for (const { name, kind } of showsEach ? shown : wrong) console.log(`    ${kind}: ${name}`)
      console.log(`    accepted: ${pair.accept.join(', ')}`)
    }
  }
  return isGood
}
