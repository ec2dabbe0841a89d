import type { FastifyInstance } from 'fastify'
import type { CallAnswer } from '#contracts/call.ts'
import {
  addTrainingMessage,
  exportTrainingMessages,
  listTrainingMessages,
  removeTrainingMessage,
  showDangerFigures,
} from '#contracts/danger-training.ts'
import { toDangerMessage } from '#domain/danger/training-message.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import { notFound } from '#server/platform/http/app-error.ts'
import { implement, implementFile } from '#server/platform/http/implement.ts'
import { requireStaff } from '#server/platform/http/staff.ts'
import { listCases } from './cases-repository.ts'
import { addCase, removeCase } from './commands/change-cases.ts'

export interface TrainingDeps {
  clock: Clock
  db: Db
  figures: Omit<CallAnswer<typeof showDangerFigures>, 'success'>
}

/** How well danger is seen, and the messages that the judge of danger should learn next. */
export function trainingRoutes(app: FastifyInstance, { clock, db, figures }: TrainingDeps): void {
  const listMessages = async () =>
    (await listCases(db, 'training')).map(({ id, language, earlier, text, expected }) => ({
      id,
      language,
      turns: [...earlier, text],
      expected,
    }))

  implement(app, showDangerFigures)(async () => ({ success: true, ...figures }))

  implement(app, listTrainingMessages)(async () => ({ success: true, messages: await listMessages() }))

  implement(
    app,
    addTrainingMessage,
  )(async ({ body: { language, turns, expected } }, { request }) => {
    const added = { language, expected, earlier: turns.slice(0, -1), text: turns.at(-1) ?? '' }
    return { success: true, id: await addCase(db, 'training', added, requireStaff(request), clock.now()) }
  })

  implement(
    app,
    removeTrainingMessage,
  )(async ({ params: { id } }, { request }) => {
    await removeCase(db, 'training', id, requireStaff(request), clock.now())
    return { success: true }
  })

  implementFile(
    app,
    exportTrainingMessages,
  )(async (_, { request, reply }) => {
    requireStaff(request)
    const lines = (await listMessages()).toReversed().map((message) => JSON.stringify(toDangerMessage(message)))
    // The training cannot read a file without messages.
    if (lines.length === 0) throw notFound()
    const day = new Date(clock.now()).toISOString().slice(0, 10)
    return reply
      .type('application/jsonl; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="staff-${day}.jsonl"`)
      .send(`${lines.join('\n')}\n`)
  })
}
