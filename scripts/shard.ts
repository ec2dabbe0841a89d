/** One part of the whole test run, when machines share it: `2/4` is the second of four. */
export interface Shard {
  index: number
  total: number
}

export const wholeRun: Shard = { index: 1, total: 1 }

/** Reads `2/4`. A shard that does not exist must stop the run: it would test nothing and look green. */
export function parseShard(text: string): Shard {
  const [, index, total] = (/^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? []).map(Number)
  if (index === undefined || total === undefined || index < 1 || index > total) {
    throw new Error(`There is no shard "${text}". Use a form such as 2/4: the second of four.`)
  }
  return { index, total }
}

/** The arguments that make Vitest or Playwright run this part only. */
export function buildShardArguments({ index, total }: Shard): string[] {
  return total === 1 ? [] : [`--shard=${index}/${total}`]
}

/** Static checks are quick and run once, in the first shard; the transfer budgets in the last. */
export const isFirst = ({ index }: Shard): boolean => index === 1
export const isLast = ({ index, total }: Shard): boolean => index === total
