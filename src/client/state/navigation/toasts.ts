import { noToasts, toastReducer, type ToastItem } from '#domain/toasts/toast-state.ts'
import { createStore } from '#client/platform/store.ts'

export const toasts = createStore(toastReducer, noToasts)

export function showToast(toast: Pick<ToastItem, 'title'> & Partial<Omit<ToastItem, 'id'>>): void {
  toasts.send({ type: 'shown', toast: { id: crypto.randomUUID(), ...toast }, at: Date.now() })
}
