/** Waiting for a turn on a busy machine is not what is measured, but it takes time. */
export const growthTimeout = 60_000

const times = 4
/** Between the 4 of a time that grows with the input and the 16 of one that grows with its square. */
const clearlyLinear = 6

type Measure = (part: () => void) => number

/**
 * How many times longer a function takes for an input that is four times as long. The short and the long input run by
 * turns and for about as long. On a machine with time to spare the least time of ten runs tells. A busy one interrupts
 * every long run, so where that is not clear the processor time of many runs is compared: it leaves out the waiting.
 */
export function measureGrowth<Input>(run: (input: Input) => unknown, input: Input, fourfold: Input): number {
  const measureBoth = (measure: Measure) => ({
    short: measure(() => {
      for (let time = 0; time < times; time++) run(input)
    }),
    long: measure(() => run(fourfold)),
  })
  const quick = Array.from({ length: 10 }, () => measureBoth(measureWait))
  const least = (side: 'short' | 'long') => Math.min(...quick.map((round) => round[side]))
  const growth = (least('long') / least('short')) * times
  return growth < clearlyLinear ? growth : compareProcessorTime(() => measureBoth(measureProcessor))
}

const measureWait: Measure = (part) => {
  const began = performance.now()
  part()
  return performance.now() - began
}

const measureProcessor: Measure = (part) => {
  const before = process.threadCpuUsage()
  part()
  const { user, system } = process.threadCpuUsage(before)
  return user + system
}

/** In sum, because some systems count processor time in steps that are longer than one run. */
function compareProcessorTime(measureBoth: () => { short: number; long: number }): number {
  const enough = 200_000
  let [short, long] = [0, 0]
  for (let round = 0; round < 3000 && short + long < enough; round++) {
    const spent = measureBoth()
    short += spent.short
    long += spent.long
  }
  return (long / short) * times
}
