import { randomUUID } from 'node:crypto'
import type { Db } from '#server/platform/db/database.ts'

export interface Feedback {
  principalId: string | null
  label: string
  type: string
  rating: number
  text: string | null
}

export function feedbackRepository(db: Db) {
  return {
    async add({ principalId, label, type, rating, text }: Feedback, at: number) {
      await db
        .insertInto('feedback')
        .values({ id: randomUUID(), principal_id: principalId, label, type, rating, text, at })
        .execute()
    },
  }
}
export type FeedbackRepository = ReturnType<typeof feedbackRepository>
