import { useState } from 'react'
import type { ToolProps } from '../tool-props.ts'
import { loadRecordFacts } from './load-record-facts.ts'
import { RecordView } from './record-view.tsx'
import { useLoaded } from '#client/platform/loading/use-loaded.ts'

export function RecordTool(props: ToolProps) {
  const [facts, onRetry] = useLoaded(loadRecordFacts)
  const [now] = useState(() => Date.now())
  return <RecordView {...props} facts={facts} now={now} onRetry={onRetry} />
}
