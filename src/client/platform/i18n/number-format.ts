import { useMemo } from 'react'
import { useLanguage } from './language-provider.tsx'

interface NumberWords {
  /** A count, or the text for a count too small to show. */
  count: (value: number | null) => string
  hours: (value: number) => string
  percent: (value: number) => string
}

/** Formats numbers for the language of the page; `hidden` is the text for a count that is not shown. */
export function useNumberFormat(hidden: string): NumberWords {
  const { language } = useLanguage()
  return useMemo(() => {
    const writer = (options?: Intl.NumberFormatOptions) => {
      const format = new Intl.NumberFormat(`${language}-US`, options)
      return (value: number) => format.format(value)
    }
    const whole = writer()
    return {
      count: (value) => (value === null ? hidden : whole(value)),
      hours: writer({ maximumFractionDigits: 1 }),
      percent: writer({ style: 'percent' }),
    }
  }, [language, hidden])
}
