import { MindfulnessScreen } from '#client/features/mindfulness/zen-reggie-mindfulness-home.tsx'
import type { Sample } from '../draw.ts'

export const sample: Sample = {
  title: (text) => text('mindfulness')('title'),
  draw: ({ onAct }) => <MindfulnessScreen day="2026-11-15" onBack={onAct} />,
}
