import * as z from 'zod/mini'
import { StateCode } from '../places/states.ts'

/** What a person may hold, in the order it is asked for. Nothing of it is a number or a name. */
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

/** Births that are on record in no state's office: who to ask is all we can say. */
export const otherBirthplaces = ['territory', 'abroad', 'unknown'] as const
export const Birthplace = z.union([StateCode, z.enum(otherBirthplaces)])
export type Birthplace = z.infer<typeof Birthplace>

/** A license shows who you are as a state ID does. */
const servesAs: Partial<Record<Goal, readonly PersonalDocument[]>> = { 'state-id': ['drivers-license', 'real-id'] }

/** The papers of which any one reaches the goal, the goal itself first. */
export function listDocumentsForGoal(goal: Goal): readonly PersonalDocument[] {
  return [goal, ...(servesAs[goal] ?? [])]
}
