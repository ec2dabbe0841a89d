import { useState } from 'react'
import { LoadingPart } from '#client/platform/loading/loading-part.tsx'
import { NotLoaded } from '#client/platform/loading/not-loaded.tsx'
import type { ToolProps } from '../tool-props.ts'
import { LetterView } from './letter-view.tsx'
import { loadLetterFacts } from './load-letter-facts.ts'
import { useLoaded } from '#client/platform/loading/use-loaded.ts'

export function LetterTool({ onClose }: Pick<ToolProps, 'onClose'>) {
  const [facts, onRetry] = useLoaded(loadLetterFacts)
  const [now] = useState(() => Date.now())
  if (facts.phase === 'loading') return <LoadingPart />
  if (facts.phase === 'failed') return <NotLoaded onRetry={onRetry} />
  return <LetterView bonding={facts.value.bonding} now={now} onClose={onClose} />
}
