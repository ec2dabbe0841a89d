import * as z from 'zod/mini'
import { listIntroductions } from '#contracts/introductions.ts'
import { Introduction } from '#domain/introductions/introduction.ts'
import { buildReplyError, refuseFailure } from '#client/platform/api/api-error.ts'
import { currentLanguage } from '#client/platform/i18n/current-language.ts'

export interface LoadedIntroductions {
  etag: string | null
  list: readonly Introduction[]
}

/** An answer counts whatever its id looks like: it also belongs to its listing. */
const AnyId = z.union([z.string(), z.pipe(z.number(), z.transform(String))])
const ListReply = z.extend(listIntroductions.reply, { introductions: z.array(z.extend(Introduction, { id: AnyId })) })

/** Not `callApi`: polling sends the list's version, and an unchanged list comes back without a body. */
export async function requestList(loadedIntroductions: LoadedIntroductions | null): Promise<LoadedIntroductions> {
  const response = await fetch(listIntroductions.path, {
    method: listIntroductions.method,
    credentials: 'include',
    headers: {
      Accept: 'application/json',
      'Accept-Language': currentLanguage(),
      ...(loadedIntroductions?.etag && { 'If-None-Match': loadedIntroductions.etag }),
    },
  })
  if (loadedIntroductions && response.status === 304) return loadedIntroductions
  await refuseFailure(response)
  const json: unknown = await response.json()
  const reply = ListReply.safeParse(json)
  if (!reply.success) throw buildReplyError(response.status, json)
  return { etag: response.headers.get('etag'), list: reply.data.introductions }
}
