import * as z from 'zod/mini'
import { StateCode } from '../places/states.ts'

/** Documents a person may have, in the order they are asked about. None of them holds a number or a name. */
export const personalDocuments = [
  'release-papers',
  'prison-id',
  'birth-certificate',
  'social-security-card',
  'state-id',
  'drivers-license',
  'real-id',
  'passport',
  'expired-id',
  'address-papers',
  'number-proof',
  'health-record',
] as const
export const PersonalDocument = z.enum(personalDocuments)
export type PersonalDocument = z.infer<typeof PersonalDocument>

export const goals = ['state-id', 'birth-certificate', 'social-security-card', 'real-id', 'drivers-license'] as const
export const Goal = z.enum(goals)
export type Goal = z.infer<typeof Goal>

/** Births that are not on record in any state's office: we can only say who to ask. */
export const otherBirthplaces = ['territory', 'abroad', 'unknown'] as const
export const Birthplace = z.union([StateCode, z.enum(otherBirthplaces)])
export type Birthplace = z.infer<typeof Birthplace>

/** A driver's license proves identity as a state ID does. */
const servesAs: Partial<Record<Goal, readonly PersonalDocument[]>> = { 'state-id': ['drivers-license', 'real-id'] }

/** The documents of which any one reaches the goal, the goal itself first. */
export function listDocumentsForGoal(goal: Goal): readonly PersonalDocument[] {
  return [goal, ...(servesAs[goal] ?? [])]
}
