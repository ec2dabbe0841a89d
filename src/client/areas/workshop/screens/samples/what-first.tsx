import { TodayQuestions } from '#client/features/today/today-questions.tsx'
import { WhatFirstScreen } from '#client/features/today/what-first-screen.tsx'
import type { Sample } from '../draw.ts'

export const sample: Sample = {
  title: (text) => text('welcome')('whatFirst'),
  draw: ({ onAct }) => (
    <WhatFirstScreen onBack={onAct}>
      <TodayQuestions before={null} day="2026-11-16" headingLevel="h2" onAnswered={onAct} />
    </WhatFirstScreen>
  ),
}
