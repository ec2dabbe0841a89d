import type { ResponseValues } from './response-values.ts'

/**
 * Drafts of answers to finish later, by introduction. In memory only: they are lost with the page, because nothing
 * about a person is put in browser storage (T-5.4).
 */
const drafts = new Map<string, ResponseValues>()

export const getDraft = (introductionId: string) => drafts.get(introductionId)
export const storeDraft = (introductionId: string, values: ResponseValues) => void drafts.set(introductionId, values)
export const dropDraft = (introductionId: string) => void drafts.delete(introductionId)
export const forgetDrafts = () => drafts.clear()
