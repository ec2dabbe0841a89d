import { fold } from '../text/fold.ts'

const longest = 500

/** The same list of the same publisher, however it was typed this time. */
export function buildSourceKey({ publisher, dataset }: { publisher: string; dataset: string }): string {
  return `${fold(publisher)} | ${fold(dataset)}`.slice(0, longest)
}
