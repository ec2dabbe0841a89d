import type { PlanToolError } from '#domain/action-plan/plan-tool.ts'
import { ApiError } from '#client/platform/api/api-error.ts'

/** Classifies the error that a person sees when no plan came. */
export function classifyPlanError(error: unknown): PlanToolError {
  if (error instanceof ApiError) return error.status === 429 ? 'busy' : 'failed'
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'slow'
  return 'offline'
}
