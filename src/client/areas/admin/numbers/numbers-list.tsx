import { useEffect, useId, useRef } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import type { NumberToCall } from '#contracts/state-lines.ts'
import type { LineVerdict } from '#domain/facts/state-lines.ts'
import { type NumberAnswer, NumberCard } from './number-card.tsx'

export const getNumberKey = ({ state, service, phone }: Pick<NumberToCall, 'state' | 'service' | 'phone'>): string =>
  `${state} ${service} ${phone}`

export interface NumbersListProps {
  numbers: readonly NumberToCall[]
  show: 'waiting' | 'called'
  stateName: (code: string) => string
  /** The number whose heading takes the focus. */
  focused: { key: string } | null
  busy: { key: string; verdict: LineVerdict } | null
  problem: { key: string; text: string } | null
  onAnswer: (number: NumberToCall, answer: NumberAnswer) => void
}

/** The numbers, state by state. */
export function NumbersList({ numbers, show, ...rest }: NumbersListProps) {
  const t = useText('adminNumbers')
  if (numbers.length === 0) {
    return show === 'waiting' ? (
      <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
    ) : (
      <EmptyState title={t('noneCalled')}>{t('noneCalledText')}</EmptyState>
    )
  }
  const states = [...new Set(numbers.map(({ state }) => state))]
  return states.map((state) => (
    <StateNumbers key={state} state={state} numbers={numbers.filter((number) => number.state === state)} {...rest} />
  ))
}

type StateNumbersProps = Omit<NumbersListProps, 'show'> & { state: string }

function StateNumbers({ state, numbers, stateName, focused, busy, problem, onAnswer }: StateNumbersProps) {
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focused) heading.current?.focus()
  }, [focused])
  return (
    <section aria-labelledby={titleId} className="desk-stack">
      <h2 id={titleId}>{stateName(state)}</h2>
      <ul className="desk-list">
        {numbers.map((number) => {
          const key = getNumberKey(number)
          return (
            <NumberCard
              key={key}
              number={number}
              stateName={stateName(state)}
              heading={focused?.key === key ? heading : undefined}
              busy={busy && { verdict: busy.verdict, isHere: busy.key === key }}
              problem={problem?.key === key ? problem.text : null}
              onAnswer={(answer) => onAnswer(number, answer)}
            />
          )
        })}
      </ul>
    </section>
  )
}
