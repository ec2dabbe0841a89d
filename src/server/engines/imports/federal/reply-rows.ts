import type { ReplyShape } from '#server/engines/sources/feeds/raw-listing.ts'
import { ImportFileError } from '../import-file-error.ts'

/** Stands for an unreadable reply: an error page among the replies, or a truncated line. */
export const unreadable = Symbol('unreadable')

type Reply = ReplyShape<unknown>['reply']

/** Every row of a file that contains one reply, a list of replies, or one reply per line, in file order. */
export function parseReplyRows(reply: Reply, text: string): unknown[] {
  const whole = parsed(text)
  const rows = whole === unreadable ? parsedLines(text).flatMap((line) => rowsIn(reply, line)) : rowsIn(reply, whole)
  // Not a single reply of this service: the wrong file was chosen.
  if (rows.length > 0 && rows.every((row) => row === unreadable)) throw new ImportFileError('file_empty')
  return rows
}

/** Some replies are plain lists, but a row never is: a list inside such a list is a reply of its own. */
function rowsIn(reply: Reply, value: unknown): unknown[] {
  const { data: rows } = reply.safeParse(value)
  if (rows) return rows.flatMap((row) => reply.safeParse(row).data ?? [row])
  return Array.isArray(value) ? value.flatMap((part) => reply.safeParse(part).data ?? [unreadable]) : [unreadable]
}

/** Parses line by line only when the first line is complete JSON: otherwise it is one truncated reply. */
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
