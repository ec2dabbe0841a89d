import '#client/features/chat/chat.css'
import { assessCrisis } from '#domain/assistant/crisis.ts'
import { CrisisCard } from '#client/features/chat/crisis-card.tsx'

/** The chat's crisis card with its rules, loaded together because either is useless alone. */
export const PlanCrisis = CrisisCard
export const assessAnswer = assessCrisis
