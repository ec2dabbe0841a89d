const DEFAULT_DURATION_MS = 5000
const VISIBLE_LIMIT = 1
/** How long a closed toast stays in the state, so that its text can still be read. */
export const removalDelayMs = 1_000_000

export interface ToastItem {
  id: string
  title: string
  text?: string
  tone: 'plain' | 'destructive'
  durationMs: number
  action?: { label: string; onPress: () => void }
}

interface StoredToast extends ToastItem {
  closedAt: number | null
}

/** Newest first. */
export type ToastState = readonly StoredToast[]

export type ToastEvent =
  | { type: 'shown'; toast: Pick<ToastItem, 'id' | 'title'> & Partial<ToastItem>; at: number }
  | { type: 'closed'; id: string; at: number }
  | { type: 'allClosed'; at: number }

export const noToasts: ToastState = []

export function toastReducer(state: ToastState, event: ToastEvent): ToastState {
  switch (event.type) {
    case 'shown': {
      const toast: StoredToast = { tone: 'plain', durationMs: DEFAULT_DURATION_MS, ...event.toast, closedAt: null }
      const others = remembered(state, event.at).filter((item) => item.id !== toast.id)
      return [toast, ...others].map((item, index) => (index < VISIBLE_LIMIT ? item : close(item, event.at)))
    }
    case 'closed':
      return state.some((item) => item.id === event.id && item.closedAt === null)
        ? state.map((item) => (item.id === event.id ? close(item, event.at) : item))
        : state
    case 'allClosed':
      return state.map((item) => close(item, event.at))
  }
}

export function findVisibleToast(state: ToastState): ToastItem | undefined {
  return state.find((toast) => toast.closedAt === null)
}

function close(toast: StoredToast, at: number): StoredToast {
  return toast.closedAt === null ? { ...toast, closedAt: at } : toast
}

function remembered(state: ToastState, now: number) {
  return state.filter((toast) => toast.closedAt === null || now - toast.closedAt < removalDelayMs)
}
