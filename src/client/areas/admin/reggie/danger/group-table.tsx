import { crisisKinds } from '#domain/help-lines/crisis-kinds.ts'
import type { DangerClass } from '#domain/danger/danger-classes.ts'
import {
  type DangerFigures,
  type DangerLanguage,
  type DangerShares,
  dangerGroupGoals,
  type FirstResult,
} from '#domain/danger/danger-figures.ts'
import { dangerClassByKind } from '#domain/danger/training-message.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import type { DataColumn } from '#client/ui/data-table/data-column.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { ShareCell } from './share-cell.tsx'

type RoundFigures = DangerFigures['rounds'][number]

interface GroupTableProps {
  figures: RoundFigures
  first: FirstResult | undefined
}

interface GroupRow extends DangerShares {
  name: string
  messages: number
  /** The share of cards on first look. */
  cardFirst: number | null
  /** The goal for the share of cards, on first look and today, where the group has one. */
  leastFirst: number | null
  leastToday: number | null
}

const measured = ['cardOrLine', 'now', 'falseCards', 'falseLines'] as const

/** One round by danger, language and number of messages. */
export function GroupTable({ figures, first }: GroupTableProps) {
  const t = useText('adminDanger')
  const columns = useGroupColumns()
  const rows = useGroupRows(figures, first)
  return (
    <DataTable
      caption={t('figures.groups', { round: figures.round })}
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
    />
  )
}

const isMet = (share: number | null, least: number | null) => (share === null || least === null ? null : share >= least)

function useGroupColumns(): DataColumn<GroupRow>[] {
  const t = useText('adminDanger')
  return [
    { key: 'name', label: t('figures.group'), isHeader: true, cell: ({ name }) => name },
    { key: 'messages', label: t('figures.messages'), align: 'end', cell: ({ messages }) => messages },
    {
      key: 'cardFirst',
      label: t('figures.cardFirst'),
      align: 'end',
      cell: ({ cardFirst, leastFirst }) => <ShareCell share={cardFirst} isMet={isMet(cardFirst, leastFirst)} />,
    },
    {
      key: 'card',
      label: t('figures.cardToday'),
      align: 'end',
      cell: ({ card, leastToday }) => <ShareCell share={card} isMet={isMet(card, leastToday)} />,
    },
    ...measured.map((key): DataColumn<GroupRow> => ({
      key,
      label: t(`figures.columns.${key}`),
      align: 'end',
      // An empty cell takes no line on a phone.
      cell: (row) => (row[key] === null ? null : <ShareCell share={row[key]} isMet={null} />),
    })),
  ]
}

function useGroupRows({ byClass, byLanguage, byTurns }: RoundFigures, first: FirstResult | undefined): GroupRow[] {
  const t = useText('adminDanger')
  const nameClass = useClassName()
  const { eachClass, spanishBehind } = dangerGroupGoals
  /** Spanish is compared with English. */
  const findLeast = (language: DangerLanguage, english: number | null | undefined) =>
    language === 'es' && typeof english === 'number' ? english - spanishBehind : null
  return [
    ...byClass.map((group) => ({
      ...group,
      name: nameClass(group.class),
      cardFirst: first?.byClass?.[group.class] ?? null,
      leastFirst: eachClass,
      leastToday: eachClass,
    })),
    ...byLanguage.map((group) => ({
      ...group,
      name: t(`figures.languages.${group.language}`),
      cardFirst: first?.byLanguage?.[group.language] ?? null,
      leastFirst: findLeast(group.language, first?.byLanguage?.en),
      leastToday: findLeast(group.language, byLanguage.find(({ language }) => language === 'en')?.card),
    })),
    ...byTurns.map((group) => ({
      ...group,
      name: t(`figures.turns.${group.turns}`),
      cardFirst: first?.byTurns?.[group.turns] ?? null,
      leastFirst: null,
      leastToday: null,
    })),
  ]
}

function useClassName(): (danger: DangerClass) => string {
  const t = useText('adminReggie')
  return (danger) => {
    const kind = crisisKinds.find((candidate) => dangerClassByKind[candidate] === danger)
    return kind ? t(`guard.kinds.${kind}`) : danger
  }
}
