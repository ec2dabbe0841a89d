import { useState } from 'react'
import { MindfulnessScreen } from '#client/features/mindfulness/mindfulness-screen.tsx'
import { localDay } from '#client/platform/local-day.ts'
import { goBack } from '#client/state/navigation.ts'

export function MindfulnessPage() {
  // The words of a day stay while they are looked at, past midnight too.
  const [day] = useState(() => localDay(new Date()))
  return <MindfulnessScreen day={day} onBack={goBack} />
}
