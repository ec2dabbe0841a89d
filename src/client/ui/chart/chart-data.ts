export interface ChartSeries {
  label: string
  /** One for each label; null is a number that is not shown. */
  values: readonly (number | null)[]
}

export interface ChartData {
  kind: 'bar' | 'line' | 'stacked-bar'
  labels: readonly string[]
  series: readonly ChartSeries[]
  /** Written after each number, with a space. */
  unit?: string | undefined
}

/** A number as the language of the page writes it here: Spanish elsewhere has no comma in 1,200. */
export function numberText(value: number, unit: string | undefined, language: string): string {
  const text = new Intl.NumberFormat(language ? `${language}-US` : undefined, { maximumFractionDigits: 1 }).format(
    value,
  )
  return unit ? `${text}\u00a0${unit}` : text
}
