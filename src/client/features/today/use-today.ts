import { useCallback, useState } from 'react'
import { StoredToday } from '#domain/today/stored-today.ts'
import type { TodayAnswers } from '#domain/today/today-answers.ts'
import { readKey, removeKey, writeKey } from '#client/platform/storage/storage.ts'

/** The answers this device keeps. They go nowhere else. */
export function useToday() {
  const [kept, setKept] = useState<StoredToday | null>(read)
  const keep = useCallback((next: StoredToday) => {
    setKept(next)
    writeKey('today', next)
  }, [])
  const answer = (answers: TodayAnswers) => keep({ answers, done: kept?.done ?? [] })
  const markDone = (task: string) => {
    if (kept) keep({ ...kept, done: [...new Set([...kept.done, task])] })
  }
  const forget = () => {
    setKept(null)
    removeKey('today')
  }
  return { kept, answer, markDone, forget }
}

function read(): StoredToday | null {
  const parsed = StoredToday.safeParse(readKey('today'))
  return parsed.success ? parsed.data : null
}
