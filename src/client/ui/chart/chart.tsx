import './chart.css'
import { useEffect, useId, useRef, useState } from 'react'
import { Fold } from '../fold/fold.tsx'
import { useMediaQuery } from '../fold/use-media-query.ts'
import type { ChartData } from './chart-data.ts'
import { readChartAppearance } from './chart-appearance.ts'
import { NumberTable, type NumberTableProps } from './number-table.tsx'

export interface ChartProps extends ChartData, Pick<NumberTableProps, 'rowName'> {
  title: string
  /** Shown in the table for a value that is not shown. */
  hiddenText: string
  /** Label of the control that shows the numbers as a table on a phone. */
  tableLabel: string
}

/** A chart, and the same numbers as a table for everybody. */
export function Chart({ title, hiddenText, tableLabel, rowName, ...data }: ChartProps) {
  const titleId = useId()
  const { canvas, isMissing } = useDrawing(data)
  return (
    <figure className="ui-chart" aria-labelledby={titleId}>
      <figcaption id={titleId}>{title}</figcaption>
      <div className="ui-chart-views">
        {!isMissing && (
          <div className="ui-chart-box">
            <canvas ref={canvas} aria-hidden="true" />
          </div>
        )}
        <Fold label={tableLabel}>
          <NumberTable {...data} titleId={titleId} hiddenText={hiddenText} rowName={rowName} />
        </Fold>
      </div>
    </figure>
  )
}

/** Redraws when the data, the color scheme or print mode changes. If drawing fails, the table is enough. */
function useDrawing(data: ChartData) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isMissing, setIsMissing] = useState(false)
  const isDark = useMediaQuery('(prefers-color-scheme: dark)')
  const isPrinted = useMediaQuery('print')
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)') || isPrinted
  // Pages create these lists on every render; only changed numbers should redraw the chart.
  const spec = JSON.stringify({ kind: data.kind, labels: data.labels, series: data.series, unit: data.unit })
  useEffect(() => {
    const box = canvas.current
    if (!box) return undefined
    let erase: (() => void) | undefined
    let isGone = false
    const draw = async () => {
      try {
        const { drawChart } = await import('./draw-chart.ts')
        if (!isGone) erase = drawChart(box, JSON.parse(spec) as ChartData, { ...readChartAppearance(box), isCalm })
      } catch {
        if (!isGone) setIsMissing(true)
      }
    }
    void draw()
    return () => {
      isGone = true
      erase?.()
    }
  }, [spec, isDark, isPrinted, isCalm])
  return { canvas, isMissing }
}
