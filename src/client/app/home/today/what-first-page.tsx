import { WhatFirstScreen } from '#client/features/today/what-first-screen.tsx'
import { goBack } from '#client/state/navigation/navigation.ts'
import { TodayEntry } from './today-entry.tsx'

/** "What should I do first?": the six questions, or what they and the plan say. */
export function WhatFirstPage() {
  return (
    <WhatFirstScreen onBack={goBack}>
      <TodayEntry isRequested />
    </WhatFirstScreen>
  )
}
