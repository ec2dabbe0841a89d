import { useCallback, useState } from 'react'
import { StoredToday } from '#domain/today/stored-today.ts'
import type { TodayAnswers } from '#domain/today/today-answers.ts'
import { readKey, removeKey, writeKey } from '#client/platform/storage/storage.ts'

/** The answers, stored on this device only. */
export function useToday() {
  const [storedToday, setStoredToday] = useState<StoredToday | null>(read)
  const keep = useCallback((next: StoredToday) => {
    setStoredToday(next)
    writeKey('today', next)
  }, [])
  const answer = (answers: TodayAnswers) => keep({ answers, done: storedToday?.done ?? [] })
  const markDone = (task: string) => {
    if (storedToday) keep({ ...storedToday, done: [...new Set([...storedToday.done, task])] })
  }
  const forget = () => {
    setStoredToday(null)
    removeKey('today')
  }
  return { storedToday, answer, markDone, forget }
}

function read(): StoredToday | null {
  const parsed = StoredToday.safeParse(readKey('today'))
  return parsed.success ? parsed.data : null
}
