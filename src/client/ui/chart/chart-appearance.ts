export interface ChartAppearance {
  /** For bars, which have an outline. */
  fills: readonly string[]
  /** For lines, dark enough without an outline. */
  lines: readonly string[]
  edge: string
  grid: string
  text: string
  font: string
}

const colorNumbers = [1, 2, 3, 4, 5]

/** Reads the colors from the style sheet at the chart's position, for light mode, dark mode and print. */
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
