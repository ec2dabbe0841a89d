import type { CallArguments, CallReply } from '#contracts/call.ts'
import { listChatScenarios, traceChat } from '#contracts/chat-trace.ts'
import { callApi } from '#client/platform/api/call-api.ts'

export type ScenarioList = CallReply<typeof listChatScenarios>
export type TraceReply = CallReply<typeof traceChat>
export type TraceRequest = CallArguments<typeof traceChat>['body']

/** The key is sent with each call and stored nowhere: no cookie, no storage. */
const keyed = (key: string | null) => (key === null ? {} : { headers: { authorization: `Bearer ${key}` } })

export function loadScenarios(key: string | null, signal: AbortSignal): Promise<ScenarioList> {
  return callApi(listChatScenarios, keyed(key), { signal })
}

export function requestTrace(body: TraceRequest, key: string | null, signal: AbortSignal): Promise<TraceReply> {
  return callApi(traceChat, { body, ...keyed(key) }, { signal })
}
