import type * as chatSend from './chat-send.ts'

type Sending = typeof chatSend

let loaded: Sending | undefined

/**
 * Loads the sending code, including what reads a message for danger, separately from the screen: it is half of its size. The chat
 * requests it as soon as it renders, so that it is ready, online or offline, when a message is written.
 */
export async function loadSending(): Promise<Sending> {
  loaded ??= await import('./chat-send.ts')
  return loaded
}

/** Runs at once when loaded. Nothing is sent before it was read for danger. */
export function withSending(callback: (sending: Sending) => void, onFailure: () => void): void {
  if (loaded) callback(loaded)
  else loadSending().then(callback, onFailure)
}
