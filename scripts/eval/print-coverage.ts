import { needKeys } from '../../src/domain/needs/needs.ts'
import { firstDaysRules } from '../../src/domain/search/absent-kinds.ts'
import { measureCoverage } from './coverage.ts'

/** Minimum share of counties with at least ten results for all needs together. */
const smallestShare = 0.99
const enough = 10

/** Prints the results of every county; false when the minimum is missed. */
export async function printCoverage(): Promise<boolean> {
  const { counties, all, local, without, near, absent } = await measureCoverage()
  const share = (counts: number[]) => counts.filter((count) => count >= enough).length / counties
  const row = (name: string, counts: number[]) => {
    const at = (part: number) => String(counts[Math.floor(counts.length * part)] ?? 0).padStart(6)
    const none = String(counts.filter((count) => count === 0).length).padStart(6)
    console.log(`${name.padEnd(28)}${(share(counts) * 100).toFixed(1).padStart(7)} %${at(0.5)}${at(0.1)}${none}`)
  }
  console.log(`${counties} counties, all needs      ≥ ${enough}   median   p10  none`)
  row('with statewide and national', all)
  row('local only', local)
  for (const need of needKeys) console.log(`${need.padEnd(28)} finds nothing in ${without.get(need) ?? 0} counties`)
  const percent = (count = 0) => `${((count / counties) * 100).toFixed(1).padStart(7)} %`
  console.log('First days, counties        near     notice')
  for (const { kind } of firstDaysRules) {
    console.log(`${kind.padEnd(22)}${percent(near.get(kind))}  ${percent(absent.get(kind))}`)
  }
  return share(all) >= smallestShare && all[0] !== 0
}
