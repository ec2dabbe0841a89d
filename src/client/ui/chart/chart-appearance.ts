export interface ChartAppearance {
  /** For bars, which have an edge around them. */
  fills: readonly string[]
  /** For lines, dark enough to stand alone. */
  lines: readonly string[]
  edge: string
  grid: string
  text: string
  font: string
}

const colorNumbers = [1, 2, 3, 4, 5]

/** The colors of the place the chart stands in; the style sheet gives them by day, by night and on paper. */
export function readChartAppearance(element: Element): ChartAppearance {
  const style = getComputedStyle(element)
  const read = (name: string) => style.getPropertyValue(`--chart-${name}`).trim()
  return {
    fills: colorNumbers.map((colorNumber) => read(`fill-${colorNumber}`)),
    lines: colorNumbers.map((colorNumber) => read(`line-${colorNumber}`)),
    edge: read('edge'),
    grid: read('grid'),
    text: read('text'),
    font: style.fontFamily,
  }
}
