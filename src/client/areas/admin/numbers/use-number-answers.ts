import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { readFailureFields } from '#client/platform/api/api-error.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useAction } from '#client/shared/query/use-action.ts'
import { callStaff } from '#client/state/session/staff-session.ts'
import type { CallReply } from '#contracts/call.ts'
import { type listNumbersToCall, NumberToCall, recordNumberCall } from '#contracts/state-lines.ts'
import type { LineVerdict } from '#domain/facts/state-lines.ts'
import type { NumberAnswer } from './number-card.tsx'
import { getNumberKey } from './numbers-list.tsx'

export const numbersKey = 'admin-numbers'
type Reply = CallReply<typeof listNumbersToCall>

/** Somebody else's answer, which came first. */
const Elsewhere = z.object({ code: z.literal('edited_elsewhere'), current: NumberToCall })

/**
 * Saves one answer at a time. In the list of what waits the number goes and the next one takes the focus; an answer that
 * somebody else gave first is shown in its place.
 */
export function useNumberAnswers(filter: { show: 'waiting' | 'called' }) {
  const t = useText('adminNumbers')
  const queries = useQueryClient()
  const action = useAction()
  const [busy, setBusy] = useState<{ key: string; verdict: LineVerdict } | null>(null)
  const [focused, setFocused] = useState<{ key: string } | null>(null)
  const [problem, setProblem] = useState<{ key: string; text: string } | null>(null)
  const [said, setSaid] = useState('')

  const getReply = () => queries.getQueryData<Reply>([numbersKey, filter])
  const setNumbers = (numbers: NumberToCall[], total: number) =>
    queries.setQueryData<Reply>([numbersKey, filter], (reply) => reply && { ...reply, numbers, total })
  const replace = (number: NumberToCall) => {
    const { numbers = [], total = 0 } = getReply() ?? {}
    const key = getNumberKey(number)
    setNumbers(
      numbers.map((listed) => (getNumberKey(listed) === key ? number : listed)),
      total,
    )
  }
  const goOn = (number: NumberToCall, verdict: LineVerdict) => {
    const { numbers = [], total = 0 } = getReply() ?? {}
    const key = getNumberKey(number)
    const at = numbers.findIndex((listed) => getNumberKey(listed) === key)
    const others = numbers.filter((listed) => getNumberKey(listed) !== key)
    const next = others[at] ?? others.at(-1)
    setNumbers(others, total - 1)
    setFocused(next ? { key: getNumberKey(next) } : null)
    const name = t(`verdicts.${verdict}`)
    setSaid(next ? t('saved', { verdict: name }) : t('savedLast', { verdict: name }))
    // The last of a page: the next ones wait on the server.
    if (!next) void queries.invalidateQueries({ queryKey: [numbersKey] })
  }
  const save = async (number: NumberToCall, answer: NumberAnswer) => {
    const { state, service, phone, lastCall } = number
    const key = getNumberKey(number)
    try {
      const body = { state, service, phone, ...answer, lastCallId: lastCall?.id ?? null }
      const reply = await callStaff(recordNumberCall, { body })
      if (filter.show === 'waiting') return goOn(number, answer.verdict)
      replace(reply.number)
      setFocused({ key })
      setSaid(t('savedLast', { verdict: t(`verdicts.${answer.verdict}`) }))
    } catch (failure) {
      const elsewhere = readFailureFields(failure, Elsewhere)
      if (elsewhere) replace(elsewhere.current)
      setProblem({
        key,
        text: elsewhere ? t('answeredFirst') : (failureText(failure, t('notSaved')) ?? t('notSaved')),
      })
      setFocused({ key })
    }
  }
  const onAnswer = (number: NumberToCall, answer: NumberAnswer) => {
    const key = getNumberKey(number)
    action.run(key, async () => {
      setBusy({ key, verdict: answer.verdict })
      setProblem(null)
      setSaid('')
      try {
        await save(number, answer)
      } finally {
        setBusy(null)
      }
    })
  }
  return { busy, focused, problem, said, onAnswer }
}
