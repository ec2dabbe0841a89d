export interface ChartSeries {
  label: string
  /** One for each label; null is a value that is not shown. */
  values: readonly (number | null)[]
}

export interface ChartData {
  kind: 'bar' | 'line' | 'stacked-bar'
  labels: readonly string[]
  series: readonly ChartSeries[]
  /** Appended to each number, after a space. */
  unit?: string | undefined
}

/** Formats a number for the page's language in the United States: Spanish elsewhere has no comma in 1,200. */
export function numberText(value: number, unit: string | undefined, language: string): string {
  const text = new Intl.NumberFormat(language ? `${language}-US` : undefined, { maximumFractionDigits: 1 }).format(
    value,
  )
  return unit ? `${text}\u00a0${unit}` : text
}
