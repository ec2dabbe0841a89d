import { useRef, useState } from 'react'
import { askReggie, type StaffAnswer } from './staff-answer.ts'

/** Asks a question that Reggie offered. One at a time: further taps wait for nothing and are left out. */
export function useFollowUp(
  introductionId: string | undefined,
  previous: StaffAnswer | null,
  onAnswer: (answer: StaffAnswer) => void,
) {
  const isAsking = useRef(false)
  const [hasFailed, setHasFailed] = useState(false)
  const askOnce = async (input: string, lang: StaffAnswer['lang']) => {
    isAsking.current = true
    setHasFailed(false)
    try {
      onAnswer(await askReggie({ job: 'how', lang, input, introductionId, previous }))
    } catch {
      setHasFailed(true)
    } finally {
      isAsking.current = false
    }
  }
  return {
    hasFailed,
    ask: (question: string) => {
      if (previous && !isAsking.current) void askOnce(question, previous.lang)
    },
  }
}
