import '#client/features/chat/chat.css'
import { assessCrisis } from '#domain/assistant/crisis.ts'
import { CrisisCard } from '#client/features/chat/crisis-card.tsx'

/** The card of the chat and its rules, fetched together: either is of no use alone. */
export const PlanCrisis = CrisisCard
export const assessAnswer = assessCrisis
