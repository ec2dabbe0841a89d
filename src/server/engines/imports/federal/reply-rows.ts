import type { ReplyShape } from '#server/engines/sources/feeds/raw-listing.ts'
import { ImportFileError } from '../import-file-error.ts'

/** What stands where a reply should: an error page among the answers, a line that is cut off. */
export const unreadable = Symbol('unreadable')

type Reply = ReplyShape<unknown>['reply']

/** Every row of a file that holds one reply, a list of replies, or one reply a line, in the order of the file. */
export function parseReplyRows(reply: Reply, text: string): unknown[] {
  const whole = parsed(text)
  const rows = whole === unreadable ? parsedLines(text).flatMap((line) => rowsIn(reply, line)) : rowsIn(reply, whole)
  // Not one answer of this service: somebody picked another file.
  if (rows.length > 0 && rows.every((row) => row === unreadable)) throw new ImportFileError('file_empty')
  return rows
}

/** Some replies are plain lists, but a row never is one: a list inside such a list is a reply of its own. */
function rowsIn(reply: Reply, value: unknown): unknown[] {
  const { data: rows } = reply.safeParse(value)
  if (rows) return rows.flatMap((row) => reply.safeParse(row).data ?? [row])
  return Array.isArray(value) ? value.flatMap((part) => reply.safeParse(part).data ?? [unreadable]) : [unreadable]
}

/** Line by line only when the first line is whole: otherwise it is one reply that broke off. */
function parsedLines(text: string): unknown[] {
  const [first, ...others] = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map(parsed)
  if (typeof first !== 'object' || first === null) throw new ImportFileError('file_not_json')
  return [first, ...others]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return unreadable
  }
}
