/** Published files are read field by field: one value of the wrong kind must not cost the whole row. */
export type Loose = Readonly<Record<string, unknown>>

export const isLoose = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Trimmed text; a number counts as text, and blank text is null. */
export function readText(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const text = String(value).trim()
  return text === '' ? null : text
}

export const readList = (value: unknown): Loose[] => (Array.isArray(value) ? value.filter(isLoose) : [])

export const readObject = (value: unknown): Loose => (isLoose(value) ? value : {})

/** `undefined` when the value is present but not a number. */
export function readNumber(value: unknown): number | null | undefined {
  const text = readText(value)
  if (text === null) return value === null || value === undefined || value === '' ? null : undefined
  const number = Number(text)
  return Number.isFinite(number) ? number : undefined
}
