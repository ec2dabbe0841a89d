// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Chart, type ChartProps } from './chart.tsx'
import { chartConfig } from './draw-chart.ts'
import type { ChartData } from './chart-data.ts'
import { readChartAppearance } from './chart-appearance.ts'
import { NumberTable } from './number-table.tsx'

const data: ChartData = {
  kind: 'bar',
  labels: ['May', 'June'],
  series: [
    { label: 'Sent', values: [1200, null] },
    { label: 'Answered', values: [8, 6.5] },
  ],
}

function show(changes: Partial<ChartData> = {}, rowName?: ChartProps['rowName']) {
  document.documentElement.lang = 'en'
  return render(
    <Chart
      title="Letters"
      hiddenText="under 10"
      tableLabel="Show the numbers"
      {...data}
      {...changes}
      rowName={rowName}
    />,
  )
}

const rows = () => screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))

test('the numbers are a table named by the title, and a hidden number says so', () => {
  show()

  expect(within(screen.getByRole('figure', { name: 'Letters' })).getByRole('table', { name: 'Letters' })).toBeTruthy()
  expect(rows()).toEqual([
    ['', 'Sent', 'Answered'],
    ['May', '1,200', '8'],
    ['June', 'under 10', '6.5'],
  ])
  expect(screen.getByRole('rowheader', { name: 'June' })).toBeTruthy()
})

test('the unit stands after each number', () => {
  show({ unit: 'h' })

  expect(rows()[1]).toEqual(['May', '1,200\u00a0h', '8\u00a0h'])
})

test.each(['en', 'es'])('numbers are written as people here write them (%s)', (language) => {
  document.documentElement.lang = language
  render(<NumberTable {...data} titleId="t" hiddenText="under 10" />)
  const axis = chartConfig(data, { ...appearance, language }).options?.scales?.['y']
  const onAxis = axis?.ticks?.callback?.call({} as never, 1200, 0, [])

  expect([rows()[1]?.[1], onAxis]).toEqual(['1,200', '1,200'])
})

test('a row can have more for its name than a label, such as a link', () => {
  show({}, (index) => (index === 1 ? <a href="#june">June</a> : undefined))

  expect(
    within(screen.getByRole('rowheader', { name: 'June' }))
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('#june')
  expect(screen.getByRole('rowheader', { name: 'May' })).toBeTruthy()
})

test('the drawing is not read out', () => {
  const { container } = show()

  expect(container.querySelector('canvas')?.getAttribute('aria-hidden')).toBe('true')
})

test('when nothing can be drawn the table stays and the empty frame goes', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const { container } = show()

  await waitFor(() => expect(container.querySelector('canvas')).toBeNull())
  expect(screen.getByRole('table', { name: 'Letters' })).toBeTruthy()
})

const appearance = {
  fills: ['f1', 'f2'],
  lines: ['l1', 'l2'],
  edge: 'e',
  grid: 'g',
  text: 't',
  font: 'f',
  language: 'es',
  isCalm: false,
}
const datasets = (changes: Partial<ChartData>) => chartConfig({ ...data, ...changes }, appearance).data.datasets

test('bars have fills with an edge, lines differ by color, dash and point', () => {
  expect(datasets({})).toMatchObject([{ backgroundColor: 'f1', borderColor: 'e' }, { backgroundColor: 'f2' }])

  const [first, second] = datasets({ kind: 'line' }) as { borderDash: number[]; pointStyle: string }[]
  expect(first).toMatchObject({ borderColor: 'l1', spanGaps: false })
  expect(second).toMatchObject({ borderColor: 'l2' })
  expect(first?.borderDash).not.toEqual(second?.borderDash)
  expect(first?.pointStyle).not.toBe(second?.pointStyle)
})

test('a hidden number is a gap, never a zero', () => {
  expect(datasets({})[0]?.data).toEqual([1200, null])
})

test('only stacked bars stand on each other', () => {
  const stacked = (kind: ChartData['kind']) =>
    chartConfig({ ...data, kind }, appearance).options?.scales?.['y']?.stacked
  expect([stacked('bar'), stacked('stacked-bar')]).toEqual([false, true])
})

test('nothing moves for whoever wants it calm', () => {
  expect(chartConfig(data, { ...appearance, isCalm: true }).options?.animation).toBe(false)
  expect(chartConfig(data, appearance).options?.animation).toBeTruthy()
})

test('one series needs no legend', () => {
  const legend = (series: ChartData['series']) =>
    chartConfig({ ...data, series }, appearance).options?.plugins?.legend?.display
  expect([legend(data.series), legend(data.series.slice(0, 1))]).toEqual([true, false])
})

test('the colors are those of the place the chart stands in', () => {
  const element = document.createElement('div')
  element.style.setProperty('--chart-fill-1', 'teal')
  document.body.append(element)

  expect(readChartAppearance(element).fills[0]).toBe('teal')
})
