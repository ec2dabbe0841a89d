import * as z from 'zod/mini'
import { DangerFigures, DangerLanguage, FirstResult } from '#domain/danger/danger-figures.ts'
import { expectedResults, maxTrainingTurns, maxTurnLength } from '#domain/danger/training-message.ts'
import { defineCall } from './call.ts'
import { SuccessReply } from './label.ts'

export const showDangerFigures = defineCall({
  method: 'GET',
  path: '/api/admin/chat/danger-figures',
  access: 'reviewer',
  summary: 'How well danger is seen: the first look at each round of test messages, and the figures of today.',
  reply: z.object({
    success: z.literal(true),
    firstResults: z.array(FirstResult),
    today: z.nullable(DangerFigures),
  }),
})

const turn = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxTurnLength))
const newTrainingMessage = {
  language: DangerLanguage,
  /** The last messages of a person, oldest first. */
  turns: z.array(turn).check(z.minLength(1), z.maxLength(maxTrainingTurns)),
  expected: z.enum(expectedResults),
}
const TrainingMessage = z.object({ id: z.uuid(), ...newTrainingMessage })
export type TrainingMessage = z.infer<typeof TrainingMessage>

export const listTrainingMessages = defineCall({
  method: 'GET',
  path: '/api/admin/chat/training',
  access: 'reviewer',
  summary: 'Messages staff added to the next training of the danger judge.',
  reply: z.object({ success: z.literal(true), messages: z.array(TrainingMessage) }),
})

export const addTrainingMessage = defineCall({
  method: 'POST',
  path: '/api/admin/chat/training',
  access: 'admin',
  summary: 'Adds a message to the next training. Words that look like somebody’s own data are refused.',
  body: z.object(newTrainingMessage),
  reply: z.object({ success: z.literal(true), id: z.uuid() }),
})

export const removeTrainingMessage = defineCall({
  method: 'DELETE',
  path: '/api/admin/chat/training/{id}',
  access: 'admin',
  summary: 'Takes a message out of the next training.',
  params: z.object({ id: z.uuid() }),
  reply: SuccessReply,
})

export const exportTrainingMessages = defineCall({
  method: 'GET',
  path: '/api/admin/chat/training/export',
  access: 'admin',
  summary: 'All messages for the next training as a JSONL file that the training reads as it is.',
  reply: 'file',
})
