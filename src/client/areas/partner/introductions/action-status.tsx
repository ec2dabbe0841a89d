import type { ActionPhase } from '#client/shared/query/use-action.ts'

interface ActStatusProps {
  phase: ActionPhase
  done: string
  failed: string
}

/** Always rendered, so that screen readers announce changes. */
export function ActStatus({ phase, done, failed }: ActStatusProps) {
  return (
    <p role="status" className={phase === 'failed' ? 'pi-status pi-status-failed' : 'pi-status'} data-print="hide">
      {phase === 'done' && done}
      {phase === 'failed' && failed}
    </p>
  )
}
