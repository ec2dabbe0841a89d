import { benchRequests } from './requests.ts'
import { benchStart } from './start.ts'
import { benchWrites } from './writes.ts'

/** Each figure is a ratio against a peer measured in the same run, so a slow machine judges both alike. */
const smallest = { writes: 4 }

const writes = await benchWrites()
console.log(`durable inserts  grouped ${Math.round(writes.grouped)}/s, one by one ${Math.round(writes.oneByOne)}/s: ${writes.ratio.toFixed(1)} times as many`)

const requests = await benchRequests()
console.log(`requests         ours ${requests.ours}/s, bare Node ${requests.bare}/s: ${(requests.ratio * 100).toFixed(0)} % of bare`)

const start = await benchStart()
console.log(`second start     ${start.readyMs} ms to ready, an empty Node ${start.emptyMs} ms: ${start.ratio.toFixed(1)} times as long`)

if (writes.ratio < smallest.writes) {
  console.error(`Grouped commits must bring ${smallest.writes} times as many durable inserts.`)
  process.exitCode = 1
}
