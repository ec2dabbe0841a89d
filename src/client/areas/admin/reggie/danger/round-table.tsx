import {
  type DangerBuild,
  type DangerGoal,
  dangerGoals,
  type DangerShares,
  isGoalMet,
} from '#domain/danger/danger-figures.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useNumberFormat } from '#client/shared/formats/use-number-format.ts'
import type { DataColumn } from '#client/ui/data-table/data-column.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import type { DangerFiguresReply } from '../queries.ts'
import { ShareCell } from './share-cell.tsx'

interface RoundTableProps extends Pick<DangerFiguresReply, 'firstResults' | 'today'> {
  caption: string
  builds: readonly DangerBuild[]
}

interface RoundRow {
  name: string
  /** Null in the row with the goals. */
  figures: (Pick<DangerShares, DangerGoal> & { messages: number }) | null
}

const goals = Object.keys(dangerGoals) as DangerGoal[]

/** The goals, then each round, the newest first: its first look above its figures of today. */
export function RoundTable({ caption, ...props }: RoundTableProps) {
  const columns = useRoundColumns()
  const rows = useRoundRows(props)
  return <DataTable caption={caption} columns={columns} rows={rows} rowKey={({ name }) => name} />
}

function useRoundColumns(): DataColumn<RoundRow>[] {
  const t = useText('adminDanger')
  const formatGoal = useGoalText()
  return [
    { key: 'name', label: t('figures.row'), isHeader: true, cell: ({ name }) => name },
    { key: 'messages', label: t('figures.messages'), align: 'end', cell: ({ figures }) => figures?.messages },
    ...goals.map((goal): DataColumn<RoundRow> => ({
      key: goal,
      label: t(`figures.columns.${goal}`),
      align: 'end',
      cell: ({ figures }) =>
        figures ? <ShareCell share={figures[goal]} isMet={isGoalMet(goal, figures[goal])} /> : formatGoal(goal),
    })),
  ]
}

function useGoalText(): (goal: DangerGoal) => string {
  const t = useText('adminDanger')
  const { finePercent } = useNumberFormat()
  return (goal) => {
    const bound = dangerGoals[goal]
    return 'atLeast' in bound
      ? t('figures.atLeast', { share: finePercent(bound.atLeast / 100) })
      : t('figures.atMost', { share: finePercent(bound.atMost / 100) })
  }
}

function useRoundRows({ firstResults, today, builds }: Omit<RoundTableProps, 'caption'>): RoundRow[] {
  const t = useText('adminDanger')
  const currentRounds = today?.rounds ?? []
  const rounds = [...new Set([...firstResults, ...currentRounds].map(({ round }) => round))]
  // A single build needs no name.
  const nameRow = (row: string, build: DangerBuild) =>
    builds.length === 1 ? row : t('figures.build', { row, build: t(`figures.builds.${build}`) })
  const rows = rounds
    .toSorted((a, b) => b - a)
    .flatMap((round) =>
      builds.flatMap((build): RoundRow[] => {
        const first = firstResults.find((result) => result.round === round && result.build === build)
        const current = currentRounds.find((figures) => figures.round === round)
        return [
          ...(first ? [{ name: nameRow(t('figures.firstLook', { round }), build), figures: first }] : []),
          ...(current
            ? [
                {
                  name: nameRow(t('figures.now', { round }), build),
                  figures: { messages: current.messages, ...current.builds[build] },
                },
              ]
            : []),
        ]
      }),
    )
  return [{ name: t('figures.goal'), figures: null }, ...rows]
}
