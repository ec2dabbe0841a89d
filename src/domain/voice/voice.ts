/** `unsupported`: no speech recognition here. `refused`: it exists, but may not be used. `broken`: it kept failing. */
export type VoiceFailure = 'unsupported' | 'refused' | 'broken'

export type VoiceState =
  | { phase: 'idle' }
  | { phase: 'listening'; restarts: number; hasHeard: boolean }
  | { phase: 'retrying'; restarts: number }
  | { phase: 'failed'; cause: VoiceFailure }

export type VoiceEvent =
  | { type: 'started' }
  | { type: 'heard' }
  /** The recognizer stopped by itself: the person went silent, or it had an error it may recover from. */
  | { type: 'ended' }
  | { type: 'retryDue' }
  | { type: 'stopped' }
  | { type: 'failed'; cause: VoiceFailure }

export const maxVoiceRestarts = 3
export const voiceRestartDelayMs = 2_000

export const initialVoice: VoiceState = { phase: 'idle' }

export function voiceReducer(state: VoiceState, event: VoiceEvent): VoiceState {
  switch (event.type) {
    case 'started':
      return isVoiceOn(state) ? state : { phase: 'listening', restarts: 0, hasHeard: false }
    case 'heard':
      return state.phase === 'listening' && !state.hasHeard ? { ...state, hasHeard: true } : state
    case 'ended':
      return state.phase === 'listening' ? afterEnd(state) : state
    case 'retryDue':
      return state.phase === 'retrying' ? { phase: 'listening', restarts: state.restarts, hasHeard: false } : state
    case 'stopped':
      return state.phase === 'idle' ? state : initialVoice
    case 'failed':
      return { phase: 'failed', cause: event.cause }
  }
}

/** On from the person's point of view: the button stops it. */
export function isVoiceOn({ phase }: VoiceState): boolean {
  return phase === 'listening' || phase === 'retrying'
}

/** Stops if speech was heard; otherwise retries a limited number of times. */
function afterEnd({ restarts, hasHeard }: { restarts: number; hasHeard: boolean }): VoiceState {
  if (hasHeard) return initialVoice
  if (restarts === maxVoiceRestarts) return { phase: 'failed', cause: 'broken' }
  return { phase: 'retrying', restarts: restarts + 1 }
}

/** Appends the spoken text to the typed text, with a space between. */
export function appendSpoken(written: string, spoken: string): string {
  const words = spoken.trim()
  if (words === '') return written
  return written === '' || /\s$/.test(written) ? written + words : `${written} ${words}`
}
