import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'wouter'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { stateOptions } from '#client/platform/i18n/state-options.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { callStaff } from '#client/state/session/staff-session.ts'
import { FilterBar } from '#client/ui/filter-bar/filter-bar.tsx'
import type { CallReply } from '#contracts/call.ts'
import { listNumbersToCall } from '#contracts/state-lines.ts'
import { LineService, lineServices } from '#domain/facts/state-lines.ts'
import { StateCode } from '#domain/places/states.ts'
import { PanelState } from '../review-queue/panel-state.tsx'
import { ReviewQueueFrame } from '../review-queue/review-queue-frame.tsx'
import { NumbersList } from './numbers-list.tsx'
import { numbersKey, useNumberAnswers } from './use-number-answers.ts'

type Reply = CallReply<typeof listNumbersToCall>
type Show = 'waiting' | 'called'
export interface NumbersFilter {
  show: Show
  state: StateCode | undefined
  service: LineService | undefined
}

/** /admin/numbers: the numbers of state offices that wait for a call. The address holds the filters. */
export function NumbersPage() {
  const t = useText('adminNumbers')
  const [params, setParams] = useSearchParams()
  const filter: NumbersFilter = {
    show: params.get('show') === 'called' ? 'called' : 'waiting',
    state: StateCode.safeParse(params.get('state')).data,
    service: LineService.safeParse(params.get('service')).data,
  }
  const query = useQuery({
    queryKey: [numbersKey, filter],
    staleTime: 0,
    // Whoever calls has this list before them: it must not change under their hands.
    refetchOnWindowFocus: false,
    queryFn: () =>
      callStaff(listNumbersToCall, {
        query: {
          show: filter.show,
          ...(filter.state && { state: filter.state }),
          ...(filter.service && { service: filter.service }),
        },
      }),
  })
  const change = (next: Record<string, string>) => setParams(new URLSearchParams(next), { replace: true })
  return (
    <ReviewQueueFrame title={t('title')} intro={t('intro')}>
      <PanelState query={query}>
        {(reply) => <Numbers key={params.toString()} reply={reply} filter={filter} onFilter={change} />}
      </PanelState>
    </ReviewQueueFrame>
  )
}

interface NumbersProps {
  reply: Reply
  filter: NumbersFilter
  onFilter: (next: Record<string, string>) => void
}

function Numbers({ reply, filter, onFilter }: NumbersProps) {
  const { said, ...answers } = useNumberAnswers(filter)
  return (
    <>
      <NumbersHead reply={reply} filter={filter} onFilter={onFilter} />
      <p role="status">{said}</p>
      <NumbersBody reply={reply} show={filter.show} {...answers} />
    </>
  )
}

type BodyProps = { reply: Pick<Reply, 'numbers'>; show: Show } & Omit<ReturnType<typeof useNumberAnswers>, 'said'>

export function NumbersBody({ reply, show, ...answers }: BodyProps) {
  const { stateName } = useStates()
  return <NumbersList numbers={reply.numbers} show={show} stateName={stateName} {...answers} />
}

function useStates() {
  const onboarding = useText('onboarding')
  const { language } = useLanguage()
  const states = useMemo(() => stateOptions(onboarding, language), [onboarding, language])
  return { states, stateName: (code: string) => states.find(({ value }) => value === code)?.label ?? code }
}

/** How many there are, and which of them to list. */
export function NumbersHead({ reply, filter, onFilter }: NumbersProps) {
  const t = useText('adminNumbers')
  const { states } = useStates()
  const { counts, total, numbers } = reply
  const values = {
    show: filter.show === 'called' ? 'called' : '',
    state: filter.state ?? '',
    service: filter.service ?? '',
  }
  const filled = (next: Record<string, string>) =>
    onFilter(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')))
  return (
    <>
      <p className="desk-quiet">{t('counts', counts)}</p>
      <FilterBar
        label={t('filters')}
        summaryLabel={t('openFilters')}
        clearLabel={t('clear')}
        resultText={t('found', { count: total })}
        onClear={() => onFilter({})}
        onChange={(key, value) => filled({ ...values, [key]: String(value) })}
        filters={[
          {
            kind: 'select',
            key: 'show',
            label: t('show'),
            value: values.show,
            options: [
              { value: '', label: t('waiting') },
              { value: 'called', label: t('called') },
            ],
          },
          {
            kind: 'select',
            key: 'state',
            label: t('state'),
            value: values.state,
            options: [{ value: '', label: t('allStates') }, ...states],
          },
          {
            kind: 'select',
            key: 'service',
            label: t('service'),
            value: values.service,
            options: [
              { value: '', label: t('allServices') },
              ...lineServices.map((value) => ({ value, label: t(`services.${value}.name`) })),
            ],
          },
        ]}
      />
      {numbers.length < total && <p>{t('showing', { shown: numbers.length, total })}</p>}
    </>
  )
}
