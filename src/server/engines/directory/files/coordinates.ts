/** Four decimals are eleven meters: as exact as any source, and short to write. */
const perDegree = 10_000

export const encodeDegrees = (degrees: number): string => String(Math.round(degrees * perDegree))

export const roundDegrees = (degrees: number): number => Math.round(degrees * perDegree) / perDegree

/** null when the text is not a whole number within the limit. */
export function decodeDegrees(text: string, limit: 90 | 180): number | null {
  if (!/^-?\d{1,7}$/.test(text)) return null
  const degrees = Number(text) / perDegree
  return Math.abs(degrees) <= limit ? degrees : null
}
