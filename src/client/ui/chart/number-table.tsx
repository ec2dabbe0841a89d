import { type ChartData, numberText } from './chart-data.ts'

interface NumberTableProps extends ChartData {
  titleId: string
  hiddenText: string
}

export function NumberTable({ labels, series, unit, titleId, hiddenText }: NumberTableProps) {
  const language = document.documentElement.lang
  const textOf = (value: number | null | undefined) =>
    value === null || value === undefined ? hiddenText : numberText(value, unit, language)
  return (
    <div className="ui-chart-numbers">
      <table aria-labelledby={titleId}>
        <thead>
          <tr>
            <td>{' '}</td>
            {series.map(({ label }) => <th key={label} scope="col">{label}</th>)}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, row) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {series.map((one) => <td key={one.label}>{textOf(one.values[row])}</td>)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
