import { maxTextLengths, type PostKind } from '#domain/community/post.ts'
import { findForbiddenData } from '#domain/community/private-data.ts'
import { AppError } from '#server/platform/http/app-error.ts'

/** Names each invalid field; the text itself is never sent back. */
export function refusePrivateData(kind: PostKind, fields: Readonly<Record<string, string | null>>): void {
  const filled = Object.entries(fields).flatMap(([path, text]) => (text === null ? [] : [{ path, text }]))
  const long = filled.filter(({ path, text }) => path !== 'title' && text.length > maxTextLengths[kind])
  if (long.length > 0) {
    throw new AppError(400, 'bad_request', { fields: long.map(({ path }) => ({ path, problem: 'too_big' })) })
  }
  const found = filled.flatMap(({ path, text }) =>
    findForbiddenData(kind, text).map((finding) => ({ path, problem: finding.kind })),
  )
  if (found.length > 0) throw new AppError(400, 'private_data', { fields: found })
}
