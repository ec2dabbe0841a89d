import type { PartnerAnalytics } from '#contracts/partner-analytics.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import { type CsvCell, toCsv } from '#domain/text/csv.ts'
import type { EnglishText } from '#client/platform/i18n/text-library.ts'
import type { Translate } from '#client/platform/i18n/text-path.ts'
import { answerKeys, outcomeKeys } from './month-keys.ts'

export interface CsvTexts {
  t: Translate<EnglishText['partnerAnalytics']>
  needName: (need: NeedKey) => string
}

/** All counts on the page, one table below the other. A hidden number stays hidden in the file. */
export function analyticsCsv(analytics: PartnerAnalytics, { t, needName }: CsvTexts): string {
  const { months, declineReasons, demand, languages, listings } = analytics
  const cell = (value: number | null): CsvCell => value ?? t('hidden')
  const keys = [...answerKeys, ...outcomeKeys]
  const tables: CsvCell[][][] = [
    [
      [t('months.month'), ...keys.map((key) => t(`months.${key}`))],
      ...months.map((entry) => [entry.month, ...keys.map((key) => cell(entry[key]))]),
    ],
    [
      [t('reasons.title'), t('reasons.count')],
      ...declineReasons.map(({ reason, count }) => [t(`reasons.names.${reason}`), cell(count)]),
    ],
    [
      [t('languages.title'), t('languages.count')],
      ...languages.map(({ language, introductions }) => [t(`languages.names.${language}`), cell(introductions)]),
    ],
    [
      [t('demand.caption'), t('demand.searches')],
      ...demand.map(({ need, searches }) => [needName(need), cell(searches)]),
    ],
    [
      [t('listings.title'), t('listings.views'), t('listings.saves'), t('listings.introductions')],
      ...listings.map(({ name, views, saves, introductions }) => [name, cell(views), cell(saves), cell(introductions)]),
    ],
  ]
  return tables
    .filter((table) => table.length > 1)
    .map(toCsv)
    .join('\r\n')
}
