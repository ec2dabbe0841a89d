import { useMemo } from 'react'
import { getLocale } from '#domain/language.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'

interface NumberFormat {
  /** A count, or the text for a count too small to show. */
  count: (value: number | null) => string
  hours: (value: number) => string
  /** A score, with two decimals at most. */
  points: (value: number) => string
  /** A score, with three decimals at most. */
  finePoints: (value: number) => string
  percent: (value: number) => string
  /** With one decimal, where it has one. */
  finePercent: (value: number) => string
}

/** Formats numbers for the language of the page; `hidden` is the text for a count that is not shown. */
export function useNumberFormat(hidden = ''): NumberFormat {
  const { language } = useLanguage()
  return useMemo(() => {
    const writer = (options?: Intl.NumberFormatOptions) => {
      const format = new Intl.NumberFormat(getLocale(language), options)
      return (value: number) => format.format(value)
    }
    const whole = writer()
    return {
      count: (value) => (value === null ? hidden : whole(value)),
      hours: writer({ maximumFractionDigits: 1 }),
      points: writer({ maximumFractionDigits: 2 }),
      finePoints: writer({ maximumFractionDigits: 3 }),
      percent: writer({ style: 'percent' }),
      finePercent: writer({ style: 'percent', maximumFractionDigits: 1 }),
    }
  }, [language, hidden])
}
