import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError } from '#client/platform/api/api-error.ts'
import { queryClient } from '#client/platform/api/with-queries.tsx'
import { reportQuietly } from '#client/platform/report-quietly.ts'

export type ActionPhase = 'idle' | 'busy' | 'done' | 'failed'

interface Action {
  phase: ActionPhase
  isBusy: boolean
  /** Name of the running action. */
  busy: string | null
  /** Error of the last action; undefined if it succeeded. */
  failure: Error | undefined
  /** Resolves to whether it succeeded. The last of several counts. */
  perform: (command: () => Promise<unknown>) => Promise<boolean>
  /** One at a time: does nothing while an action runs. */
  run: (name: string, command: () => Promise<unknown>) => void
  /** The same for a form that shows the error itself: rejects with it. */
  send: (name: string, command: () => Promise<unknown>) => Promise<void>
}

interface NamedCommand {
  name: string
  command: () => Promise<unknown>
}

const phases = { idle: 'idle', pending: 'busy', success: 'done', error: 'failed' } as const

/** Requests started by the buttons of one part of a staff page. */
export function useAction(): Action {
  const isUnderWay = useRef(false)
  const { status, error, variables, mutateAsync } = useMutation<unknown, Error, NamedCommand>(
    {
      mutationFn: ({ command }) => command(),
      // Without a connection it fails at once instead of waiting unseen.
      networkMode: 'always',
      onError: (failure) => {
        if (!(failure instanceof ApiError)) reportQuietly('staff action', failure)
      },
    },
    queryClient,
  )
  const succeeds = (running: Promise<unknown>): Promise<boolean> =>
    running.then(
      () => true,
      () => false,
    )
  const send = async (name: string, command: () => Promise<unknown>) => {
    // A second press can arrive before the new state is rendered.
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      await mutateAsync({ name, command })
    } finally {
      isUnderWay.current = false
    }
  }
  return {
    phase: phases[status],
    isBusy: status === 'pending',
    busy: status === 'pending' ? variables.name : null,
    failure: error ?? undefined,
    perform: (command) => succeeds(mutateAsync({ name: '', command })),
    run: (name, command) => void succeeds(send(name, command)),
    send,
  }
}
