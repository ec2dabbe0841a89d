import { AppError, notFound } from '#server/platform/http/app-error.ts'
import type { Refusal } from './run-on-introduction.ts'

/** Maps a refusal reason to an error; never includes anything the person wrote. */
function refusal(why: Refusal): AppError {
  switch (why.refused) {
    case 'missing':
      return notFound()
    case 'taken_back':
      return new AppError(409, 'taken_back')
    case 'closed':
      return new AppError(409, 'conflict')
    case 'unknown_colleague':
      return new AppError(400, 'bad_request', { fields: [{ path: 'accountId', problem: 'unknown' }] })
    case 'fault':
      return new AppError(400, 'bad_request', { fields: [{ path: why.field, problem: 'unknown' }] })
    case 'answered':
      return new AppError(409, 'already_answered', { marks: { answer: why.answer } })
  }
}

export function throwIfRefused<Done extends object>(result: Refusal | Done): Done {
  if ('refused' in result) throw refusal(result)
  return result
}
