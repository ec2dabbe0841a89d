import { useState } from 'react'
import { MindfulnessScreen } from '#client/features/mindfulness/mindfulness-screen.tsx'
import { localDay } from '#client/platform/local-day.ts'
import { goBack } from '#client/state/navigation/navigation.ts'

export function MindfulnessPage() {
  // The text of the day stays while it is shown, also past midnight.
  const [day] = useState(() => localDay(new Date()))
  return <MindfulnessScreen day={day} onBack={goBack} />
}
