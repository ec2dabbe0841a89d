import { benchImports } from './imports.ts'
import { benchMemory } from './memory.ts'
import { benchCrowd } from './pin-crowd.ts'
import { benchPin } from './pin.ts'
import { benchRequests } from './requests.ts'
import { benchSearch } from './search.ts'
import { benchStart } from './start.ts'
import { benchTapToList } from './tap-to-list.ts'
import { benchText } from './text.ts'
import { benchWrites } from './writes.ts'

/** Each figure is a ratio against a peer measured in the same run, so a slow machine affects both equally. */
const floors = { groupedWrites: 4, millionOverReal: 3, searchP95Ms: 10, memoryMb: 300, dryRunMs: 10_000, slowPhone: 4 }
/** The most that reading may hold the only thread: any text of 4 KB, any body, and the plan of an ordinary person. */
const readingMs = { short: 50, any: 150, ordinary: 15 }
const shortText = 4000
const problems: string[] = []

async function writes(): Promise<void> {
  const { grouped, oneByOne, ratio } = await benchWrites()
  console.log(
    `durable inserts  grouped ${Math.round(grouped)}/s, one by one ${Math.round(oneByOne)}/s: ${ratio.toFixed(1)} times as many`,
  )
  if (ratio < floors.groupedWrites)
    problems.push(`Grouped commits must bring ${floors.groupedWrites} times as many durable inserts.`)
}

async function requests(): Promise<void> {
  const { ours, bare, ratio } = await benchRequests()
  console.log(`requests         ours ${ours}/s, bare Node ${bare}/s: ${(ratio * 100).toFixed(0)} % of bare`)
}

async function start(): Promise<void> {
  const { readyMs, emptyMs, ratio } = await benchStart()
  console.log(`second start     ${readyMs} ms to ready, an empty Node ${emptyMs} ms: ${ratio.toFixed(1)} times as long`)
}

async function memory(): Promise<void> {
  const { startedMb, usedMb } = await benchMemory()
  console.log(
    `memory           ${Math.round(startedMb)} MB when ready, ${Math.round(usedMb)} MB after 300 searches and 100 questions`,
  )
  if (Math.max(startedMb, usedMb) > floors.memoryMb) problems.push(`The server may hold ${floors.memoryMb} MB.`)
}

async function search(): Promise<void> {
  const { real, million } = await benchSearch()
  const ratio = million.p95 / real.p95
  console.log(`search           p95 ${real.p95.toFixed(1)} ms, with a million rows ${ratio.toFixed(2)} times as long`)
  if (real.p95 > floors.searchP95Ms)
    problems.push(`A search must take at most ${floors.searchP95Ms} ms (p95, one client).`)
  if (ratio > floors.millionOverReal)
    problems.push(`A million rows may cost at most ${floors.millionOverReal} times as much.`)
}

async function imports(): Promise<void> {
  const { dryRunMs, parseMs, ratio, steps } = await benchImports()
  console.log(
    `import           5,000 rows judged in ${(dryRunMs / 1000).toFixed(1)} s in ${steps} steps, a plain parse ${parseMs.toFixed(0)} ms: ${ratio.toFixed(0)} times as long`,
  )
  if (dryRunMs > floors.dryRunMs) problems.push(`A dry run of 5,000 rows may take ${floors.dryRunMs / 1000} s.`)
  if (steps < 5) problems.push('The progress of a dry run must be seen to move.')
}

async function pin(): Promise<void> {
  await benchPin((line, isGood) => {
    console.log(line)
    if (!isGood) problems.push(`Not as it must be: ${line}`)
  })
}

async function crowd(): Promise<void> {
  await benchCrowd((line, isGood) => {
    console.log(line)
    if (!isGood) problems.push(`Not as it must be: ${line}`)
  })
}

async function tap(): Promise<void> {
  const { fullMs, slowMs, specifiedMs, ratio } = await benchTapToList()
  console.log(
    `tap to list      ${fullMs} ms, on a phone four times slower ${slowMs} ms; beyond the fixed ${specifiedMs} ms ${ratio.toFixed(1)} times as long`,
  )
  // Four times the processing time, plus an allowance for timers and the network, which are not slowed.
  if (slowMs - specifiedMs > floors.slowPhone * (fullMs - specifiedMs) + 250)
    problems.push(`A phone four times slower may wait ${floors.slowPhone} times as long.`)
}

async function text(): Promise<void> {
  const mark = (ms: number, most: number) => (ms > most ? `over ${most} ms` : `within ${most} ms`)
  const { mean, p90 } = await benchText(
    ({ call, characters, text: beginning, ms, costMs, ratio, everydayMs, tried }) => {
      const most = characters <= shortText ? readingMs.short : readingMs.any
      console.log(
        `text             ${call}, ${characters} characters: held ${ms.toFixed(0)} ms, ${mark(ms, most)}; in all ${costMs.toFixed(0)} ms, ${ratio.toFixed(0)} times a plain parse (everyday text ${everydayMs.toFixed(0)} ms), of ${tried} texts: ${beginning}`,
      )
      if (ms > most) problems.push(`To read ${characters} characters may hold the loop for ${most} ms (${call}).`)
    },
  )
  console.log(
    `ordinary plans   ${mean.toFixed(1)} ms of CPU, ${mark(mean, readingMs.ordinary)}; ${p90.toFixed(1)} ms (p90)`,
  )
  if (mean > readingMs.ordinary) problems.push(`An ordinary plan may take ${readingMs.ordinary} ms of CPU.`)
}

const parts = { writes, requests, start, memory, search, imports, pin, crowd, tap, text }
const chosen = process.argv.slice(2)
const unknown = chosen.find((name) => !(name in parts))
if (unknown) {
  console.error(`Usage: npm run bench [-- ${Object.keys(parts).join(' | ')}]`)
  process.exit(1)
}
for (const [name, run] of Object.entries(parts)) if (chosen.length === 0 || chosen.includes(name)) await run()
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
