import { useRef, useState } from 'react'
import { listHeldDocuments } from '#domain/documents/answers.ts'
import { solveDocuments } from '#domain/documents/solve.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import type { PathFinderProps } from './document-props.ts'
import { PathForm } from './path-form.tsx'
import { PathResult } from './path-result.tsx'

/**
 * The person's documents and states; the path is shown below once both states are known, and updates with every change.
 */
export function PathFinder({ facts, answers, now, onAnswers, onTransportation }: PathFinderProps) {
  const t = useText('documents')
  const [isSubmitted, setIsSubmitted] = useState(false)
  const result = useRef<HTMLHeadingElement>(null)
  const { birthState, homeState, goal, marked } = answers
  const path =
    birthState && homeState
      ? solveDocuments({ heldDocuments: listHeldDocuments(marked), birthState, homeState, goal }, facts)
      : null

  const handleShow = () => {
    setIsSubmitted(true)
    result.current?.scrollIntoView({ block: 'start' })
    result.current?.focus({ preventScroll: true })
  }
  return (
    <div className="ui-sides ui-sides-even">
      <div className="grid gap-6">
        <p>{t('form.text')}</p>
        <PathForm answers={answers} isSubmitted={isSubmitted} onAnswers={onAnswers} onShow={handleShow} />
      </div>
      {path && birthState && homeState && (
        <PathResult
          titleRef={result}
          path={path}
          facts={facts}
          birthState={birthState}
          homeState={homeState}
          now={now}
          {...(onTransportation && { onTransportation })}
        />
      )}
    </div>
  )
}
