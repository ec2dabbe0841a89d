import type { ReactNode } from 'react'
import { type ChartData, numberText } from './chart-data.ts'

export interface NumberTableProps extends ChartData {
  titleId: string
  hiddenText: string
  /** Replaces the label as the row's name, such as a link with the same text. */
  rowName?: ((index: number) => ReactNode) | undefined
}

export function NumberTable({ labels, series, unit, titleId, hiddenText, rowName }: NumberTableProps) {
  const language = document.documentElement.lang
  const formatValue = (value: number | null | undefined) =>
    value === null || value === undefined ? hiddenText : numberText(value, unit, language)
  return (
    // It may be wider than its container: keyboard users must be able to scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="ui-chart-numbers" tabIndex={0} role="group" aria-labelledby={titleId}>
      <table aria-labelledby={titleId}>
        <thead>
          <tr>
            <td>{null}</td>
            {series.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, row) => (
            <tr key={label}>
              <th scope="row">{rowName?.(row) ?? label}</th>
              {series.map((column) => (
                <td key={column.label}>{formatValue(column.values[row])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
