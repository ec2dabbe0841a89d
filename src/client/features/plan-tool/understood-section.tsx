import { Check, Plus } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import {
  listUnderstood,
  type PlanCorrection,
  type PlanCorrections,
  type ShownLine,
} from '#domain/action-plan/plan-corrections.ts'
import type { UnderstoodLine } from '#domain/action-plan/plan-step.ts'
import type { PlanToolError } from '#domain/action-plan/plan-tool.ts'
import type { StoredPlan } from '#domain/action-plan/stored-plan.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Spinner } from '#client/ui/spinner/spinner.tsx'
import { PlanErrorNotice } from './plan-error-notice.tsx'
import { SubHeading } from './stage-heading.tsx'

export interface CorrectionActions {
  onCorrect: (correction: PlanCorrection) => void
  onUndoCorrection: (signal: string) => void
}

interface UnderstoodSectionProps extends CorrectionActions {
  plan: StoredPlan
  /** With the change that is under way. */
  corrections: PlanCorrections
  /** Without the answers the plan cannot be made again. */
  isFixed: boolean
  isRemaking: boolean
  trouble: PlanToolError | null
}

/** How the answers were read, before the plan that rests on it. */
export function UnderstoodSection({ plan, corrections, isFixed, ...rest }: UnderstoodSectionProps) {
  const t = useText('planTool')
  const heading = useRef<HTMLHeadingElement>(null)
  const lines = listUnderstood(plan.understood, corrections)
  const questions = isFixed ? [] : plan.questions
  useFocusAfterRemake(plan.madeAt, heading)
  if (lines.length === 0 && questions.length === 0) return null
  return (
    <section aria-labelledby="plan-understood" className="plan-understood">
      <SubHeading below={1} id="plan-understood" ref={heading}>
        {t('understood.title')}
      </SubHeading>
      {!isFixed && lines.length > 0 && <p>{t('understood.text')}</p>}
      {lines.length > 0 && (
        <ul className="grid gap-2" lang={plan.language}>
          {lines.map((line, at) => (
            <Line key={line.signal} line={line} at={at} isFixed={isFixed} {...rest} />
          ))}
        </ul>
      )}
      {questions.length > 0 && <Questions questions={questions} corrections={corrections} plan={plan} {...rest} />}
      <RemakeStatus madeAt={plan.madeAt} {...rest} />
    </section>
  )
}

interface LineProps extends CorrectionActions {
  line: ShownLine
  at: number
  isFixed: boolean
}

/** The button keeps its place and its focus when it turns into Undo. */
function Line({ line: { signal, line, isStruck }, at, isFixed, onCorrect, onUndoCorrection }: LineProps) {
  const t = useText('planTool')
  const action = t(isStruck ? 'understood.undo' : 'understood.wrong')
  const handlePress = () => (isStruck ? onUndoCorrection(signal) : onCorrect({ signal, line, at, isSo: false }))
  return (
    <li className="ui-action-line">
      {isStruck ? (
        <span>
          <span className="sr-only">{t('understood.struck')} </span>
          <s>{line}</s>
        </span>
      ) : (
        <span>{line}</span>
      )}
      {!isFixed && (
        <Button size="small" aria-label={t('steps.named', { action, about: line })} onClick={handlePress}>
          {action}
        </Button>
      )}
    </li>
  )
}

type QuestionsProps = CorrectionActions &
  Pick<UnderstoodSectionProps, 'plan' | 'corrections'> & { questions: readonly UnderstoodLine[] }

/** What would change the plan and was not said. */
function Questions({ questions, plan, corrections, onCorrect, onUndoCorrection }: QuestionsProps) {
  const t = useText('planTool')
  return (
    <div role="group" aria-labelledby="plan-asked" className="grid gap-2">
      <p id="plan-asked" className="font-semibold">
        {t('understood.ask')}
      </p>
      <div className="plan-chips" lang={plan.language}>
        {questions.map(({ signal, line }) => {
          const isOn = corrections.some((correction) => correction.signal === signal && correction.isSo)
          const Icon = isOn ? Check : Plus
          return (
            <button
              key={signal}
              type="button"
              className="plan-chip"
              aria-pressed={isOn}
              onClick={() =>
                isOn ? onUndoCorrection(signal) : onCorrect({ signal, line, at: plan.understood.length, isSo: true })
              }
            >
              <Icon aria-hidden size={18} />
              {line}
            </button>
          )
        })}
      </div>
    </div>
  )
}

interface RemakeStatusProps {
  madeAt: number
  isRemaking: boolean
  trouble: PlanToolError | null
}

function RemakeStatus({ madeAt, isRemaking, trouble }: RemakeStatusProps) {
  const t = useText('planTool')
  const [firstMadeAt] = useState(madeAt)
  return (
    <>
      <div role="status">
        {isRemaking && (
          <p className="flex items-center gap-2">
            <Spinner />
            {t('understood.busy')}
          </p>
        )}
        {!isRemaking && !trouble && madeAt !== firstMadeAt && <p>{t('understood.updated')}</p>}
      </div>
      {trouble && (
        <PlanErrorNotice>
          {t(`trouble.${trouble}`)} {t('understood.same')}
        </PlanErrorNotice>
      )}
    </>
  )
}

/** A tapped question is gone from the new plan, so the focus would be lost with it. */
function useFocusAfterRemake(madeAt: number, heading: RefObject<HTMLHeadingElement | null>): void {
  const visibleMadeAt = useRef(madeAt)
  useEffect(() => {
    if (visibleMadeAt.current === madeAt) return
    visibleMadeAt.current = madeAt
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [madeAt, heading])
}
