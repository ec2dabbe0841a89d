import { fold } from '../text/fold.ts'

/** Limits of one import through the browser (T-7.2). Larger files go through the command on the server. */
export const importLimits = { bytes: 2 * 1024 * 1024, rows: 5000, columns: 200 } as const

const longest = 500

/** The same key for the same list of the same publisher, despite differences in typing. */
export function buildSourceKey({ publisher, dataset }: { publisher: string; dataset: string }): string {
  return `${fold(publisher)} | ${fold(dataset)}`.slice(0, longest)
}
