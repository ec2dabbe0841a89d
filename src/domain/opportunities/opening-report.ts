import * as z from 'zod/mini'

/** What a visitor can report about an opening. */
export const openingReportKinds = ['turned_away', 'gone', 'wrong'] as const
export const OpeningReportKind = z.enum(openingReportKinds)
export type OpeningReportKind = z.infer<typeof OpeningReportKind>
