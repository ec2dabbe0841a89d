import type { FastifyInstance } from 'fastify'
import { satisfactionStats, voteSatisfaction } from '#contracts/votes.ts'
import { parseAcceptLanguage } from '#domain/language.ts'
import { suppressSmallCount } from '#domain/analytics/suppression.ts'
import type { Clock } from '#server/platform/clock.ts'
import { implement } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'
import { votesRepository, type VotesRepository } from './repository.ts'

function voteRoutes(app: FastifyInstance, { clock, votes }: { clock: Clock; votes: VotesRepository }): void {
  implement(
    app,
    voteSatisfaction,
  )(async ({ body: { sessionId, voteType, context } }, { visitor, request }) => {
    const principalId = await visitor.ensurePrincipal()
    const language = parseAcceptLanguage(request.headers['accept-language']) ?? null
    await votes.record({ principalId, label: sessionId, voteType, context, language }, clock.now())
    return { success: true }
  })

  implement(
    app,
    satisfactionStats,
  )(async () => {
    const counts = await votes.countByContext()
    const countVotes = (context: string, type: string) =>
      counts.find((row) => row.context === context && row.vote_type === type)?.votes ?? 0
    const contexts = [...new Set(counts.map((row) => row.context))]
    const stats = contexts.map((context) => ({
      context,
      thumbsUp: suppressSmallCount(countVotes(context, 'thumbs_up')),
      thumbsDown: suppressSmallCount(countVotes(context, 'thumbs_down')),
    }))
    // A name with only a few votes is left out, because anyone could have made it up.
    return {
      success: true,
      stats: stats.filter(({ thumbsUp, thumbsDown }) => thumbsUp !== null || thumbsDown !== null),
    }
  })
}

export function registerVotes(app: FastifyInstance, { db, clock }: Services): void {
  voteRoutes(app, { clock, votes: votesRepository(db) })
}
