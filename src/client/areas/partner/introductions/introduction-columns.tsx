import type { PartnerIntroduction } from '#contracts/partner-introductions.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import type { DataColumn } from '#client/ui/data-table/data-column.ts'
import { AgeBadge, StateBadge } from './state-badge.tsx'
import { useIntroductionTexts } from './use-introduction-texts.ts'

export type ColumnKey =
  | 'ref'
  | 'received'
  | 'need'
  | 'urgency'
  | 'person'
  | 'county'
  | 'language'
  | 'state'
  | 'age'
  | 'owner'

/** Columns for every table of introductions, in the order of `keys`. */
export function useIntroductionColumns(keys: readonly ColumnKey[], mayAct: boolean, now: number) {
  const t = useText('partnerIntroductions')
  const words = useIntroductionTexts(now)
  const column = (key: ColumnKey, cell: DataColumn<PartnerIntroduction>['cell'], isHiddenOnPhone = false) => ({
    key,
    label: t(`columns.${key}`),
    cell,
    isHiddenOnPhone,
  })
  const all: Record<ColumnKey, DataColumn<PartnerIntroduction>> = {
    ref: { ...column('ref', ({ ref }) => <span className="pi-ref">{ref}</span>), isHeader: true },
    received: column('received', ({ receivedAt }) => words.day(receivedAt), true),
    need: column('need', ({ needs }) => words.need(needs)),
    urgency: column('urgency', ({ urgency }) => t(`urgency.${urgency}`)),
    person: column('person', ({ person }) => (mayAct ? (person ?? t('erasedPerson')) : t('hiddenPerson'))),
    county: column('county', ({ county }) => county ?? t('noCounty'), true),
    language: column('language', ({ language }) => t(`languages.${language}`), true),
    state: column('state', ({ state }) => <StateBadge state={state} />),
    age: column('age', (introduction) => <AgeBadge introduction={introduction} now={now} />),
    owner: column('owner', ({ owner }) => owner?.name ?? t('nobody')),
  }
  return keys.map((key) => all[key])
}
