import { useQuery } from '@tanstack/react-query'
import type { CallReply } from '#contracts/call.ts'
import { listTrainingMessages, showDangerFigures } from '#contracts/danger-training.ts'
import { listGuardCases, listPrompts, listStarters, showReggieControl } from '#contracts/reggie-control.ts'
import type { PromptModule } from '#domain/prompts/modules.ts'
import { callStaff } from '#client/state/session/staff-session.ts'

/** Other users change it too. Uses the review queue's query key, so that each decision there refetches it. */
const fresh = { staleTime: 0, refetchOnWindowFocus: true } as const
const keys = (...rest: string[]) => ['service-desk', 'reggie', ...rest]

export type ReggieControl = CallReply<typeof showReggieControl>
export type PromptList = CallReply<typeof listPrompts>
export type DangerFiguresReply = CallReply<typeof showDangerFigures>
export type StarterList = CallReply<typeof listStarters>

export function useReggieControl() {
  return useQuery({ ...fresh, queryKey: keys('control'), queryFn: () => callStaff(showReggieControl, {}) })
}

export function usePrompts() {
  return useQuery({ ...fresh, queryKey: keys('prompts'), queryFn: () => callStaff(listPrompts, {}) })
}

export function useStarters(module: PromptModule) {
  return useQuery({
    ...fresh,
    queryKey: keys('starters', module),
    queryFn: () => callStaff(listStarters, { params: { module } }),
  })
}

export function useGuardCases() {
  return useQuery({
    ...fresh,
    queryKey: keys('cases'),
    queryFn: async () => (await callStaff(listGuardCases, {})).cases,
  })
}

export function useTrainingMessages() {
  return useQuery({
    ...fresh,
    queryKey: keys('training'),
    queryFn: async () => (await callStaff(listTrainingMessages, {})).messages,
  })
}

/** They change only with a new version of the service. */
export function useDangerFigures() {
  return useQuery({
    queryKey: ['danger-figures'],
    staleTime: Infinity,
    queryFn: () => callStaff(showDangerFigures, {}),
  })
}
