import { type MonthRange, addMonths, listMonths } from '#domain/partner-analytics/months.ts'
import { toMonth } from '#domain/introductions/partner-counts.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { humanDate } from '#client/shared/formats/dates.ts'
import { SelectField } from '#client/ui/field/select-field.tsx'

/** The longest period the server returns for one page. */
const mostMonths = 36
const usualMonths = 12

export function monthsToChoose(now: number): { all: string[]; usual: MonthRange } {
  const to = toMonth(now)
  const back = (months: number) => ({ from: addMonths(to, 1 - months), to })
  return { all: listMonths(back(mostMonths)), usual: back(usualMonths) }
}

interface PeriodPickerProps {
  months: readonly string[]
  period: MonthRange
  onPeriod: (period: MonthRange) => void
}

/** Selects instead of a month field, which some browsers lack. A reversed period cannot be chosen. */
export function PeriodPicker({ months, period, onPeriod }: PeriodPickerProps) {
  const t = useText('partnerAnalytics')
  const { language } = useLanguage()
  const options = (fits: (month: string) => boolean) =>
    months
      .filter(fits)
      .toReversed()
      .map((value) => ({ value, label: humanDate(value, language) }))
  return (
    <fieldset className="pn-period" data-print="hide">
      <legend>{t('period')}</legend>
      <SelectField
        label={t('from')}
        value={period.from}
        options={options((month) => month <= period.to)}
        onChange={(event) => onPeriod({ ...period, from: event.target.value })}
      />
      <SelectField
        label={t('to')}
        value={period.to}
        options={options((month) => month >= period.from)}
        onChange={(event) => onPeriod({ ...period, to: event.target.value })}
      />
    </fieldset>
  )
}
