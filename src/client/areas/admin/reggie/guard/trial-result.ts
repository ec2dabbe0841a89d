import type { CallInput, CallReply } from '#contracts/call.ts'
import type { addGuardCase, tryMessage } from '#contracts/reggie-control.ts'

/** What the rules make of a message. */
export type TrialResult = CallReply<typeof tryMessage>
export type Message = CallInput<typeof tryMessage>['body']
export type NewCase = CallInput<typeof addGuardCase>['body']
