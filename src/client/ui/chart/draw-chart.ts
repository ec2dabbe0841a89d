import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js'
import { chartConfig } from './chart-config.ts'
import type { ChartData } from './chart-data.ts'
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
