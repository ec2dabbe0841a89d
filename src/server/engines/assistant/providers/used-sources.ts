import type { AnswerSource } from '#contracts/assistant.ts'
import { collectAllowedFacts, type GroundingSources } from '#domain/grounding/allowed-facts.ts'
import { findClaims } from '#domain/grounding/claims.ts'
import { stripMarks } from '#domain/grounding/plain-text.ts'
import { fold } from '#domain/text/fold.ts'
import type { Evidence } from '../assistant.ts'
import { toListingSource } from '../embedded/listings-near.ts'

type Records = Pick<Evidence, 'texts' | 'places' | 'location'>

/** The records a reply is based on: those it names or takes a number from, otherwise the first guide it was given. */
export function findUsedSources(reply: string, { texts, places: listings, location }: Records): AnswerSource[] {
  const foldedReply = fold(reply)
  const plain = stripMarks(reply).text
  const all = collectAllowedFacts({ texts, places: listings, location })
  const none = collectAllowedFacts({ texts: [], places: [] })
  const claims = findClaims(plain, all).filter((claim) => !none.has(claim))
  const uses = (grounds: GroundingSources, name: string) => {
    const allowed = collectAllowedFacts(grounds)
    return foldedReply.includes(fold(name)) || claims.some((claim) => allowed.has(claim))
  }
  const used = [
    ...texts.filter((text) => uses({ texts: [text], places: [] }, text.source.title)).map(({ source }) => source),
    ...listings.filter((listing) => uses({ texts: [], places: [listing] }, listing.name)).map(toListingSource),
  ]
  const first = texts.find(({ source }) => source.kind === 'guide')?.source
  const listed = used.length > 0 || !first ? used : [first]
  return listed.filter(({ id }, index) => listed.findIndex((source) => source.id === id) === index)
}
