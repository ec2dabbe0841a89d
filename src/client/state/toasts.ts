import { createStore } from '#client/platform/store.ts'
import { noToasts, toastReducer, type ToastItem } from '#client/ui/toast/toast-state.ts'

export const toasts = createStore(toastReducer, noToasts)

export function showToast(toast: Pick<ToastItem, 'title'> & Partial<Omit<ToastItem, 'id'>>): void {
  toasts.send({ type: 'shown', toast: { id: crypto.randomUUID(), ...toast }, at: Date.now() })
}
