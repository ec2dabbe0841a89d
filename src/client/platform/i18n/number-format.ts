import { useMemo } from 'react'
import { useLanguage } from './language-provider.tsx'

interface NumberWords {
  /** A count, or that it is too small to be told. */
  count: (value: number | null) => string
  hours: (value: number) => string
  percent: (value: number) => string
}

/** Numbers as the language of the page writes them; `hidden` stands where a count is not told. */
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
