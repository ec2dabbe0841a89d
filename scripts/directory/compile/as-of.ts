export interface SourceDate {
  asOf: string
  assuredOn: string | null
}

/**
 * Parses a date in the formats of the material: `2026-01-20`, `FY2022`, `2024-25`, `2020; still in HRSA list 2026-01`.
 */
export function parseSourceDate(text: string): SourceDate {
  const [, year, rest = ''] = /^(?:FY)?(\d{4})(.*)$/.exec(text) ?? []
  if (!year) throw new Error(`"${text}" is no date.`)
  const confirmed = /still in .*?(\d{4}-\d{2})/.exec(rest)?.[1] ?? null
  const [, month, day] = /^-(0[1-9]|1[0-2])(?:-(\d{2}))?(?!\d)/.exec(rest) ?? []
  return { asOf: [year, month, day].filter(Boolean).join('-'), assuredOn: confirmed }
}
