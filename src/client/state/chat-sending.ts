import type * as chatSend from './chat-send.ts'

type Sending = typeof chatSend

let loaded: Sending | undefined

/**
 * Fetches what sending needs, the rules for a crisis among it, apart from the screen: they are half of its size. The
 * chat asks for it as soon as it is drawn, so that it is here, network or not, when somebody has written.
 */
export async function loadSending(): Promise<Sending> {
  loaded ??= await import('./chat-send.ts')
  return loaded
}

/** At once when it is here. Nothing is sent that the rules have not read. */
export function withSending(callback: (sending: Sending) => void, onFailure: () => void): void {
  if (loaded) callback(loaded)
  else loadSending().then(callback, onFailure)
}
