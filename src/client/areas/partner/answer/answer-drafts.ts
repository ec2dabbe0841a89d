import type { ResponseValues } from './response-values.ts'

/**
 * Answers somebody means to finish later, by introduction. In memory only: they go with the page, and nothing about a
 * person is ever put in browser storage (T-5.4).
 */
const drafts = new Map<string, ResponseValues>()

export const draftOf = (introductionId: string) => drafts.get(introductionId)
export const keepDraft = (introductionId: string, values: ResponseValues) => void drafts.set(introductionId, values)
export const dropDraft = (introductionId: string) => void drafts.delete(introductionId)
