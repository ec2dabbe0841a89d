import type { CallInput, CallReply } from '#contracts/call.ts'
import type { addTrainingMessage } from '#contracts/danger-training.ts'
import type { addGuardCase, tryMessage } from '#contracts/reggie-control.ts'

/** The rules' result for a message. */
export type TrialResult = CallReply<typeof tryMessage>
export type Message = CallInput<typeof tryMessage>['body']
export type NewCase = CallInput<typeof addGuardCase>['body']
export type NewTrainingMessage = CallInput<typeof addTrainingMessage>['body']
