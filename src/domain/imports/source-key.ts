import { fold } from '../text/fold.ts'

const longest = 500

/** The same key for the same list of the same publisher, despite differences in typing. */
export function buildSourceKey({ publisher, dataset }: { publisher: string; dataset: string }): string {
  return `${fold(publisher)} | ${fold(dataset)}`.slice(0, longest)
}
