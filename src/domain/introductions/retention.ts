const dayMs = 24 * 60 * 60 * 1000

/**
 * The one period everybody is told: days after the last message or appointment until an introduction is erased and only
 * counted (T-3.3, T-3.11). A test compares the texts with it.
 */
export const introductionDays = 30

/** An appointment far away must not keep personal data for years. */
const mostDays = 90

/** How long a consent is valid (T-3.1). */
const consentDays = 90
export const getConsentExpiresAt = (sentAt: number): number => sentAt + consentDays * dayMs

/** `appointment`: its local date and time, 2026-11-20T14:30; the time zone is too small a difference to matter. */
export function getEraseAt(lastMessageAt: number, appointment: string | null = null): number {
  const appointmentAt = appointment === null ? 0 : Date.parse(`${appointment}Z`)
  const lastAt = Math.max(lastMessageAt, appointmentAt)
  return Math.min(lastAt + introductionDays * dayMs, lastMessageAt + mostDays * dayMs)
}
