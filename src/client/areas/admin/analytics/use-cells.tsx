import type { ReactNode } from 'react'
import type { FigureName } from '#domain/admin-analytics/figures.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useNumberFormat } from '#client/shared/formats/use-number-format.ts'

export interface Cells {
  count: (value: number | null) => ReactNode
  share: (value: number | null) => ReactNode
  /** The first figure is a count, all others are shares. */
  figure: (name: FigureName, value: number | null) => ReactNode
}

/** Formats a number for a table cell, or a label when it is hidden. */
export function useCells(): Cells {
  const t = useText('adminAnalytics')
  const words = useNumberFormat(t('hidden'))
  const renderValue = (value: number | null, write: (value: number) => string) =>
    value === null ? (
      <span className="an-hidden" title={t('hiddenMeaning')}>
        {t('hidden')}
      </span>
    ) : (
      write(value)
    )
  const count = (value: number | null) => renderValue(value, words.count)
  const share = (value: number | null) => renderValue(value, words.percent)
  return { count, share, figure: (name, value) => (name === 'sessions' ? count(value) : share(value)) }
}
