import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartConfiguration,
  type ChartDataset,
  type ChartOptions,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js'
import { type ChartData, type ChartSeries, numberText } from './chart-data.ts'
import type { ChartAppearance } from './chart-appearance.ts'

// Registers only the parts used here, so that the rest of the library is left out of the build.
Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
)

/** Draws the chart and returns a function that removes it. */
export function drawChart(
  canvas: HTMLCanvasElement,
  data: ChartData,
  appearance: ChartAppearance & { isCalm: boolean },
) {
  if (!canvas.getContext('2d')) throw new Error('no canvas')
  const chart = new Chart(canvas, chartConfig(data, { ...appearance, language: document.documentElement.lang }))
  return () => chart.destroy()
}

type Kind = 'bar' | 'line'

export interface ChartSetting extends ChartAppearance {
  isCalm: boolean
  /** Language for number formatting. */
  language: string
}

/** Lines differ by dash pattern, not by color alone. */
const dashes = [[], [8, 4], [2, 3], [10, 3, 2, 3], [14, 4]]
const points = ['circle', 'rect', 'triangle', 'rectRot', 'cross'] as const
const motionMs = 300

export function chartConfig(data: ChartData, setting: ChartSetting): ChartConfiguration<Kind> {
  const type = data.kind === 'line' ? 'line' : 'bar'
  return {
    type,
    data: {
      labels: [...data.labels],
      datasets: data.series.map((series, index) =>
        type === 'line' ? buildLineDataset(series, index, setting) : buildBarDataset(series, index, setting),
      ),
    },
    options: buildOptions(data, setting),
  }
}

function buildLineDataset({ label, values }: ChartSeries, index: number, { lines }: ChartSetting): ChartDataset<Kind> {
  const color = at(lines, index)
  return {
    type: 'line',
    label,
    data: [...values],
    borderColor: color,
    backgroundColor: color,
    borderWidth: 2.5,
    borderDash: at(dashes, index),
    pointStyle: at(points, index),
    pointRadius: 4,
    spanGaps: false,
  }
}

function buildBarDataset(
  { label, values }: ChartSeries,
  index: number,
  { fills, edge }: ChartSetting,
): ChartDataset<Kind> {
  return {
    type: 'bar',
    label,
    data: [...values],
    backgroundColor: at(fills, index),
    borderColor: edge,
    borderWidth: 1,
    borderRadius: 3,
    maxBarThickness: 48,
  }
}

function buildOptions({ kind, series, unit }: ChartData, setting: ChartSetting): ChartOptions<Kind> {
  const { grid, text, font, isCalm, language } = setting
  const stacked = kind === 'stacked-bar'
  const ticks = { color: text, font: { family: font, size: 13 } }
  return {
    responsive: true,
    maintainAspectRatio: false,
    animation: isCalm ? false : { duration: motionMs },
    scales: {
      x: { stacked, grid: { display: false }, border: { color: grid }, ticks },
      y: {
        stacked,
        beginAtZero: true,
        grid: { color: grid },
        border: { display: false },
        ticks: { ...ticks, precision: 0, callback: (value) => numberText(Number(value), unit, language) },
      },
    },
    plugins: {
      legend: {
        display: series.length > 1,
        position: 'bottom',
        labels: { color: text, font: { family: font, size: 14 }, usePointStyle: kind === 'line' },
        // Disabled: hiding a series would work by mouse only, and the hidden series would go unnoticed.
        onClick: () => undefined,
      },
      tooltip: {
        callbacks: {
          label: ({ dataset, raw }) => `${dataset.label ?? ''}: ${numberText(Number(raw), unit, language)}`,
        },
      },
    },
  }
}

function at<Item>(list: readonly Item[], index: number): Item {
  return list[index % list.length] as Item
}
