import { Urgency } from '#domain/introductions/introduction.ts'
import type { IntroductionState } from '#domain/introductions/states.ts'
import { needKeys } from '#domain/needs/needs.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import type { Filter } from '#client/ui/filter-bar/filter-control.tsx'
import type { ListQuery } from './queries.ts'

export interface Colleague {
  id: string
  name: string
}

export type FilterKey = 'state' | 'need' | 'urgency' | 'owner'

const shownStates = [
  'sent',
  'opened',
  'needs_you',
  'accepted',
  'declined',
  'got_help',
  'not_got_help',
  'withdrawn',
] as const satisfies readonly IntroductionState[]

/** Empty value: no filter. */
const all = ''

export function useListFilters(query: ListQuery, colleagues: readonly Colleague[]): Filter[] {
  const t = useText('partnerIntroductions')
  const needs = useText('needs')
  const select = (key: FilterKey, value: string | undefined, options: Option[]): Filter => ({
    kind: 'select',
    key,
    label: t(`filters.${key}`),
    value: value ?? all,
    options: [{ value: all, label: t('filters.all') }, ...options],
  })
  const isMine = query.owner === 'mine'
  return [
    select('state', query.state, [
      ...(['open', 'overdue', 'closed'] as const).map((value) => ({ value, label: t(`filters.${value}`) })),
      ...shownStates.map((value) => ({ value, label: t(`states.${value}`) })),
    ]),
    select(
      'need',
      query.need,
      needKeys.map((value) => ({ value, label: needs(`${value}.label`) })),
    ),
    select(
      'urgency',
      query.urgency,
      Urgency.options.map((value) => ({ value, label: t(`urgency.${value}`) })),
    ),
    select('owner', isMine ? all : query.owner, [
      { value: 'nobody', label: t('filters.nobody') },
      ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
    ]),
    { kind: 'toggle', key: 'mine', label: t('filters.mine'), value: isMine },
  ]
}

interface Option {
  value: string
  label: string
}
