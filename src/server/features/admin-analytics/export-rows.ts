import { analyticsExport as english } from '#content/en/analytics-export.ts'
import { menu as englishMenu } from '#content/en/menu.ts'
import { needs as englishNeeds } from '#content/en/needs.ts'
import { analyticsExport as spanish } from '#content/es/analytics-export.ts'
import { menu as spanishMenu } from '#content/es/menu.ts'
import { needs as spanishNeeds } from '#content/es/needs.ts'
import type { AdminAnalytics, AnalyticsQuery } from '#contracts/admin-analytics.ts'
import type { Language } from '#domain/language.ts'
import type { CsvCell } from '#domain/text/csv.ts'

type Rows = CsvCell[][]

export const exportTexts = {
  en: { text: english, needs: englishNeeds, menu: englishMenu },
  es: { text: spanish, needs: spanishNeeds, menu: spanishMenu },
} as const satisfies Record<Language, object>
type ExportTexts = (typeof exportTexts)[Language]

/** One line for each figure, the same figures as on the page and nothing more. */
export function exportRows(analytics: AdminAnalytics, query: AnalyticsQuery, language: Language): Rows {
  const words = exportTexts[language]
  const { columns } = words.text
  return [
    [columns.section, columns.what, columns.group, columns.value, columns.of],
    ...aboutRows(analytics, query, words),
    ...figureRows(analytics, words),
    ...gapRows(analytics, words),
    ...funnelRows(analytics, words),
    ...chatRows(analytics, words),
    ...productRows(analytics, words),
  ]
}

function aboutRows(
  { from, to, countedUntil }: AdminAnalytics,
  { state, need, code }: AnalyticsQuery,
  words: ExportTexts,
): Rows {
  const { sections, about } = words.text
  const row = (what: string, value: CsvCell): Rows[number] => [sections.about, what, null, value, null]
  return [
    row(about.from, from),
    row(about.to, to),
    row(about.countedUntil, countedUntil),
    ...(state ? [row(about.state, state)] : []),
    ...(need ? [row(about.need, words.needs[need].label)] : []),
    ...(code ? [row(about.code, code)] : []),
    row(about.hidden, null),
  ]
}

function figureRows({ figures, splits }: AdminAnalytics, { text }: ExportTexts): Rows {
  const row = (group: string, { name, value, of }: NonNullable<typeof figures>[number]): Rows[number] => [
    text.sections.figures,
    text.figures[name],
    group,
    value,
    of,
  ]
  return [
    ...(figures ?? []).map((figure) => row(text.groups.all, figure)),
    ...(splits ?? []).flatMap(({ group, figures: ofGroup }) =>
      ofGroup.map((figure) => row(text.groups[group], figure)),
    ),
  ]
}

function gapRows({ gaps, freshness }: AdminAnalytics, { text, needs }: ExportTexts): Rows {
  const { sections } = text
  return [
    ...gaps.flatMap(({ county, state, need, ...gap }) =>
      (['searches', 'places', 'listed'] as const).map((what) => [
        sections.gaps,
        text.gaps[what],
        `${county}, ${state}: ${needs[need].label}`,
        gap[what],
        null,
      ]),
    ),
    ...freshness.map(({ age, listings }) => [sections.freshness, text.ages[age], null, listings, null]),
  ]
}

function funnelRows({ funnel }: AdminAnalytics, { text, needs }: ExportTexts): Rows {
  if (!funnel) return []
  const row = (what: keyof typeof text.funnel, group: string, value: CsvCell): Rows[number] => [
    text.sections.funnel,
    text.funnel[what],
    group,
    value,
    null,
  ]
  const steps = ['sent', 'opened', 'answered', 'accepted', 'gotHelp', 'medianHours'] as const
  const both = (group: string, { sent, answered }: { sent: CsvCell; answered: CsvCell }) => [
    row('sent', group, sent),
    row('answered', group, answered),
  ]
  return [
    ...steps.map((step) => row(step, text.groups.all, funnel[step])),
    ...funnel.byNeed.flatMap((group) => both(needs[group.need].label, group)),
    ...funnel.byUrgency.flatMap((group) => both(text.groups[group.urgency], group)),
    ...funnel.byLanguage.flatMap((group) => both(text.groups[group.language], group)),
    ...funnel.overdue.map(({ organization, overdue }) => row('overdue', organization, overdue)),
  ]
}

function chatRows({ chat }: AdminAnalytics, { text }: ExportTexts): Rows {
  const what = ['answered', 'noData', 'crisis', 'crisisToday', 'dropped', 'failed', 'thumbsUp'] as const
  return (chat ?? []).flatMap(({ language, ...numbers }) =>
    what.map((measure) => [text.sections.chat, text.chat[measure], text.groups[language], numbers[measure], null]),
  )
}

function productRows({ use, faults }: AdminAnalytics, { text, menu }: ExportTexts): Rows {
  const row = (what: keyof typeof text.use, group: string | null, value: CsvCell): Rows[number] => [
    text.sections.use,
    text.use[what],
    group,
    value,
    null,
  ]
  return [
    ...(use
      ? [
          ...use.pages.map(({ page, views }) => row('views', page, views)),
          ...use.tools.map(({ tool, uses }) => row('uses', tool, uses)),
          ...use.modules.map(({ module, uses }) => row('modules', menu[module], uses)),
          row('pinSaves', null, use.pinSaves),
          row('pinReturns', null, use.pinReturns),
          ...use.votes.flatMap(({ context, up, down }) => [
            [text.sections.votes, text.votes.up, context, up, null],
            [text.sections.votes, text.votes.down, context, down, null],
          ]),
        ]
      : []),
    ...(faults ?? []).map(({ message, path, count }) => [text.sections.faults, message, path, count, null]),
  ]
}
