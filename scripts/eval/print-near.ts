import { evaluateNear, type NearFigures, type NearSample } from './near.ts'

/** Prints for each need in how many counties help is really there. */
export async function printNear(): Promise<boolean> {
  const samples = await evaluateNear()
  for (const sample of samples) printSample(sample)
  return true
}

const columns = ['local', 'any', 'sure', 'anyLine'] as const
const headings = { local: 'local', any: 'any phone', sure: 'of two lists', anyLine: 'with national lines' }

function printSample({ name, counties, figures }: NearSample): void {
  console.log(`${name}: ${counties.length} counties, among the first five`)
  console.log(`${' '.repeat(14)}${columns.map((key) => headings[key].padStart(20)).join('')}`)
  const total: Pick<NearFigures, (typeof columns)[number]> = { local: 0, any: 0, sure: 0, anyLine: 0 }
  for (const [{ name: need, proper }, found] of figures) {
    console.log(`${need.padEnd(14)}${columns.map((key) => String(found[key]).padStart(20)).join('')}`)
    if (proper) console.log(`${' of which beds'.padEnd(14)}${String(found.proper).padStart(20)}`)
    for (const key of columns) total[key] += found[key]
  }
  const pairs = counties.length * figures.size
  const share = (key: (typeof columns)[number]) => `${((100 * total[key]) / pairs).toFixed(0)} %`.padStart(20)
  console.log(`${'all'.padEnd(14)}${columns.map(share).join('')}\n`)
}
