import { reportQuietly } from '../report-quietly.ts'

/** Browser storage that cannot crash the page: blocked, full or missing storage falls back to memory. */
export interface SafeArea {
  get(name: string): string | undefined
  set(name: string, text: string): void
  remove(name: string): void
  clear(): void
  /** The browser refused to store it: it ends with the page. */
  isOnlyInMemory(name: string): boolean
  isRefusing(): boolean
}

export function safeArea(kind: 'localStorage' | 'sessionStorage'): SafeArea {
  const memory = new Map<string, string>()
  // On the server there is no window, and nothing is stored: memory there would be shared by everyone.
  const attempt = <Result>(callback: (storage: Storage) => Result, whenRefused?: () => void): Result | undefined => {
    if (typeof window === 'undefined') return undefined
    try {
      return callback(window[kind])
    } catch (error) {
      reportQuietly(kind, error)
      whenRefused?.()
      return undefined
    }
  }
  return {
    get: (name) => memory.get(name) ?? attempt((storage) => storage.getItem(name)) ?? undefined,
    set(name, text) {
      memory.delete(name)
      attempt(
        (storage) => storage.setItem(name, text),
        () => memory.set(name, text),
      )
    },
    remove(name) {
      memory.delete(name)
      attempt((storage) => storage.removeItem(name))
    },
    clear() {
      memory.clear()
      attempt((storage) => storage.clear())
    },
    isOnlyInMemory: (name) => memory.has(name),
    isRefusing: () => memory.size > 0,
  }
}
