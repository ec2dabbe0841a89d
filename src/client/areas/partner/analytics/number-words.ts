import { useMemo } from 'react'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'

interface NumberWords {
  /** A count, or that it is too small to be told. */
  count: (value: number | null) => string
  hours: (value: number) => string
  percent: (value: number) => string
}

/** Numbers as the language of the page writes them. */
export function useNumberWords(): NumberWords {
  const t = useText('partnerAnalytics')
  const { language } = useLanguage()
  return useMemo(() => {
    const writer = (options?: Intl.NumberFormatOptions) => {
      const format = new Intl.NumberFormat(`${language}-US`, options)
      return (value: number) => format.format(value)
    }
    const whole = writer()
    return {
      count: (value) => (value === null ? t('hidden') : whole(value)),
      hours: writer({ maximumFractionDigits: 1 }), percent: writer({ style: 'percent' }),
    }
  }, [language, t])
}
