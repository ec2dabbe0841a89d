const times = 4
/** Between 4 for linear growth and 16 for quadratic growth. */
const clearlyLinear = 6

type Measure = (part: () => void) => number

/**
 * How many times longer a function takes for an input four times as long. Short and long inputs alternate and run for
 * about the same time, and the minimum of ten runs is compared. A busy machine interrupts every long run, so when the
 * result is unclear the processor time of many runs is compared, which excludes waiting.
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

/** Summed, because some systems count processor time in steps longer than one run. */
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
