const [fewestRounds, mostRounds] = [10, 40]
const times = 4
/** Between the 4 of a time that grows with the input and the 16 of one that grows with its square. */
const clearlyLinear = 6

/**
 * How many times longer a function takes for an input that is four times as long. The short and the long input run by
 * turns and for about as long, and the least time of each counts: other work on the machine only ever makes a run
 * longer. More rounds are run while the result is not clear, because a busy machine disturbs most of them.
 */
export function measureGrowth<Input>(run: (input: Input) => unknown, input: Input, fourfold: Input): number {
  let [short, long] = [Infinity, Infinity]
  for (let round = 0; round < mostRounds && (round < fewestRounds || long / short > clearlyLinear); round++) {
    const began = performance.now()
    for (let time = 0; time < times; time++) run(input)
    const between = performance.now()
    run(fourfold)
    short = Math.min(short, (between - began) / times)
    long = Math.min(long, performance.now() - between)
  }
  return long / short
}
